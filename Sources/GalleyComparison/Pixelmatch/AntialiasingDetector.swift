/// Tells pixels that only smooth an edge, as pixelmatch does.
///
/// Follows Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel has
/// both darker and brighter neighbours, few equal ones, and the darkest or the brightest of them
/// lies in a surface of one color, in both bitmaps.
struct AntialiasingDetector {
  let expected: PixelGridView
  let actual: PixelGridView
  let difference: YIQDifference

  /// Whether a pixel smooths an edge in one of the two.
  func smooths(x: Int, y: Int) -> Bool {
    smooths(x: x, y: y, in: expected, beside: actual)
      || smooths(x: x, y: y, in: actual, beside: expected)
  }

  private func smooths(
    x: Int, y: Int, in grid: PixelGridView, beside other: PixelGridView
  ) -> Bool {
    guard let extremes = extremes(x: x, y: y, in: grid) else { return false }
    return [extremes.darkest, extremes.brightest].contains { place in
      isInSurface(place, of: grid) && isInSurface(place, of: other)
    }
  }

  /// The neighbours that differ most in brightness to both sides; nil where a side has none, or
  /// more than two neighbours are as bright. The bitmap's edge counts as one such neighbour.
  private func extremes(
    x: Int, y: Int, in grid: PixelGridView
  ) -> (darkest: PixelPlace, brightest: PixelPlace)? {
    let center = grid[x, y]
    var equal = grid.isAtEdge(x: x, y: y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (darkest, brightest) = (PixelPlace(x: 0, y: 0), PixelPlace(x: 0, y: 0))
    // Column by column, as the original: of neighbours as dark, the first counts.
    for column in grid.columns(around: x) {
      for row in grid.rows(around: y) where column != x || row != y {
        let delta = difference.brightness(
          center, grid[column, row], at: grid.offset(x: x, y: y))
        if delta == 0 {
          equal += 1
          if equal > 2 { return nil }
        } else if delta < least {
          (least, darkest) = (delta, PixelPlace(x: column, y: row))
        } else if delta > most {
          (most, brightest) = (delta, PixelPlace(x: column, y: row))
        }
      }
    }
    return least == 0 || most == 0 ? nil : (darkest, brightest)
  }

  /// Whether more than two neighbours are the same; the bitmap's edge counts as one.
  private func isInSurface(_ place: PixelPlace, of grid: PixelGridView) -> Bool {
    let center = grid[place.x, place.y]
    var equal = grid.isAtEdge(x: place.x, y: place.y) ? 1 : 0
    for column in grid.columns(around: place.x) {
      for row in grid.rows(around: place.y) where column != place.x || row != place.y {
        if grid[column, row] == center { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }
}
