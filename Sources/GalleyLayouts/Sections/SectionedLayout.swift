internal import GalleyGeometry
internal import GalleyNotation

/// A layout whose sections have insets, headers and footers, which scenes give to each in one way.
protocol SectionedLayout: HeaderPinningLayout {
  /// From where the insets of sections count; headers and footers reach across the whole room.
  var insetsReference: InsetsReference { get set }
  /// Around what lies in a section, inside its header and footer.
  var insets: EdgeInsets { get set }
  /// Along the scroll direction; 0 means no headers.
  var headerExtent: Extent { get set }
  /// Along the scroll direction; 0 means no footers.
  var footerExtent: Extent { get set }
  var pinsHeaders: Bool { get set }
  var scrollDirection: Axis { get set }
}

extension SectionedLayout {
  /// The direction in which the content scrolls.
  static var directionOption: SceneOption<Self> {
    SceneOption("scroll-direction", \.scrollDirection, .choice)
  }

  /// The insets and the extents of headers and footers.
  ///
  /// - `subject`: What lies in a section, for lists.
  static func sectionOptions(around subject: String) -> [SceneOption<Self>] {
    [
      SceneOption(
        "insets-reference", \.insetsReference, .choice,
        "from where insets count across the scroll direction"),
      SceneOption("insets", \.insets, .insets, "around the \(subject) of each section"),
      SceneOption(
        "header-extent", \.headerExtent, .extent,
        "of headers along the scroll direction, 0 for none"),
      SceneOption(
        "footer-extent", \.footerExtent, .extent,
        "of footers along the scroll direction, 0 for none"),
    ]
  }

  /// Whether headers stay.
  static var pinOption: SceneOption<Self> {
    SceneOption("pin-headers", \.pinsHeaders, .flag, "whether headers stay in sight")
  }
}
