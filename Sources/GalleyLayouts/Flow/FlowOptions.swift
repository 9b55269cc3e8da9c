internal import GalleyGeometry
public import GalleyNotation

extension FlowLayout {
  public static let kind = "flow"
  public static let summary = "Items in lines that break where the next one no longer fits."

  public static let options = [
    OptionDescription("scroll-direction", "vertical or horizontal; vertical"),
    OptionDescription(
      "item",
      "a number, [width, height], or width, height and aspect, each of which may be fit; a square of the item's value, else 50"
    ),
    OptionDescription(
      "columns",
      "for items as wide as a column: 1 to 128, { compact: 2, regular: 4 } (regular from 600 points on), or { min-width: 160 }; none"
    ),
    OptionDescription("line-alignment", "leading, center, trailing or justified; justified"),
    OptionDescription("line-spacing", "points between lines; 10"),
    OptionDescription("interitem-spacing", "the least points between items of a line; 10"),
    OptionDescription(
      "insets-reference",
      "from where insets count across the scroll direction: none, safe-area, layout-margins or readable; safe-area"
    ),
    OptionDescription("insets", "around the lines of each section; 0"),
    OptionDescription("header-extent", "points along the scroll direction, or fit; 0, no headers"),
    OptionDescription("footer-extent", "points along the scroll direction, or fit; 0, no footers"),
    OptionDescription("pin-headers", "whether headers stay in sight; false"),
    OptionDescription(
      "stretches-header",
      "whether the first header grows while content is pulled past its beginning; false"),
    OptionDescription("shelf", "true, or its extent in points: a shelf under each line; none"),
    OptionDescription(
      "background",
      "true for a decoration 'background' behind each section and its header and footer; false"
    ),
    OptionDescription("compatibility", "none, or uikit with its peculiarities; none"),
  ]

  public init(options: OptionReader) {
    self.init()
    let lengths = 0.0...100_000.0
    scrollDirection = options.choice("scroll-direction") ?? scrollDirection
    columns = options.columnCount("columns")
    item =
      columns == nil
      ? options.itemSize("item", fits: true)
      : options.itemSize("item", inColumnsScrolling: scrollDirection)
    lineAlignment = options.choice("line-alignment") ?? lineAlignment
    lineSpacing = options.number("line-spacing", in: lengths) ?? lineSpacing
    interitemSpacing = options.number("interitem-spacing", in: lengths) ?? interitemSpacing
    insetsReference = options.choice("insets-reference") ?? insetsReference
    insets = options.insets("insets") ?? insets
    headerExtent = options.extent("header-extent", hasBounds: false) ?? headerExtent
    footerExtent = options.extent("footer-extent", hasBounds: false) ?? footerExtent
    pinsHeaders = options.flag("pin-headers") ?? pinsHeaders
    stretchesHeader = options.flag("stretches-header") ?? stretchesHeader
    shelfExtent = Self.shelfExtent(options)
    hasBackground = options.flag("background") ?? hasBackground
    compatibility = options.choice("compatibility") ?? compatibility
  }

  /// `shelf: true`, `shelf: 14` or `shelf: { extent: 14 }`.
  private static func shelfExtent(_ options: OptionReader) -> Double? {
    guard let value = options.raw("shelf") else { return nil }
    let (usual, range) = (10.0, 0.0...10_000.0)
    switch value.kind {
    case .flag(let isWanted): return isWanted ? usual : nil
    case .map:
      let shelf = OptionReader(value, issues: options.issues)
      let extent = shelf.number("extent", in: range) ?? usual
      shelf.reportUnknownKeys()
      return extent
    default:
      return OptionReader.number(value, named: "shelf", in: range, issues: options.issues)
    }
  }
}
