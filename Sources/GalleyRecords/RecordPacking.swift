internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension ScreenRecord {
  /// The record as pictures keep it: what ``json`` says in as few bytes as it takes, without what a
  /// reader knows by itself.
  package var compactJSON: String {
    var packing = RecordPacking(self)
    return packing.json(of: self).dense + "\n"
  }
}

/// Writes a record without what is as usual and what follows from what is around it.
private struct RecordPacking {
  private let style: RecordStyle
  private let shapes: LayerTable
  private var order: LookPrediction

  init(_ record: ScreenRecord) {
    let looks = LookTable(of: record)
    style = RecordStyle(isComplete: false, looks: looks)
    shapes = LayerTable(of: record)
    order = LookPrediction(count: looks.parts.values.count)
  }

  mutating func json(of record: ScreenRecord) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "title", value: .string(record.title)),
      .init(key: "state", value: .string(record.state)),
      .init(key: "size", value: record.size.json),
      .init(key: "scale", value: .number(record.scale)),
    ]
    if record.origin != .zero {
      members.append(.init(key: "origin", value: record.origin.json))
    }
    if let digest = record.sceneDigest {
      members.append(.init(key: "sceneDigest", value: .string(digest)))
    }
    if let source = record.stateSource {
      members.append(.init(key: "stateSource", value: .string(source.description)))
    }
    members += record.recordedOptions.member
    members += style.looks.shortMembers + shapes.members
    if let layers = record.layers {
      members.append(.init(key: "layers", value: .array(style.json(of: layers))))
      for layer in layers { order.pass(style.number(of: layer.look)) }
    }
    var collections: [JSONValue] = []
    for collection in record.collections { collections.append(json(of: collection)) }
    members.append(.init(key: "collections", value: .array(collections)))
    return .object(members)
  }

  private mutating func json(of record: LayoutRecord) -> JSONValue {
    var members = record.head
    var elements: [JSONValue] = []
    var runs = ElementPrediction()
    for element in record.elements { elements.append(json(of: element, after: &runs)) }
    members.append(.init(key: "elements", value: .array(elements)))
    let digests = record.elements.map(\.digest)
    if digests.contains(where: { $0 != nil }) {
      members.append(.init(key: "digests", value: .string(SourceDigest.text(of: digests))))
    }
    if let offscreen = record.offscreen {
      let runs = OffscreenRun.runs(of: offscreen)
      members.append(.init(key: "unseen", value: .array(runs.map(\.json))))
    }
    return .object(members)
  }

  private mutating func json(
    of record: LayoutRecord.Element, after runs: inout ElementPrediction
  ) -> JSONValue {
    let element = record.attributes.element
    let path = element.indexPath
    var members: [JSONValue.Member] = []
    if record.id != runs.id(of: element) {
      members.append(.init(key: "id", value: .string(record.id)))
    }
    if path.section != 0 { members.append(.init(key: "section", value: .integer(path.section))) }
    if path.item != runs.item(of: element.category, in: path.section) {
      members.append(.init(key: "item", value: .integer(path.item)))
    }
    runs.pass(element, id: record.id)
    members += record.attributes.members(isComplete: false) + style.look(record.look)
    members += record.arrangementMember
    order.pass(style.number(of: record.look))
    if let layers = record.layers {
      var made: [JSONValue] = []
      for layer in layers { made.append(json(of: layer)) }
      members.append(.init(key: "made", value: .array(made)))
    }
    return .object(members)
  }

  /// The number of a layer, in a list with that of its look where that is not the next; -1 where
  /// nobody said what it looks like.
  private mutating func json(of layer: ScreenRecord.Layer) -> JSONValue {
    let (shape, look) = (shapes.number(of: layer) ?? 0, style.number(of: layer.look))
    return order.pass(look)
      ? .integer(shape) : .array([.integer(shape), .integer(look ?? -1)])
  }
}

extension LayoutRecord {
  /// The members for the whole collection, without sizes that are those of what is around, and
  /// without an offset of zero.
  fileprivate var head: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init(key: "collection", value: .string(collection)),
      .init(key: "layout", value: .string(layout)),
    ]
    func add(_ key: String, _ value: JSONValue, unless isUsual: Bool) {
      if !isUsual { members.append(.init(key: key, value: value)) }
    }
    add("contentSize", contentSize.json, unless: contentSize == size)
    add("contentOffset", contentOffset.json, unless: contentOffset == .zero)
    add("size", size.json, unless: size == frame?.size)
    if let frame { add("frame", frame.json, unless: false) }
    if let mode { add("mode", .string(mode), unless: false) }
    if let itemCounts {
      add("itemCounts", .array(itemCounts.map(JSONValue.integer)), unless: false)
    }
    members += recordedOptions.member
    if let recordedSections { add("sections", recordedSections.json, unless: false) }
    return members
  }
}

/// The layers that the elements of a screen are made of, each written once: cells of a collection
/// have the same ones in the same places, and only look different.
struct LayerTable {
  private struct Shape: Hashable {
    var name: PartName
    var kind: String
    var frame: Rect
    var neighbors: [LayerNeighbor]
    var recordedOptions: [RecordedOption]
    var source: LayerDeclaration?

    init(_ layer: ScreenRecord.Layer) {
      name = layer.name
      kind = layer.kind
      frame = layer.frame
      neighbors = layer.neighbors
      recordedOptions = layer.recordedOptions
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
      var members = LayerIdentification(of: layer).members(isComplete: false)
      if let outer = outer[layer.name.outer] {
        members.append(.init(key: "in", value: .integer(outer)))
      }
      members.append(.init(key: "frame", value: layer.frame.json))
      members += layer.neighbors.members + layer.recordedOptions.members
      members += LayerDeclaration.members(of: layer.source)
      return .object(members)
    }
    return [.init(key: "inner", value: .array(written))]
  }
}
