internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A way to write elements and layers: with every key or without defaults, and with the numbers of
/// looks.
struct RecordStyle {
  var isComplete: Bool
  var looks: LookTable

  /// Layers in an order in which those around come before those inside.
  func json(of layers: [ScreenRecord.Layer]) -> [JSONValue] {
    let numbers = Dictionary(zip(layers.map(\.name), layers.indices)) { first, _ in first }
    return layers.map { layer in
      var members = LayerIdentification(of: layer).members(isComplete: isComplete)
      if let outer = numbers[layer.name.outer] {
        members.append(.init(key: "in", value: .integer(outer)))
      }
      let path = layer.name.description
      if isComplete, path != layer.id { members.append(.init(key: "path", value: .string(path))) }
      members.append(.init(key: "frame", value: layer.frame.json))
      members += layer.neighbors.members + layer.recordedOptions.members
      members += LayerDeclaration.members(of: layer.source)
      return .object(members + look(layer.look))
    }
  }

  /// An element in full.
  func json(of record: LayoutRecord.Element) -> JSONValue {
    let path = record.attributes.element.indexPath
    var members: [JSONValue.Member] = [
      .init(key: "id", value: .string(record.id)),
      .init(key: "section", value: .integer(path.section)),
      .init(key: "item", value: .integer(path.item)),
    ]
    members += record.attributes.members(isComplete: true)
    if let digest = record.digest {
      members.append(.init(key: "digest", value: .string(digest.description)))
    }
    members += record.arrangementMember
    members += look(record.look)
    if let layers = record.layers {
      members.append(.init(key: "layers", value: .array(json(of: layers))))
    }
    return .object(members)
  }

  /// A key of an object: the number of a look; nothing where there is none.
  func look(_ look: Look?) -> [JSONValue.Member] {
    number(of: look).map { [.init(key: "look", value: .integer($0))] } ?? []
  }

  func number(of look: Look?) -> Int? {
    look.flatMap { isComplete ? looks.number(of: $0) : looks.shortNumber(of: $0) }
  }
}

extension LayoutRecord.Element {
  /// A key of an object: what the item tells the layout; nothing for one that tells it nothing.
  var arrangementMember: [JSONValue.Member] {
    arrangement.map { [.init(key: "arrangement", value: .string($0.description))] } ?? []
  }
}

extension LayoutAttributes {
  /// Returns the members of an element apart from its index path.
  func members(isComplete: Bool) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue, unless isUsual: Bool = false) {
      if isComplete || !isUsual { members.append(.init(key: key, value: value)) }
    }
    add("category", .string(element.category.rawValue), unless: element.category == .cell)
    add("kind", .optional(element.kind), unless: element.kind == nil)
    add("frame", frame.json, unless: !isUpright)
    add("center", center.json, unless: isUpright)
    add("size", size.json, unless: isUpright)
    add("alpha", .number(alpha), unless: alpha == 1)
    add("transform", transform.json, unless: transform.isIdentity)
    if !projection.isIdentity { add("projection", projection.json) }
    add("zIndex", .integer(zIndex), unless: zIndex == 0)
    add("hidden", .boolean(isHidden), unless: !isHidden)
    let custom = sortedCustom.map { JSONValue.Member(key: $0.key, value: $0.value.json) }
    add("custom", .object(custom), unless: custom.isEmpty)
    return members
  }
}

extension LayoutAttributes {
  /// The custom values by name, so that two equal attributes are written alike.
  var sortedCustom: [(key: String, value: CustomValue)] { custom.sorted { $0.key < $1.key } }
}

extension CustomValue {
  var json: JSONValue {
    switch self {
    case .flag(let flag): .boolean(flag)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}

extension Size {
  /// Width, height.
  var json: JSONValue { .array([.number(width), .number(height)]) }
}

extension Point {
  /// x, y.
  var json: JSONValue { .array([.number(x), .number(y)]) }
}

extension Rect {
  /// x, y, width, height.
  var json: JSONValue { .array([minX, minY, width, height].map(JSONValue.number)) }
}

extension Projection {
  /// The radians about x and about y, and the perspective.
  var json: JSONValue {
    .array([radiansAboutX, radiansAboutY, perspective].map(JSONValue.number))
  }
}

extension Transform {
  /// a, b, c, d, tx, ty.
  var json: JSONValue { .array([a, b, c, d, tx, ty].map(JSONValue.number)) }
}
