internal import GalleyGeometry

/// Fewer points of a line that looks the same: of each column of pixels the first, the last, the
/// lowest and the highest, in their order.
///
/// Jugel et al., "M4: a visualization-oriented time series data aggregation", 2014, who show that a
/// line through these covers the same pixels. Linear in time.
struct Decimation {
  /// How many columns of pixels there are.
  let columns: Int
  /// The first place, and the extent of a column.
  let start: Double
  let columnWidth: Double

  /// The numbers of the points that are kept, which ascend along x.
  func kept(_ points: [Point]) -> [Int] {
    guard points.count > 4 * columns, columnWidth > 0 else { return Array(points.indices) }
    var kept: [Int] = []
    kept.reserveCapacity(4 * columns)
    var next = points.startIndex
    while next < points.endIndex {
      let column = column(of: points[next])
      let first = next
      var (low, high) = (next, next)
      while next < points.endIndex, self.column(of: points[next]) == column {
        if points[next].y < points[low].y { low = next }
        if points[next].y > points[high].y { high = next }
        next += 1
      }
      for index in [first, min(low, high), max(low, high), next - 1] where index > kept.last ?? -1 {
        kept.append(index)
      }
    }
    return kept
  }

  private func column(of point: Point) -> Double {
    min(((point.x - start) / columnWidth).rounded(.down), Double(columns - 1))
  }
}
