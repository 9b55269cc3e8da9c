internal import GalleyGeometry

/// The rule by which a carousel comes to rest: on the page nearest to where it would stop.
///
/// A flick never turns back: where that page lies behind the finger's direction, the one after it
/// is taken, as far as there is one.
struct CenterSnapping {
  var pages: PageStrip

  /// The page for distances in points along the pages, and a velocity of either unit: only its sign
  /// counts.
  func page(proposed: Double, current: Double, velocity: Double) -> Int {
    let nearest = pages.page(nearestTo: proposed)
    let advance = pages.offset(ofPage: nearest) - current
    if velocity > 0, advance < -PageStrip.tolerance { return pages.clamped(nearest + 1) }
    if velocity < 0, advance > PageStrip.tolerance { return pages.clamped(nearest - 1) }
    return nearest
  }
}
