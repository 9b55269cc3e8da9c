internal import GalleyGeometry
public import GalleyNotation

extension FlowLayout: SectionedLayout {
  public static let kind = "flow"
  public static let summary = "Items in lines that break where the next one no longer fits."

  public static let options: [SceneOption<Self>] =
    [
      directionOption,
      SceneOption(
        "item", \.item,
        .itemSize(
          fits: true,
          values: "a number, [width, height], or width, height and aspect, each of which may be fit"
        ), otherwise: "a square of the item's value, else 50"),
      SceneOption("columns", \.columns, .columnCount, "for items as wide as a column"),
      SceneOption("line-alignment", \.lineAlignment, .choice),
      SceneOption("line-spacing", \.lineSpacing, .points, "points between lines"),
      SceneOption(
        "interitem-spacing", \.interitemSpacing, .points,
        "the least points between items of a line"),
    ] + sectionOptions(around: "lines") + [
      pinOption,
      SceneOption(
        "stretches-header", \.stretchesHeader, .flag,
        "whether the first header grows while content is pulled past its beginning"),
      SceneOption("shelf", \.shelfExtent, .shelf, "a shelf under each line"),
      SceneOption(
        "background", \.hasBackground, .flag,
        "true for a decoration 'background' behind each section and its header and footer"),
      SceneOption("compatibility", \.compatibility, .choice, "whose peculiarities are kept"),
    ]

  public init(options: OptionReader) {
    self.init()
    options.read(Self.options, into: &self)
    guard columns != nil else { return }
    item = options.size(item, of: "item", scrolling: scrollDirection, acrossFrom: "the columns")
  }
}

extension OptionType where Value == Double {
  /// `true`, `14` or `{ extent: 14 }`.
  fileprivate static var shelf: OptionType {
    let (usual, range) = (10.0, 0.0...10_000.0)
    return OptionType(
      .either([
        .flag, .number(range), .options([OptionDeclaration("extent", .number(range), "points")]),
      ]), values: "true, or its extent in points",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        switch value.kind {
        case .flag(let isWanted): return isWanted ? usual : nil
        case .map:
          let shelf = OptionReader(value, issues: options.issues)
          let extent = shelf.number("extent", in: range) ?? usual
          shelf.reportUnknownKeys()
          return extent
        default: return options.number(key, in: range)
        }
      }, write: { .number($0) })
  }
}
