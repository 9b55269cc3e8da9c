internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A row as UICollectionViewListCell has it: an image, a text, another below it or at the end of its
/// line, and accessories.
struct ListCellStyle: CellStyle {
  static let kind = "list-cell"
  static let summary =
    "a row of a list: an image, a text, another below or beside it, accessories"
  static let options: [SceneOption<Self>] =
    ListText.options.map { $0.within(\.text) }
    + [
      SceneOption(
        "secondary", \.secondary, .text, "a smaller, gray text below it, none where it is empty"),
      SceneOption(
        "value", \.value, .text,
        "a gray text at the end of its line, below it where there is no room"),
      SceneOption(
        "secondary-font", FontSpec.kind, "of the other texts", values: FontSpec.values,
        otherwise: "subheadline, body"),
      SceneOption(
        "secondary-color", \.secondaryColor, .color, "of the other texts",
        otherwise: "$secondary-label"),
      SceneOption("symbol", \.symbol, .symbolName, "a symbol before it, none where it is empty"),
      SceneOption(
        "tint", \.tint, .color, "of the symbol", otherwise: "$tint, or white on a fill"),
      SceneOption(
        "image", .either([.template(.text), .defined("layers")]),
        "in place of the symbol a path, or layers", otherwise: "none"),
      SceneOption(
        "image-size", \.imageSize, .side, otherwise: "the picture's own, 30 for tiles"),
      .accessories,
    ] + BoxStyle.options.map { $0.within(\.style) }

  private var text = ListText()
  private var secondary: Bindable<String>?
  private var value: Bindable<String>?
  private var secondaryColor: Bindable<Color>?
  private var symbol: Bindable<String>?
  private var tint: Bindable<Color>?
  private var imageSize: Size?
  /// Of the tile that the symbol stands on, or of the picture.
  private var style = BoxStyle()

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    guard let text = text.layer(options, reader, font: FontSpec(.body), color: .label) else {
      return []
    }
    let cell = ListCellLayer(
      metrics: .cell(isGlass: reader.isGlass), text: text,
      secondary: other(secondary, "secondary", FontSpec(.subheadline), options, reader),
      value: other(value, "value", FontSpec(.body), options, reader),
      image: image(options, reader), accessories: reader.accessories(options),
      palette: reader.palette, location: options.location)
    return [Layer(content: cell)]
  }

  private func other(
    _ text: Bindable<String>?, _ key: String, _ font: FontSpec, _ options: OptionReader,
    _ reader: LayerReader
  ) -> TextLayer? {
    text.map {
      TextLayer(
        $0, font: options.font("secondary-font", fallback: font),
        color: secondaryColor ?? reader.color(.secondaryLabel), location: options.location(of: key))
    }
  }

  private func image(_ options: OptionReader, _ reader: LayerReader) -> ListCellImage? {
    if let symbol {
      if options.contains("image") {
        options.error("a row has a 'symbol' or an 'image'; leave one out", at: "image")
      }
      return image(of: symbol, at: options.location(of: "symbol"), reader)
    }
    guard let image = options.rawValue(for: "image") else { return nil }
    switch image.kind {
    case .map, .list:
      return ListCellImage(
        face: .layers(reader.layers(image, issues: options.issues)), size: imageSize)
    default:
      guard let path = options.bindableText("image") else { return nil }
      return ListCellImage(
        face: .picture(ImageLayer(path, style: style, location: image.location)), size: imageSize)
    }
  }

  /// A symbol, on a tile where there is a fill.
  private func image(
    of symbol: Bindable<String>, at location: SourceLocation, _ reader: LayerReader
  ) -> ListCellImage {
    var tile = style.fill == nil ? nil : style
    if tile?.corners == nil {
      tile?.corners = .uniform(.constant(.points(7)))
      tile?.cornerCurve = .continuous
    }
    var font = FontSpec(.body)
    if let side = imageSize.map({ min($0.width, $0.height) }) ?? tile.map({ _ in 30 }) {
      font = FontSpec(size: .constant(side * 0.58))
    }
    let tint = tint ?? (tile == nil ? reader.tint : .constant(.white))
    return ListCellImage(
      face: .symbol(SymbolLayer(symbol, font: font, tint: tint, location: location), tile: tile),
      size: imageSize)
  }
}

/// The first text of a row, a header or a footer.
struct ListText: Sendable {
  private var layer = TextLayer.usual

  static let options: [SceneOption<Self>] =
    [
      SceneOption(
        "text", TextRun.kind, "a text or a list of runs"
      ).required("'text: \"{name}\"'")
    ] + TextLayer.options.map { $0.within(\.layer) }

  /// Nil where there is none, which is reported.
  func layer(
    _ options: OptionReader, _ reader: LayerReader, font: FontSpec, color: SystemColor
  ) -> TextLayer? {
    guard options.contains("text") else { return nil }
    var text = layer.completed(by: options, color: reader.color(color))
    if !options.contains("font") { text.font = font }
    text.readString(options)
    return text
  }
}

extension SceneOption {
  /// The option for the accessories of a row, which `LayerReader` reads with the layers around.
  static var accessories: SceneOption {
    SceneOption(
      "accessory", AccessorySpec.kind,
      "disclosure, outline, outline-open, checkmark, detail, reorder, delete, insert, multiselect or none; { accessory, tint, when }, { label: 3 } or any layer, or a list, from the leading edge",
      values: "", otherwise: "none")
  }
}

extension OptionType where Value == Size {
  /// The side of a square, or a width and a height.
  fileprivate static var side: OptionType {
    let range = 1.0...1000
    return OptionType(
      .either([.number(range), .list(.number(range), count: 2...2)]),
      values: "points, or [width, height]",
      read: { $0.size($1, in: range) })
  }
}

extension OptionReader {
  fileprivate func size(_ key: String, in range: ClosedRange<Double>) -> Size? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .list(let sides) = value.kind else {
      return number(key, in: range).map { Size(width: $0, height: $0) }
    }
    let numbers = sides.compactMap {
      Self.number($0, named: key, in: range, issues: issues)
    }
    guard sides.count == 2 else {
      error(
        "an \(key) is a number or a list of width and height, found \(sides.count) numbers",
        at: key)
      return nil
    }
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }
}
