public import GalleyGeometry

extension SpringboardLayout {
  /// The number of pages, at least one.
  public func pageCount(of arrangement: Arrangement, in viewport: Viewport) -> Int {
    strip(along: axis(of: arrangement, in: viewport)).count
  }

  public func page(at offset: Point, of arrangement: Arrangement, in viewport: Viewport) -> Int {
    let axis = axis(of: arrangement, in: viewport)
    return strip(along: axis).page(nearestTo: axis.distance(of: offset))
  }

  public func offset(
    ofPage page: Int, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    let axis = axis(of: arrangement, in: viewport)
    return axis.offset(
      at: strip(along: axis).offset(ofPage: page), proposed: viewport.contentOffset)
  }

  /// The nearest page to where the scroll would end; a flick turns one page, however hard it is.
  public func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    let axis = axis(of: arrangement, in: viewport)
    let pages = strip(along: axis)
    let current = axis.distance(of: viewport.contentOffset)
    let along = axis.velocity(velocity)
    let page =
      if along > 0 {
        pages.clamped(pages.page(atOrBefore: current) + 1)
      } else if along < 0 {
        pages.clamped(pages.page(atOrAfter: current) - 1)
      } else {
        pages.page(nearestTo: axis.distance(of: proposed))
      }
    return axis.offset(at: pages.offset(ofPage: page), proposed: proposed)
  }

  private func axis(of arrangement: Arrangement, in viewport: Viewport) -> PageAxis {
    PageAxis(direction: .horizontal, arrangement: arrangement, viewport: viewport)
  }

  /// Pages as wide as the room inside the content inset; the last rests where the content ends.
  private func strip(along axis: PageAxis) -> PageStrip {
    let width = axis.viewExtent - axis.insets
    let scrolled = axis.contentExtent - width
    let turns = width > 0 ? max(0, (scrolled / width - 1e-9).rounded(.up)) : 0
    return PageStrip(
      count: 1 + Int(min(turns, 1e9)), first: -axis.leadingInset, pitch: max(0, width),
      last: max(0, scrolled) - axis.leadingInset)
  }
}
