internal import GalleyGeometry

extension ScreenRecord {
  /// The record as JSON, an element to a line; the same record gives the same bytes.
  public var json: String {
    var lines = ["{"]
    lines.append("  \"title\": \(JSONValue.quoted(title)),")
    lines.append("  \"state\": \(JSONValue.quoted(state)),")
    lines.append("  \"size\": \(size.json.compact),")
    lines.append("  \"scale\": \(JSONValue.number(scale).compact),")
    if let sceneDigest { lines.append("  \"sceneDigest\": \(JSONValue.quoted(sceneDigest)),") }
    let collections = collections.map { $0.json(indent: "    ") }
    lines.append("  \"collections\": [" + (collections.isEmpty ? "]" : ""))
    if !collections.isEmpty { lines += [collections.joined(separator: ",\n"), "  ]"] }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension LayoutRecord {
  /// The record as JSON, an element to a line; the same record gives the same bytes.
  public var json: String { json(indent: "") + "\n" }

  func json(indent: String) -> String {
    let inner = indent + "  "
    var lines = [indent + "{"]
    lines.append(inner + "\"collection\": \(JSONValue.quoted(collection)),")
    lines.append(inner + "\"layout\": \(JSONValue.quoted(layout)),")
    lines.append(inner + "\"contentSize\": \(contentSize.json.compact),")
    lines.append(inner + "\"contentOffset\": \(contentOffset.json.compact),")
    lines.append(inner + "\"size\": \(size.json.compact),")
    lines.append(inner + "\"mode\": \(JSONValue.optional(mode).compact),")
    lines.append(inner + "\"elements\": [" + (elements.isEmpty ? "]" : ""))
    if !elements.isEmpty {
      lines.append(elements.map { inner + "  " + $0.json.compact }.joined(separator: ",\n"))
      lines.append(inner + "]")
    }
    return (lines + [indent + "}"]).joined(separator: "\n")
  }
}

extension LayoutRecord.Element {
  /// Every key in every element, so that a reader needs no defaults; `style` only where it is
  /// known.
  var json: JSONValue {
    let element = attributes.element
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id)),
      ("section", .integer(element.indexPath.section)),
      ("item", .integer(element.indexPath.item)),
      ("category", .string(element.category.rawValue)),
      ("kind", .optional(element.kind)),
      ("frame", attributes.frame.json),
      ("center", attributes.center.json),
      ("size", attributes.size.json),
      ("alpha", .number(attributes.alpha)),
      ("transform", attributes.transform.json),
      ("zIndex", .integer(attributes.zIndex)),
      ("hidden", .boolean(attributes.isHidden)),
      ("custom", .object(attributes.sortedCustom.map { .init(key: $0.key, value: $0.value.json) })),
    ]
    if let style { members.append(("style", .string(style))) }
    return .object(members.map { .init(key: $0.key, value: $0.value) })
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
