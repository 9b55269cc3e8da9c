internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

extension ScreenRecord {
  /// The record as JSON, an element to a line; the same record gives the same bytes.
  ///
  /// Every element has every key of its attributes, so that a reader needs no defaults.
  public var json: String { text(RecordStyle(isComplete: true)) }

  /// The record as pictures keep it: as ``json``, without what a reader knows by itself.
  public var compactJSON: String { text(RecordStyle(isComplete: false)) }

  private func text(_ style: RecordStyle) -> String {
    var style = style
    style.looks = LookTable(of: self)
    if !style.isComplete { style.shapes = LayerTable(of: self) }
    var lines = [
      "\"title\": \(JSONValue.quoted(title))", "\"state\": \(JSONValue.quoted(state))",
      "\"size\": \(size.json.compact)", "\"scale\": \(JSONValue.number(scale).compact)",
    ]
    if let sceneDigest { lines.append("\"sceneDigest\": \(JSONValue.quoted(sceneDigest))") }
    if let told { lines.append("\"told\": \(told.json.compact)") }
    lines += style.looks.members.map { "\"\($0.key)\": \($0.value.compact)" }
    lines += style.shapes.members.map { "\"\($0.key)\": \($0.value.compact)" }
    if let layers {
      lines.append(list("layers", style.json(of: layers).map { "    " + $0.compact }))
    }
    lines.append(list("collections", collections.map { $0.text(style, indent: "    ") }))
    return "{\n" + lines.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  private func list(_ key: String, _ values: [String]) -> String {
    guard !values.isEmpty else { return "\"\(key)\": []" }
    return "\"\(key)\": [\n" + values.joined(separator: ",\n") + "\n  ]"
  }
}

extension LayoutRecord {
  /// The record as JSON, an element to a line; the same record gives the same bytes.
  public var json: String { text(RecordStyle(isComplete: true), indent: "") + "\n" }

  func text(_ style: RecordStyle, indent: String) -> String {
    let inner = indent + "  "
    var lines = [indent + "{"]
    lines.append(inner + "\"collection\": \(JSONValue.quoted(collection)),")
    lines.append(inner + "\"layout\": \(JSONValue.quoted(layout)),")
    lines.append(inner + "\"contentSize\": \(contentSize.json.compact),")
    lines.append(inner + "\"contentOffset\": \(contentOffset.json.compact),")
    lines.append(inner + "\"size\": \(size.json.compact),")
    if let frame { lines.append(inner + "\"frame\": \(frame.json.compact),") }
    lines.append(inner + "\"mode\": \(JSONValue.optional(mode).compact),")
    if let itemCounts {
      let counts = JSONValue.array(itemCounts.map(JSONValue.integer))
      lines.append(inner + "\"itemCounts\": \(counts.compact),")
    }
    if let told { lines.append(inner + "\"told\": \(told.json.compact),") }
    lines.append(list("elements", elements.map(style.json), inner) + (unseen == nil ? "" : ","))
    if let unseen {
      lines.append(list("unseen", UnseenRun.runs(of: unseen).map(\.json), inner))
    }
    return (lines + [indent + "}"]).joined(separator: "\n")
  }

  /// A list with a value to a line.
  private func list(_ key: String, _ values: [JSONValue], _ indent: String) -> String {
    guard !values.isEmpty else { return indent + "\"\(key)\": []" }
    let written = values.map { indent + "  " + $0.compact }.joined(separator: ",\n")
    return indent + "\"\(key)\": [\n" + written + "\n" + indent + "]"
  }
}

/// How elements are written: with every key or without what is as usual, and with which numbers
/// looks are called.
struct RecordStyle {
  var isComplete: Bool
  var looks = LookTable()
  /// The layers of elements; empty where each is written in full.
  var shapes = LayerTable()

  /// Layers in an order in which those around come before those inside.
  func json(of layers: [ScreenRecord.Layer]) -> [JSONValue] {
    let numbers = Dictionary(zip(layers.map(\.name), layers.indices)) { first, _ in first }
    return layers.map { layer in
      var members = LayerNaming(of: layer).members(isComplete: isComplete)
      if let outer = numbers[layer.name.outer] {
        members.append(.init(key: "in", value: .integer(outer)))
      }
      let path = layer.name.description
      if isComplete, path != layer.id { members.append(.init(key: "path", value: .string(path))) }
      members.append(.init(key: "frame", value: layer.frame.json))
      members += layer.neighbors.members + layer.told.members
      return .object(members + (layer.look.map(number) ?? []))
    }
  }

  func json(of record: LayoutRecord.Element) -> JSONValue {
    let attributes = record.attributes
    let element = attributes.element
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue, unless isUsual: Bool = false) {
      if isComplete || !isUsual { members.append(.init(key: key, value: value)) }
    }
    add("id", .string(record.id))
    add("section", .integer(element.indexPath.section), unless: element.indexPath.section == 0)
    add("item", .integer(element.indexPath.item))
    add("category", .string(element.category.rawValue), unless: element.category == .cell)
    add("kind", .optional(element.kind), unless: element.kind == nil)
    let isUpright = attributes.transform.isIdentity
    add("frame", attributes.frame.json, unless: !isUpright)
    add("center", attributes.center.json, unless: isUpright)
    add("size", attributes.size.json, unless: isUpright)
    add("alpha", .number(attributes.alpha), unless: attributes.alpha == 1)
    add("transform", attributes.transform.json, unless: isUpright)
    add("zIndex", .integer(attributes.zIndex), unless: attributes.zIndex == 0)
    add("hidden", .boolean(attributes.isHidden), unless: !attributes.isHidden)
    let custom = attributes.sortedCustom.map { JSONValue.Member(key: $0.key, value: $0.value.json) }
    add("custom", .object(custom), unless: custom.isEmpty)
    if let digest = record.digest { add("digest", .string(digest.description)) }
    members += record.look.map(number) ?? []
    if let layers = record.layers { add("layers", .array(inner(layers))) }
    return .object(members)
  }

  /// The layers of an element: in full, or each by its number in the table and that of its look.
  private func inner(_ layers: [ScreenRecord.Layer]) -> [JSONValue] {
    guard !isComplete else { return json(of: layers) }
    return layers.flatMap { layer in
      // A layer of which nobody said what it looks like has no number there.
      [.integer(shapes.number(of: layer) ?? 0), .integer(layer.look.flatMap(looks.number) ?? -1)]
    }
  }

  private func number(of look: Look) -> [JSONValue.Member] {
    looks.number(of: look).map { [.init(key: "look", value: .integer($0))] } ?? []
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

extension Transform {
  /// a, b, c, d, tx, ty.
  var json: JSONValue { .array([a, b, c, d, tx, ty].map(JSONValue.number)) }
}
