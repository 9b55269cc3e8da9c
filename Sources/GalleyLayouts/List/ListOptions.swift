internal import GalleyGeometry
public import GalleyNotation

extension ListLayout {
  public static let kind = "list"
  public static let summary = "Rows as high as their content, in sections, as lists of settings."

  public static let options: [SceneOption<Self>] = [
    SceneOption("appearance", \.appearance, .choice),
    SceneOption("look", \.look, .choice, otherwise: "the screen's"),
    SceneOption("row-height", \.rowHeight, .extent),
    SceneOption(
      "min-row-height", \.rowHeight.minimum, .length(in: 0...100_000), "the least of what fits"),
    SceneOption(
      "max-row-height", \.rowHeight.maximum, .length(in: 0...100_000), "the most of what fits"),
    SceneOption("header-extent", \.headerExtent, .extent, "of headers, where there are any"),
    SceneOption("footer-extent", \.footerExtent, .extent, "of footers, where there are any"),
    SceneOption(
      "first-item-is-header", \.firstItemIsHeader, .flag,
      "whether the first item of a section is its header"),
    SceneOption(
      "header-top-padding", \.headerTopPadding, .points, "points above headers",
      otherwise: "22 in plain lists, else 0"),
    SceneOption(
      "side-inset", \.sideInset, .points, "points beside the rows",
      otherwise: "16, or 20 from 414 points on"),
    SceneOption(
      "insets-reference", \.insetsReference, .choice,
      "from where the side inset counts, which is 0 then", otherwise: "none of them"),
    SceneOption(
      "selection-style", \.selectionStyle, .choice, "what lies behind a selected row"),
    SceneOption("separators", \.hasSeparators, .flag, "whether there are lines between rows"),
    SceneOption(
      "separator-inset", \.separatorInset, .points,
      "points from a row's leading edge to its line", otherwise: "16, or the text of a list-cell"),
  ]

  public init(options: OptionReader) {
    self.init()
    options.read(Self.options, into: &self)
    if rowHeight.fits, rowHeight.minimum == nil { rowHeight.minimum = Self().rowHeight.minimum }
  }
}
