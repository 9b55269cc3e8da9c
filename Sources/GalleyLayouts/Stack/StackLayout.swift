public import GalleyGeometry
public import GalleyNotation

/// Cards one on another, of each of which a strip shows; a selected one lies open above the pile.
///
/// Later cards lie on earlier ones. Where an item is selected it lies, whole, where its section
/// begins, and the others follow below it; of several the first in its section is open. As apps for
/// passes and cards do; UIKit has no such layout, and leaves to its users that attributes depend on
/// the selection.
public struct StackLayout: HeaderPinningLayout {
  public var scrollDirection = Axis.vertical
  /// The extent of cards along the scroll direction; across it they fill the room. Items that have a
  /// size keep its extent.
  public var item = ItemSize(aspect: StackLayout.cardAspect)
  /// How much shows of each card that lies under another one, in points.
  public var reveal = 60.0
  /// The same while a card of the section is open; nil for no difference.
  public var pileReveal: Double?
  /// Between the open card and the pile, in points.
  public var spacing = 16.0
  /// From where the insets of sections count; headers and footers reach across the whole room.
  public var insetsReference = InsetsReference.safeArea
  /// Around the cards of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false

  /// Width over height of bank cards, 85.6 by 53.98 mm (ISO/IEC 7810, ID-1).
  public static let cardAspect = 85.6 / 53.98

  /// The z-index of an open card; those of the pile have 0, as equal ones lie in the order of their
  /// index paths.
  static let openZIndex = 1

  public init() {}

  public var usesMeasures: Bool { false }

  public var asksForSizes: Bool { headerExtent.fits || footerExtent.fits || item.fits }

  public var interaction: any LayoutInteraction { StackInteraction() }

  public var traits: LayoutTraits {
    traits(insetsFrom: insetsReference).union(.attributesDependOnSelection)
  }

  /// - Throws: `LayoutError` where a card has no finite extent.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var stack = SectionsBuilder(
      content, along: scrollDirection, in: environment, order: .sequential)
    let reference = insetsReference.insets(in: environment, scrolling: scrollDirection)
    for (index, section) in content.sections.enumerated() {
      let surroundings = SectionSurroundings(
        section.metrics, insets: insets, from: reference, header: headerExtent,
        footer: footerExtent, along: scrollDirection)
      let pile = CardPile(
        layout: self, section: section, index: index, insets: surroundings.insets,
        environment: environment)
      try stack.add(surroundings, index: index) { stack throws(LayoutError) in
        try pile.addCells(to: &stack)
      }
    }
    return stack.arrangement()
  }
}

extension StackLayout {
  public static let kind = "stack"
  public static let summary = "Cards one on another, a strip of each showing; a tap opens one."

  public static let options = [
    OptionDescription("scroll-direction", "vertical or horizontal; vertical"),
    OptionDescription("item", "height or aspect of cards, as { height: fit }; a bank card's"),
    OptionDescription("reveal", "points that show of a card under another one; 60"),
    OptionDescription("pile-reveal", "the same while a card is open; no difference"),
    OptionDescription("spacing", "points between the open card and the pile; 16"),
    OptionDescription(
      "insets-reference",
      "from where insets count across the scroll direction: none, safe-area, layout-margins or readable; safe-area"
    ),
    OptionDescription("insets", "around the cards of each section; 0"),
    OptionDescription("header-extent", "points along the scroll direction, or fit; 0, no headers"),
    OptionDescription("footer-extent", "points along the scroll direction, or fit; 0, no footers"),
    OptionDescription("pin-headers", "whether headers stay in sight; false"),
  ]

  public init(options: OptionReader) {
    self.init()
    let lengths = 0.0...100_000.0
    scrollDirection = options.choice("scroll-direction") ?? scrollDirection
    item = options.itemSize("item", inColumnsScrolling: scrollDirection, of: "the view") ?? item
    reveal = options.number("reveal", in: lengths) ?? reveal
    pileReveal = options.number("pile-reveal", in: lengths)
    spacing = options.number("spacing", in: lengths) ?? spacing
    insetsReference = options.choice("insets-reference") ?? insetsReference
    insets = options.insets("insets") ?? insets
    headerExtent = options.extent("header-extent", hasBounds: false) ?? headerExtent
    footerExtent = options.extent("footer-extent", hasBounds: false) ?? footerExtent
    pinsHeaders = options.flag("pin-headers") ?? pinsHeaders
  }
}
