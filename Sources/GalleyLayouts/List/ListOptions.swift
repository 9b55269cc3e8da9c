internal import GalleyGeometry
public import GalleyNotation

extension ListLayout {
  public static let kind = "list"
  public static let summary = "Rows as high as their content, in sections, as lists of settings."

  public static let options = [
    OptionDescription(
      "appearance", "plain, grouped, inset-grouped or sidebar; inset-grouped"),
    OptionDescription("look", "ios-18 or ios-26; the screen's"),
    OptionDescription("row-height", "points, or fit; fit"),
    OptionDescription("min-row-height", "the least of what fits; 44"),
    OptionDescription("max-row-height", "the most of what fits; none"),
    OptionDescription("header-extent", "points, or fit; fit, none where there is no header"),
    OptionDescription("footer-extent", "points, or fit; fit, none where there is no footer"),
    OptionDescription(
      "first-item-is-header", "whether the first item of a section is its header; false"),
    OptionDescription("header-top-padding", "points above headers; 22 in plain lists, else 0"),
    OptionDescription("side-inset", "points beside the rows; 16, or 20 from 414 points on"),
    OptionDescription(
      "insets-reference",
      "from where the side inset counts, which is 0 then: none, safe-area, layout-margins or readable; none of them"
    ),
    OptionDescription("selection-style", "gray or none, what lies behind a selected row; gray"),
    OptionDescription("separators", "whether there are lines between rows; true"),
    OptionDescription(
      "separator-inset",
      "points from a row's leading edge to its line; 16, or the text of a list-cell"),
  ]

  public init(options: OptionReader) {
    self.init()
    let lengths = 0.0...100_000.0
    appearance = options.choice("appearance") ?? appearance
    look = options.choice("look") ?? look
    if var height = options.extent("row-height") {
      if height.fits { height.minimum = height.minimum ?? .points(44) }
      rowHeight = height
    }
    headerExtent = options.extent("header-extent", hasBounds: false) ?? headerExtent
    footerExtent = options.extent("footer-extent", hasBounds: false) ?? footerExtent
    firstItemIsHeader = options.flag("first-item-is-header") ?? firstItemIsHeader
    headerTopPadding = options.number("header-top-padding", in: lengths)
    sideInset = options.number("side-inset", in: lengths)
    insetsReference = options.choice("insets-reference")
    selectionStyle = options.choice("selection-style") ?? selectionStyle
    hasSeparators = options.flag("separators") ?? hasSeparators
    separatorInset = options.number("separator-inset", in: lengths)
  }
}
