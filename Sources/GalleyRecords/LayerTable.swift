internal import GalleyGeometry
internal import GalleyNotation

/// The layers that the elements of a screen are made of, each written once: cells of a collection
/// have the same ones in the same places, and only look different.
struct LayerTable {
  private struct Shape: Hashable {
    var name: PartName
    var kind: String
    var frame: Rect
    var neighbors: [LayerNeighbor]
    var told: [Told]
    var source: LayerSource?

    init(_ layer: ScreenRecord.Layer) {
      name = layer.name
      kind = layer.kind
      frame = layer.frame
      neighbors = layer.neighbors
      told = layer.told
      source = layer.source
    }
  }

  private var layers: [ScreenRecord.Layer] = []
  private var numbers: [Shape: Int] = [:]

  init() {}

  /// The layers of all elements; what is around comes before what is inside.
  init(of record: ScreenRecord) {
    for element in record.collections.lazy.flatMap(\.elements) {
      for layer in element.layers ?? [] { add(layer) }
    }
  }

  private mutating func add(_ layer: ScreenRecord.Layer) {
    let shape = Shape(layer)
    guard numbers[shape] == nil else { return }
    numbers[shape] = layers.count
    layers.append(layer)
  }

  func number(of layer: ScreenRecord.Layer) -> Int? { numbers[Shape(layer)] }

  /// A key of an object: the layers with their places, without their looks.
  var members: [JSONValue.Member] {
    guard !layers.isEmpty else { return [] }
    let outer = Dictionary(zip(layers.map(\.name), layers.indices)) { first, _ in first }
    let written = layers.map { layer -> JSONValue in
      var members = LayerNaming(of: layer).members(isComplete: false)
      if let outer = outer[layer.name.outer] {
        members.append(.init(key: "in", value: .integer(outer)))
      }
      members.append(.init(key: "frame", value: layer.frame.json))
      members += layer.neighbors.members + layer.told.members
      members += LayerSource.members(of: layer.source)
      return .object(members)
    }
    return [.init(key: "inner", value: .array(written))]
  }
}
