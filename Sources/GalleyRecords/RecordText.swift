internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension ScreenRecord {
  /// The record as plain text: a line for the screen, then a table for each collection.
  public var text: String {
    let head = "\(title), \(state): \(size.words) points at \(scale.shortest)x\n"
    return ([head] + collections.map(\.text)).joined(separator: "\n")
  }
}

extension ScreenRecord {
  /// The record as plain text with all layers: those of the screen before the collections, and after
  /// each collection those that its elements are made of.
  public var textOfAll: String {
    let head = "\(title), \(state): \(size.words) points at \(scale.shortest)x\n"
    let own = (layers ?? []).map { LayerRow($0) }
    let ownText = own.isEmpty ? [] : ["layers, on the screen\n" + LayerRow.table(own)]
    let texts = collections.flatMap { record -> [String] in
      let rows = record.elements.flatMap { element -> [LayerRow] in
        guard let layers = element.layers, !layers.isEmpty else { return [] }
        return layers.map { LayerRow($0, in: element.id) }
      }
      guard !rows.isEmpty else { return [record.text] }
      let title = "layers of \(record.collection), from the corners of its elements\n"
      return [record.text, title + LayerRow.table(rows)]
    }
    return ([head] + ownText + texts).joined(separator: "\n")
  }
}

/// A line about a layer.
private struct LayerRow {
  private let texts: [String]

  /// - `element`: What the layer is part of; nil on the screen, where those that lie in others are
  ///   indented.
  init(_ layer: ScreenRecord.Layer, in element: String? = nil) {
    let frame = layer.frame
    let depth = max(0, layer.name.steps.count { if case .layer = $0 { true } else { false } } - 1)
    let name =
      element.map { "\($0)/\(layer.name)" }
      ?? String(repeating: "  ", count: depth) + layer.id
    texts =
      [name, layer.kind]
      + [frame.minX, frame.minY, frame.width, frame.height].map(\.shortest)
  }

  static func table(_ rows: [LayerRow]) -> String {
    let header = ["layer", "kind", "x", "y", "width", "height"]
    let table = TextTable(header: header, rows: rows.map(\.texts))
    return table.lines.map { $0 + "\n" }.joined()
  }
}

extension LayoutRecord {
  /// The record as plain text: a few lines of what holds for all, then a table of the elements.
  public var text: String {
    var lines = "\(collection): \(layout), \(size.words)"
    if let mode { lines += ", \(mode)" }
    lines += "\ncontent size \(contentSize.words)"
    lines += ", content offset \(contentOffset.x.shortest) \(contentOffset.y.shortest)\n"
    guard !elements.isEmpty else { return lines + "no elements\n" }
    let table = TextTable(header: Self.columns, rows: elements.map(\.row))
    return lines + table.lines.map { $0 + "\n" }.joined()
  }

  private static let columns = [
    "id", "section", "item", "category", "kind", "x", "y", "width", "height", "center", "size",
    "alpha", "transform", "z", "hidden", "custom",
  ]
}

extension LayoutRecord.Element {
  /// The texts of a line: frame, centre and size are written out even where one follows from
  /// another.
  fileprivate var row: [String] {
    let (element, frame) = (attributes.element, attributes.frame)
    let custom = attributes.sortedCustom.map { "\($0.key)=\($0.value.words)" }
    return [
      id, "\(element.indexPath.section)", "\(element.indexPath.item)", element.category.rawValue,
      element.kind ?? "-", frame.minX.shortest, frame.minY.shortest, frame.width.shortest,
      frame.height.shortest, "\(attributes.center.x.shortest),\(attributes.center.y.shortest)",
      attributes.size.words, attributes.alpha.shortest, attributes.turnWords,
      "\(attributes.zIndex)", attributes.isHidden ? "yes" : "no",
      custom.isEmpty ? "-" : custom.joined(separator: " "),
    ]
  }
}

extension Size {
  fileprivate var words: String { "\(width.shortest)x\(height.shortest)" }
}

extension LayoutAttributes {
  /// The transform, and behind it how the element is turned in space.
  fileprivate var turnWords: String {
    guard !projection.isIdentity else { return transform.words }
    let degrees = [projection.radiansAboutX, projection.radiansAboutY].map {
      ($0 * 180 / .pi).shortest
    }
    let words = "x=\(degrees[0]) y=\(degrees[1]) perspective=\(projection.perspective.shortest)"
    return transform.isIdentity ? words : "\(transform.words) \(words)"
  }
}

extension Transform {
  /// `-` for the identity, else a, b, c, d, tx, ty.
  fileprivate var words: String {
    isIdentity ? "-" : [a, b, c, d, tx, ty].map(\.shortest).joined(separator: ",")
  }
}

extension CustomValue {
  fileprivate var words: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.shortest
    case .text(let text): text
    }
  }
}
