internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// A row as UICollectionViewListCell has it: an image, a text, another below it or at the end of its
/// line, and accessories.
package enum ListCellStyle: CellStyle {
  package static let kind = "list-cell"
  package static let summary =
    "a row of a list: an image, a text, another below or beside it, accessories"
  package static let options = [
    OptionDescription("text", "a text or a list of runs; \"{name}\""),
    OptionDescription("secondary", "a smaller, gray text below it; none where it is empty"),
    OptionDescription(
      "value", "a gray text at the end of its line, below it where there is no room; as secondary"),
    OptionDescription("symbol", "a symbol before it; none where it is empty"),
    OptionDescription("tint", "of the symbol; $tint, or white on a fill"),
    OptionDescription("fill", "a color or a gradient: the symbol stands on a tile of it"),
    OptionDescription("image", "in place of the symbol a path, or layers"),
    OptionDescription(
      "image-size", "points, or [width, height]; the picture's own, 30 for tiles"),
    OptionDescription(
      "corner-radius, corner-curve, border", "of the tile or the picture; 7, continuous for tiles"),
    OptionDescription(
      "accessory",
      "disclosure, outline, outline-open, checkmark, detail, reorder, delete, insert, multiselect or none; { accessory, tint, when }, { label: 3 } or any layer, or a list, from the leading edge"
    ),
    OptionDescription("font, color, align, lines, truncate", "of the text; body"),
    OptionDescription("secondary-font, secondary-color", "of the other texts; $secondary-label"),
  ]

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    guard let text = text(options, reader, font: FontSpec(.body), color: .label) else { return [] }
    let cell = ListCellLayer(
      metrics: .cell(isGlass: reader.isGlass), text: text,
      secondary: other("secondary", FontSpec(.subheadline), options, reader),
      value: other("value", FontSpec(.body), options, reader),
      image: image(options, reader), accessories: reader.accessories(options),
      palette: reader.palette, location: options.location)
    return [Layer(content: cell)]
  }

  /// The first text of a row, a header or a footer.
  static func text(
    _ options: OptionReader, _ reader: LayerReader, font: FontSpec, color: SystemColor
  ) -> TextLayer? {
    guard let value = options.raw("text") else {
      options.missing("text", example: "'text: \"{name}\"'")
      return nil
    }
    let isOne = if case .list = value.kind { false } else { true }
    let given = isOne ? options.bindableText("text") : .constant("")
    var text = reader.textLayer(options, text: given ?? .constant(""))
    if !options.has("font") { text.font = font }
    if !options.has("color") { text.color = reader.color(color) }
    text.runs = reader.runs(options, in: text.font) ?? []
    return text
  }

  private static func other(
    _ key: String, _ font: FontSpec, _ options: OptionReader, _ reader: LayerReader
  ) -> TextLayer? {
    guard let text = options.bindableText(key) else { return nil }
    let color = reader.color(options, "secondary-color") ?? reader.color(.secondaryLabel)
    return TextLayer(
      text, font: options.font("secondary-font", fallback: font), color: color,
      location: options.raw(key)?.location)
  }

  private static func image(_ options: OptionReader, _ reader: LayerReader) -> ListCellImage? {
    let size = size(options)
    var style = reader.boxStyle(options)
    if let name = options.bindableText("symbol") {
      if options.has("image") {
        options.error("a row has a 'symbol' or an 'image'; leave one out", at: "image")
      }
      let location = options.raw("symbol")?.location ?? options.location
      var tile: BoxStyle?
      if style.fill != nil {
        if style.corners == nil {
          style.corners = .uniform(.constant(.points(7)))
          style.cornerCurve = .continuous
        }
        tile = style
      }
      var font = FontSpec(.body)
      if let side = size.map({ min($0.width, $0.height) }) ?? tile.map({ _ in 30 }) {
        font = FontSpec(size: .constant(side * 0.58))
      }
      let tint =
        reader.color(options, "tint") ?? (tile == nil ? reader.tint : .constant(.white))
      return ListCellImage(
        face: .symbol(SymbolLayer(name, font: font, tint: tint, location: location), tile: tile),
        size: size)
    }
    guard let image = options.raw("image") else { return nil }
    switch image.kind {
    case .map, .list:
      return ListCellImage(
        face: .layers(reader.layers(image, issues: options.issues)), size: size)
    default:
      guard let path = options.bindableText("image") else { return nil }
      return ListCellImage(
        face: .picture(ImageLayer(path, style: style, location: image.location)), size: size)
    }
  }

  private static func size(_ options: OptionReader) -> Size? {
    guard let value = options.raw("image-size") else { return nil }
    let range = 1.0...1000
    guard case .list(let sides) = value.kind else {
      return options.number("image-size", in: range).map { Size(width: $0, height: $0) }
    }
    let numbers = sides.compactMap {
      OptionReader.number($0, named: "image-size", in: range, issues: options.issues)
    }
    guard sides.count == 2 else {
      options.error(
        "an image-size is a number or a list of width and height, found \(sides.count) numbers",
        at: "image-size")
      return nil
    }
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }
}
