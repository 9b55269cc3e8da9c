internal import GalleyGeometry
public import GalleyNotation

extension GroupLayout {
  public static let kind = "group"
  public static let summary =
    "Groups of items beside and below each other, which repeat along the scroll direction."

  public static let options = [
    OptionDescription("scroll-direction", "vertical or horizontal; vertical"),
    OptionDescription(
      "horizontal",
      "parts beside each other: a list of width, height, insets, edge-spacing, or of groups with horizontal, vertical or custom, spacing and count; or a number of equal parts; one item"
    ),
    OptionDescription("vertical", "parts below each other, in place of horizontal"),
    OptionDescription(
      "custom", "frames in the group, a list of [x, y, width, height], in place of horizontal"),
    OptionDescription(
      "width",
      "of the group: points, 50%, 1/3, '40% of height', fit, or uniform; 100%, fit where it scrolls horizontally"
    ),
    OptionDescription(
      "height", "of the group, as the width; fit, 100% where it scrolls horizontally"),
    OptionDescription("min-width", "points or 50%, a bound of a width that fits; none"),
    OptionDescription("max-width", "as min-width"),
    OptionDescription("min-height", "as min-width, of a height that fits"),
    OptionDescription("max-height", "as min-height"),
    OptionDescription("count", "parts in the group; as many as fit"),
    OptionDescription(
      "spacing",
      "points between parts, 'at least 8' or flexible; groups in groups and group-spacing have its points where they say none; 0"
    ),
    OptionDescription("group-insets", "inside the group; 0"),
    OptionDescription(
      "edge-spacing", "around the group: points, 'at least 8', flexible, or a map; 0"),
    OptionDescription(
      "badges",
      "views anchored to the group, as in each part: a list of kind (badge), edges, size, offset, fraction; decorations of the kind draw them; none"
    ),
    OptionDescription("group-spacing", "points between groups; that of spacing"),
    OptionDescription("section-spacing", "points between sections; 0"),
    OptionDescription(
      "insets-reference",
      "from where insets count across the scroll direction: none, safe-area, layout-margins or readable; safe-area"
    ),
    OptionDescription("insets", "around the groups of each section; 0"),
    OptionDescription("header-extent", "points along the scroll direction, or fit; 0, no headers"),
    OptionDescription("footer-extent", "points along the scroll direction, or fit; 0, no footers"),
    OptionDescription(
      "header",
      "extent-across, align (leading, center, trailing), offset [x, y], extends-section, follows-insets"
    ),
    OptionDescription("footer", "as the header"),
    OptionDescription(
      "boundaries",
      "other views at the edges of each section, which decorations of the kind draw: a list of kind, align (top, top-leading, leading, bottom-leading, bottom, bottom-trailing, trailing, top-trailing), width, height, offset, extends-section, follows-insets and pinned; none"
    ),
    OptionDescription("pin-headers", "whether headers stay in sight; false"),
    OptionDescription(
      "stretches-header",
      "whether the first header grows while content is pulled past its beginning; false"),
    OptionDescription(
      "background",
      "a decoration 'background' behind each section: true or section, with header and footer, or groups, without; false"
    ),
    OptionDescription(
      "orthogonal-scrolling",
      "groups beside each other, which scroll by themselves: continuous, continuous-group-leading-boundary, paging, group-paging, group-paging-centered; none"
    ),
    OptionDescription("background-insets", "what the background leaves free; 0"),
  ]

  public init(options: OptionReader) {
    self.init()
    let lengths = 0.0...100_000.0
    scrollDirection = options.choice("scroll-direction") ?? scrollDirection
    group = GroupReader(direction: scrollDirection).outermost(options) ?? group
    groupSpacing = options.number("group-spacing", in: lengths) ?? group.spacing.minimum
    sectionSpacing = options.number("section-spacing", in: lengths) ?? sectionSpacing
    insetsReference = options.choice("insets-reference") ?? insetsReference
    insets = options.insets("insets") ?? insets
    headerExtent = options.extent("header-extent", hasBounds: false) ?? headerExtent
    footerExtent = options.extent("footer-extent", hasBounds: false) ?? footerExtent
    header = GroupBoundary(options, "header")
    footer = GroupBoundary(options, "footer")
    boundaries = GroupReader(direction: scrollDirection).boundaries(options)
    if boundaries.contains(where: { $0.kind == "header" }), headerExtent != 0 {
      options.error(
        "sections have a header already; leave out 'header-extent', or call the view otherwise",
        at: "header-extent")
    }
    if boundaries.contains(where: { $0.kind == "footer" }), footerExtent != 0 {
      options.error(
        "sections have a footer already; leave out 'footer-extent', or call the view otherwise",
        at: "footer-extent")
    }
    pinsHeaders = options.flag("pin-headers") ?? pinsHeaders
    stretchesHeader = options.flag("stretches-header") ?? stretchesHeader
    background = Self.background(options)
    orthogonalScrolling = Self.orthogonalScrolling(options)
  }

  /// `none`, or one of the words that are.
  private static func orthogonalScrolling(_ options: OptionReader) -> OrthogonalScrolling? {
    if case .text("none") = options.raw("orthogonal-scrolling")?.kind { return nil }
    return options.choice("orthogonal-scrolling")
  }

  /// `background: true`, `background: section` or `background: groups`.
  private static func background(_ options: OptionReader) -> GroupBackground? {
    let insets = options.insets("background-insets") ?? .zero
    guard let value = options.raw("background") else { return nil }
    if case .flag(let isWanted) = value.kind {
      return isWanted ? GroupBackground(insets: insets) : nil
    }
    return options.choice("background", of: GroupBackground.Span.self)
      .map { GroupBackground(span: $0, insets: insets) }
  }
}

extension GroupBoundary {
  fileprivate init(_ options: OptionReader, _ key: String) {
    self.init()
    guard let map = options.nested(key) else { return }
    extentAcross = map.length("extent-across", in: 0...100_000) ?? extentAcross
    alignment = map.choice("align") ?? alignment
    offset = GroupReader(direction: .vertical).pair("offset", in: -100_000...100_000, map) ?? offset
    extendsSection = map.flag("extends-section") ?? extendsSection
    followsInsets = map.flag("follows-insets") ?? followsInsets
    map.reportUnknownKeys()
  }
}
