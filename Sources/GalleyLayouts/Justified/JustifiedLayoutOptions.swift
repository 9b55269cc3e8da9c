internal import GalleyGeometry
public import GalleyNotation

extension JustifiedLayout {
  public static let kind = "justified"
  public static let summary =
    "Rows of nearly one height, whose items keep their aspects and fill the width."

  public static let options = [
    OptionDescription("scroll-direction", "vertical or horizontal; vertical"),
    OptionDescription("row-height", "points that rows would be high, if they could choose; 120"),
    OptionDescription("tolerance", "by which share of that rows may differ, 0 to 1; 0.25"),
    OptionDescription(
      "aspect", "width over height of all items; each item's own, by its value or size"),
    OptionDescription(
      "breakout-every", "each so-manieth row is one item across the whole width; none"),
    OptionDescription("max-rows", "the most rows of a section; all"),
    OptionDescription(
      "widows",
      "leading, center, justified or none: items that do not fill the last row; leading"),
    OptionDescription("line-spacing", "points between rows; 10"),
    OptionDescription("interitem-spacing", "points between the items of a row; 10"),
    OptionDescription(
      "insets-reference",
      "from where insets count across the scroll direction: none, safe-area, layout-margins or readable; safe-area"
    ),
    OptionDescription("insets", "around the rows of each section; 0"),
    OptionDescription("header-extent", "points along the scroll direction, or fit; 0, no headers"),
    OptionDescription("footer-extent", "points along the scroll direction, or fit; 0, no footers"),
    OptionDescription("pin-headers", "whether headers stay in sight; false"),
  ]

  public init(options: OptionReader) {
    self.init()
    let lengths = 0.0...100_000.0
    scrollDirection = options.choice("scroll-direction") ?? scrollDirection
    rowHeight = options.number("row-height", in: 1...100_000) ?? rowHeight
    tolerance = options.number("tolerance", in: 0...1) ?? tolerance
    aspect = options.number("aspect", in: 0.001...1000)
    breakoutEvery = options.integer("breakout-every", in: 1...1_000_000)
    maxRows = options.integer("max-rows", in: 1...1_000_000)
    widows = options.choice("widows") ?? widows
    lineSpacing = options.number("line-spacing", in: lengths) ?? lineSpacing
    interitemSpacing = options.number("interitem-spacing", in: lengths) ?? interitemSpacing
    insetsReference = options.choice("insets-reference") ?? insetsReference
    insets = options.insets("insets") ?? insets
    headerExtent = options.extent("header-extent", hasBounds: false) ?? headerExtent
    footerExtent = options.extent("footer-extent", hasBounds: false) ?? footerExtent
    pinsHeaders = options.flag("pin-headers") ?? pinsHeaders
  }
}
