internal import GalleyGeometry

/// How a page of a cover flow is shown by its distance from the middle of the view.
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
