internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// What a scene says of a collection.
struct CollectionOptions {
  static let options: [SceneOption<Self>] =
    [
      SceneOption("collection", .text, "its name", otherwise: ""),
      SceneOption("layout", .defined("layout"), "what arranges its items", otherwise: ""),
      SceneOption("header", .defined("cell"), "above each section", otherwise: "none"),
      SceneOption("footer", .defined("cell"), "below each section", otherwise: "none"),
      SceneOption(
        "measure", .text, "the key of items that is the layout's measure", otherwise: "value"),
      SceneOption(
        "sections", .list(.options(SectionOptions.declarations, others: .anything)), "of its items",
        otherwise: "one"),
      SceneOption("items", .defined("items"), "those of the only section", otherwise: ""),
      SceneOption(
        "section-spacing", \.sectionSpacing, .points,
        "points between sections that have layouts of their own", otherwise: "0"),
      SceneOption(
        "interaction", .defined("interaction"), "what a finger means", otherwise: "the layout's own"
      ),
      SceneOption(
        "new-items", .list(.defined("item")), "what items know that come without a word",
        otherwise: "nothing"),
      SceneOption("cell", .defined("cell"), "what an item is made of", otherwise: "nothing"),
      SceneOption(
        "decorations", .map(.defined("cell")), "decoration views by kind",
        otherwise: "the layout's own"),
      SceneOption(
        "swipe-actions", \.swipeActions, .swipeActions, "buttons beside rows", otherwise: "none"),
      SceneOption(
        "detail", .defined("cell"), "over the screen while an item is open", otherwise: "nothing"),
      SceneOption(
        "animation", \.timing, .timing, "how all moves that is animated",
        otherwise: "as what moves has it"),
      SceneOption(
        "deceleration", \.decelerationRate, .choice, "how fast scrolling ends",
        otherwise: "the layout's own"),
      SceneOption("scroll-indicators", \.showsScrollIndicators, .flag, "whether they show"),
      SceneOption("content-inset", \.contentInset, .insets, "around the content"),
    ] + BoxStyle.options.map { $0.within(\.style) }
    + [SceneOption("clip", \.clips, .flag, "whether its elements end at its edge")]

  static var declarations: [OptionDeclaration] { options.declarations(of: CollectionOptions()) }

  /// The keys of options that the arrangement follows from, which is made before anything is drawn.
  static let keysOfPixels = Set(options.map(\.key)).subtracting(BoxStyle.options.map(\.key))

  var sectionSpacing: Double?
  var swipeActions: SwipeActions?
  var timing: Timing?
  var decelerationRate: DecelerationRate?
  var showsScrollIndicators = false
  var contentInset = EdgeInsets.zero
  var style = BoxStyle()
  var clips = true
}

/// What a scene says of a section.
struct SectionOptions {
  static let options: [SceneOption<Self>] =
    SectionMetrics.options.map { $0.within(\.metrics) }
    + [
      SceneOption("layout", .defined("layout"), "its own", otherwise: "the collection's"),
      SceneOption("items", .defined("items"), otherwise: "none"),
      SceneOption("title", .text, "for headers and footers", otherwise: "none"),
      SceneOption("subtitle", .text, "the same", otherwise: "none"),
      SceneOption("name", .text, "the same", otherwise: "none"),
      SceneOption("cell", .defined("cell"), otherwise: "the collection's"),
      SceneOption("header", .defined("cell"), otherwise: "the collection's"),
      SceneOption("footer", .defined("cell"), otherwise: "the collection's"),
      SceneOption(
        "height", \.height, .length(in: 0...100_000), "of the view that its own layout fills",
        otherwise: "the collection's"),
    ]

  static var declarations: [OptionDeclaration] { options.declarations(of: SectionOptions()) }

  var metrics = SectionMetrics()
  var height: Length?
}
