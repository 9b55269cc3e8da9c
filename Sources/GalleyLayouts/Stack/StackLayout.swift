public import GalleyGeometry
public import GalleyNotation

/// Cards one on another, of each of which a strip shows; a selected one lies open above the pile.
///
/// Later cards lie on earlier ones. Where an item is selected it lies, whole, where its section
/// begins, and the others follow below it; of several the first in its section is open. As apps for
/// passes and cards do; UIKit has no such layout, and leaves to its users that attributes depend on
/// the selection.
public struct StackLayout: HeaderPinningLayout {
  /// The axis along which cards lie on each other.
  public var scrollDirection = Axis.vertical
  /// The extent of cards along the scroll direction; across it they fill the room.
  ///
  /// Items that have a size keep its extent.
  public var item = ItemSize(aspect: StackLayout.cardAspect)
  /// The strip that shows of each card that lies under another one, in points.
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
      let margins = SectionMargins(
        section.metrics, insets: insets, from: reference, header: headerExtent,
        footer: footerExtent, along: scrollDirection)
      let pile = CardPile(
        layout: self, section: section, index: index, insets: margins.insets,
        environment: environment)
      try stack.add(margins, index: index) { stack throws(LayoutError) in
        try pile.addCells(to: &stack)
      }
    }
    return stack.arrangement()
  }
}

extension StackLayout: SectionedLayout {
  public static let kind = "stack"
  public static let summary = "Cards one on another, a strip of each showing; a tap opens one."

  public static let options: [SceneOption<Self>] =
    [
      directionOption,
      SceneOption(
        "item", \.item,
        .itemSize(fits: true, values: "height or aspect of cards, as { height: fit }"),
        otherwise: "a bank card's"
      ).checked { options, layout in
        layout.item =
          options.size(
            layout.item, of: "item", scrolling: layout.scrollDirection, acrossFrom: "the view")
          ?? Self().item
      },
      SceneOption(
        "reveal", \.reveal, .points, "points that show of a card under another one"),
      SceneOption(
        "pile-reveal", \.pileReveal, .points, "the same while a card is open",
        otherwise: "no difference"),
      SceneOption("spacing", \.spacing, .points, "points between the open card and the pile"),
    ] + sectionOptions(around: "cards") + [pinOption]
}

/// Lays the cards of one section on each other, in the vertical direction's terms.
struct CardPile {
  let layout: StackLayout
  let section: Content.Section
  let index: Int
  let insets: EdgeInsets
  let environment: Environment

  /// Adds a cell for each item, and gives how far they reach.
  func addCells(to stack: inout SectionsBuilder) throws(LayoutError) -> Double {
    let open = section.selection.filter { (0..<section.count).contains($0) }.min()
    let width = max(0, stack.room.width - insets.horizontal)
    // Insets that leave no room leave cards inside what there is.
    let leading = min(insets.leading, stack.room.width)
    var position = 0.0
    if let open {
      position = try height(of: open, width: width, asking: &stack.measureRequests) + layout.spacing
    }
    let reveal = open == nil ? layout.reveal : layout.pileReveal ?? layout.reveal
    var end = 0.0
    for item in 0..<max(0, section.count) {
      let height = try height(of: item, width: width, asking: &stack.measureRequests)
      let y = item == open ? 0 : position
      stack.addCell(
        Rect(x: leading, y: y, width: width, height: height),
        zIndex: item == open ? StackLayout.openZIndex : 0)
      if item != open { position += reveal }
      end = max(end, y + height)
    }
    return end
  }

  private func height(
    of item: Int, width: Double, asking measureRequests: inout MeasureRequests
  ) throws(LayoutError) -> Double {
    let direction = layout.scrollDirection
    let own = section.sizes?[safe: item].flatMap(\.self)
    let size =
      own
      ?? layout.item.across(width, scrolling: direction).resolved(
        in: environment.insetSize, fallback: direction.oriented(Size(width: width, height: width))
      ) { measureRequests.size(ofItem: item, section: index, proposing: $0) }
    let height = direction.oriented(size).height
    guard height.isFinite, height >= 0 else {
      let path = ItemPath(section: index, item: item)
      throw LayoutError(
        "\(path.words) would reach \(height) points along the scroll direction; give it a finite size or aspect",
        at: path)
    }
    return height
  }
}
