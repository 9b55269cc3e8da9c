internal import GalleyGeometry
public import GalleyNotation

extension JustifiedLayout: SectionedLayout {
  public static let kind = "justified"
  public static let summary =
    "Rows of nearly one height, whose items keep their aspects and fill the width."

  public static let options: [SceneOption<Self>] =
    [
      directionOption,
      SceneOption(
        "row-height", \.rowHeight, .number(in: 1...100_000),
        "points that rows would be high, if they could choose"),
      SceneOption(
        "tolerance", \.tolerance, .number(in: 0...1), "by which share of that rows may differ"),
      SceneOption(
        "aspect", \.aspect, .number(in: 0.001...1000), "width over height of all items",
        otherwise: "each item's own, by its value or size"),
      SceneOption(
        "breakout-every", \.breakoutEvery, .integer(in: 1...1_000_000),
        "every n-th row is one item across the whole width"),
      SceneOption(
        "max-rows", \.maxRows, .integer(in: 1...1_000_000), "the most rows of a section",
        otherwise: "all"),
      SceneOption("widows", \.widows, .choice, "where items are that do not fill the last row"),
      SceneOption("line-spacing", \.lineSpacing, .points, "points between rows"),
      SceneOption(
        "interitem-spacing", \.interitemSpacing, .points, "points between the items of a row"),
    ] + sectionOptions(around: "rows") + [pinOption]
}
