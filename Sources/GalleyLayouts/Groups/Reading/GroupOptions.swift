internal import GalleyGeometry
public import GalleyNotation

extension GroupLayout: SectionedLayout {
  public static let kind = "group"
  public static let summary =
    "Groups of items beside and below each other, which repeat along the scroll direction."

  public static let options: [SceneOption<Self>] =
    [directionOption] + GroupItem.groupOptions.map { $0.within(\.group) } + sectionOptions

  /// A part of a group, as `OptionKind.defined` calls it `group-part`.
  package static var part: OptionKind { GroupItem.kind }

  /// The options of a section that do not concern its group.
  private static let sectionOptions: [SceneOption<Self>] =
    [
      SceneOption(
        "group-spacing", \.groupSpacing, .points, "points between groups",
        otherwise: "that of spacing"),
      SceneOption("section-spacing", \.sectionSpacing, .points, "points between sections"),
    ] + sectionOptions(around: "groups") + [
      SceneOption(
        "header", \.header, .options(GroupBoundary.options, of: GroupBoundary()),
        "how headers lie at the edges of sections", otherwise: "across the section"
      ).unrecorded,
      SceneOption(
        "footer", \.footer, .options(GroupBoundary.options, of: GroupBoundary()),
        "as the header", otherwise: "across the section"
      ).unrecorded,
      SceneOption(
        "boundaries", \.boundaries, .boundaries,
        "other views at the edges of each section, which decorations of the kind draw: a list of kind, align (top, top-leading, leading, bottom-leading, bottom, bottom-trailing, trailing, top-trailing), width, height, offset, extends-section, follows-insets and pinned",
        otherwise: "none"),
      pinOption,
      SceneOption(
        "stretches-header", \.stretchesHeader, .flag,
        "whether the first header grows while content is pulled past its beginning"),
      SceneOption(
        "background", \.background, .background,
        "a decoration 'background' behind each section: true or section, with header and footer, or groups, without",
        otherwise: "false"),
      SceneOption(
        "orthogonal-scrolling", \.orthogonalScrolling, .orthogonalScrolling,
        "groups beside each other, which scroll by themselves"),
      SceneOption(
        "background-insets", OptionType.insets.kind, "what the background leaves free", values: "",
        otherwise: "0",
        read: { options, layout in
          let insets = options.insets("background-insets")
          layout.background?.insets = insets ?? .zero
        }),
    ]

  public init(options: OptionReader) {
    self.init()
    options.read([Self.directionOption], into: &self)
    group = GroupReader(direction: scrollDirection).outermost(options)
    groupSpacing = group.spacing.minimum
    options.read(Self.sectionOptions, into: &self)
    for (kind, extent) in [("header", headerExtent), ("footer", footerExtent)]
    where extent != 0 && boundaries.contains(where: { $0.kind == kind }) {
      options.error(
        "sections have a \(kind) already; leave out '\(kind)-extent', or call the view otherwise",
        at: "\(kind)-extent")
    }
  }
}

extension GroupItem {
  /// The options of the group that a layout repeats.
  static let groupOptions: [SceneOption<Self>] =
    lineOptions + extentOptions + spacingOptions + edgeOptions(insets: "group-insets")

  /// One of these makes a part a group; ``GroupReader`` reads them in what is around the part.
  private static let lineOptions: [SceneOption<Self>] = [
    SceneOption(
      "horizontal", lines,
      "parts beside each other: a list of width, height, insets, edge-spacing, or of groups with horizontal, vertical or custom, spacing and count; or a number of equal parts",
      values: "", otherwise: "one item", write: { $0.parts.written("horizontal") }),
    SceneOption(
      "vertical", lines, "parts below each other, in place of horizontal", values: "",
      otherwise: "none", write: { $0.parts.written("vertical") }),
    SceneOption(
      "custom", .list(.list(.length(-100_000...100_000))),
      "frames in the group, a list of [x, y, width, height], in place of horizontal",
      otherwise: "none", write: { $0.parts.written("custom") }),
  ]

  private static let lines = OptionKind.either([
    .list(.defined("group-part")), .integer(1...GroupRules.mostParts),
  ])

  /// A part: its extent along the line alone, or the keys of an item or of a group.
  fileprivate static var kind: OptionKind {
    let options = lineOptions + extentOptions + spacingOptions + edgeOptions(insets: "insets")
    return .either([
      OptionType<GroupDimension>.dimension(along: .horizontal).kind,
      .options(options.declarations(of: GroupItem(.item))),
    ])
  }

  static let extentOptions: [SceneOption<Self>] = [
    SceneOption(
      "width", \.width, .dimension(along: .horizontal), "of the group",
      otherwise: "100%, fit where it scrolls horizontally"),
    SceneOption(
      "height", \.height, .dimension(along: .vertical), "of the group",
      otherwise: "fit, 100% where it scrolls horizontally"),
    bound("min-width", \.widthBounds.minimum, of: "width"),
    bound("max-width", \.widthBounds.maximum, of: "width"),
    bound("min-height", \.heightBounds.minimum, of: "height"),
    bound("max-height", \.heightBounds.maximum, of: "height"),
  ]

  private static func bound(
    _ key: String, _ path: any WritableKeyPath<Self, Length?> & Sendable, of extent: String
  ) -> SceneOption<Self> {
    SceneOption(key, path, .length(in: 0...100_000), "a bound of a \(extent) that fits").unrecorded
  }

  /// How many parts a group has, and what is between them.
  static let spacingOptions: [SceneOption<Self>] = [
    SceneOption(
      "count", \.count, .integer(in: 1...GroupRules.mostParts), "parts in the group",
      otherwise: "as many as fit"),
    SceneOption(
      "spacing", \.spacing, .spacing,
      "between parts; groups in groups and group-spacing have its points where they say none"),
  ]

  /// Returns the options for the room around a part, and for what is anchored to it.
  ///
  /// - `insets`: What the insets are called.
  static func edgeOptions(insets: String) -> [SceneOption<Self>] {
    [
      SceneOption(insets, \.insets, .insets, "inside the group"),
      SceneOption("edge-spacing", \.edgeSpacing, .edgeSpacing, "around the group", otherwise: "0")
        .unrecorded,
      SceneOption(
        "badges", \.badges, .badges,
        "views anchored to the group, as in each part: a list of kind (badge), edges, size, offset, fraction; decorations of the kind draw them",
        otherwise: "none"
      ).unrecorded,
    ]
  }
}

extension GroupBoundary {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "extent-across", \.extentAcross, .length(in: 0...100_000),
      "how far it reaches across the scroll direction"),
    SceneOption("align", \.alignment, .choice),
    SceneOption("offset", \.offset, .pair, "points from where it would lie"),
    SceneOption("extends-section", \.extendsSection, .flag, "whether the section grows by it"),
    SceneOption(
      "follows-insets", \.followsInsets, .flag, "whether the section's insets count for it"),
  ]
}

extension OptionType where Value == GroupBackground {
  /// `true`, `section` or `groups`.
  fileprivate static var background: OptionType {
    OptionType(
      .either([.flag, .choice(GroupBackground.Span.allCases.map(\.rawValue))]), values: "",
      read: { options, key in
        if case .flag(let isWanted) = options.rawValue(for: key)?.kind {
          return isWanted ? GroupBackground() : nil
        }
        return options.choice(key, of: GroupBackground.Span.self).map { GroupBackground(span: $0) }
      }, write: { .string($0.span.rawValue) })
  }
}

extension OptionType where Value == OrthogonalScrolling {
  /// `none`, or one of the words that are.
  fileprivate static var orthogonalScrolling: OptionType {
    OptionType(
      .choice(OrthogonalScrolling.allCases.map(\.rawValue) + ["none"]),
      read: { options, key in
        if case .text("none") = options.rawValue(for: key)?.kind { return nil }
        return options.choice(key)
      }, write: { .string($0.rawValue) })
  }
}
