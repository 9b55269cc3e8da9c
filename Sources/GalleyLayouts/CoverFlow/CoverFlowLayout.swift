public import GalleyGeometry
public import GalleyNotation

/// Pages in a row that face the one in the middle of the view: the farther from it, up to a whole
/// page, the more they are turned away from the eye.
///
/// A page lies where a carousel has it, and its attributes follow from its distance, as those that
/// are set in a visibleItemsInvalidationHandler: the rotation about the axis across the row, seen in
/// perspective (m34 is minus one over the distance), the scale, and the z-index, by which the page
/// nearest to the middle lies on all others. UIKit has no such layout.
public struct CoverFlowLayout: PagedLayout {
  /// The axis along which covers follow each other.
  public var scrollDirection = Axis.horizontal
  /// The size of a page; a percentage is one of the view's own size along the scroll direction, and
  /// of the room inside the content inset across it.
  public var item = ItemSize(width: .fraction(0.6), height: .fraction(1))
  /// Between pages before they are turned, in points; negative where they overlap.
  public var spacing = 0.0
  /// By how many degrees pages are turned that are a page or more from the middle.
  public var angle = 60.0
  /// The distance of the eye from the middle of each page, in points.
  public var perspective = 500.0
  /// The scale of pages that are a page or more from the middle.
  public var scale = 1.0

  public init() {}

  public var asksForSizes: Bool { false }

  public var traits: LayoutTraits { .attributesDependOnOffset }

  public var interaction: any LayoutInteraction { CarouselInteraction() }

  public var decelerationRate: DecelerationRate { .fast }

  /// The row as it is when nothing is turned.
  private var row: CarouselLayout {
    var row = CarouselLayout()
    row.scrollDirection = scrollDirection
    row.item = item
    row.spacing = spacing
    return row
  }

  public func contentInset(in environment: Environment) -> EdgeInsets {
    row.contentInset(in: environment)
  }

  /// - Throws: `LayoutError` where pages overlap wholly, or would reach behind the eye.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let arrangement = try row.arrange(content, in: environment)
    guard let page = arrangement.cell(0) else { return arrangement }
    let extent = scrollDirection.oriented(page.size).height
    guard extent == 0 || extent + spacing > 0 else {
      throw LayoutError(
        "pages that are \(extent) points long cannot lie \(spacing) points apart; give a spacing"
          + " over \(-extent)")
    }
    // The edge of a page that is turned comes nearer by half of its length at most.
    guard perspective > extent / 2 else {
      throw LayoutError(
        "pages that are \(extent) points long reach behind an eye \(perspective) points away; give"
          + " a perspective over \(extent / 2)")
    }
    return arrangement
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let turn = CoverTurn(layout: self, viewport: viewport)
    var wider = viewport
    // The nearest edge is seen farther out than it lies.
    if let page = arrangement.cell(0) { wider.bounds = reach(of: page, in: viewport) }
    return arrangement.attributes(in: wider)
      .map(turn.applied)
      .filter {
        // Also what is turned out of sight: it may come into it on its way.
        $0.frame.intersects(viewport.bounds) || $0.untransformedFrame.intersects(viewport.bounds)
      }
      .sorted { $0.isBelow($1) }
  }

  /// Where pages may lie that are seen in the viewport: those whose nearest edge, seen magnified by
  /// distance / (distance - half a page), comes in.
  private func reach(of page: LayoutAttributes, in viewport: Viewport) -> Rect {
    let half = scrollDirection.oriented(page.size).height / 2
    let magnified = half * max(1, scale) * perspective / max(perspective - half, 1e-3)
    let more = magnified - half
    let bounds = scrollDirection.oriented(viewport.bounds)
    return scrollDirection.oriented(
      Rect(
        x: bounds.minX, y: bounds.minY - more, width: bounds.width, height: bounds.height + 2 * more
      ))
  }

  public func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    row.restingOffset(proposed: proposed, velocity: velocity, of: arrangement, in: viewport)
  }

  public func pageCount(of arrangement: Arrangement, in viewport: Viewport) -> Int {
    row.pageCount(of: arrangement, in: viewport)
  }

  public func page(at offset: Point, of arrangement: Arrangement, in viewport: Viewport) -> Int {
    row.page(at: offset, of: arrangement, in: viewport)
  }

  public func offset(
    ofPage page: Int, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    row.offset(ofPage: page, of: arrangement, in: viewport)
  }
}

extension CoverFlowLayout {
  public static let kind = "cover-flow"
  public static let summary = "Pages in a row, turned toward the one in the middle, in perspective."

  public static let options: [SceneOption<Self>] = [
    SceneOption("scroll-direction", \.scrollDirection, .choice),
    SceneOption("item", \.item, .itemSize()),
    SceneOption(
      "spacing", \.spacing, .number(in: -100_000...100_000),
      "points between pages before they are turned"),
    SceneOption(
      "angle", \.angle, .number(in: -90...90), "degrees by which pages beside the middle are turned"
    ),
    SceneOption(
      "perspective", \.perspective, .number(in: 1...1_000_000), "points from the eye to a page"),
    SceneOption(
      "scale", \.scale, .number(in: 0.01...10), "the scale of pages beside the middle"),
  ]
}

/// The turn of a page of a cover flow by its distance from the middle of the view.
struct CoverTurn {
  let layout: CoverFlowLayout
  let viewport: Viewport

  /// How many levels of z-index lie between a page and the next.
  private static let levels = 100.0

  func applied(to page: LayoutAttributes) -> LayoutAttributes {
    let direction = layout.scrollDirection
    let extent = direction.oriented(page.size).height
    let pitch = extent + layout.spacing
    guard page.element.category == .cell, pitch > 0 else { return page }
    let way = page.center - viewport.bounds.center
    let distance = (direction == .horizontal ? way.dx : way.dy) / pitch
    let turn = min(max(distance, -1), 1)
    // Pages face the middle: on the right the left edge, on the left the right edge lies behind.
    let radians = turn * layout.angle * .pi / 180
    var page = page
    page.projection =
      switch direction {
      case .horizontal:
        Projection(radiansAboutY: 0 - radians, perspective: 1 / layout.perspective)
      case .vertical: Projection(radiansAboutX: radians, perspective: 1 / layout.perspective)
      }
    if radians == 0 { page.projection = .identity }
    let factor = 1 + (layout.scale - 1) * abs(turn)
    if factor != 1 { page.transform = page.transform.then(.scale(factor)) }
    page.zIndex -= Int(min(abs(distance), 1e9) * Self.levels)
    return page
  }
}
