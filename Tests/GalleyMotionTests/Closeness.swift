import GalleyGeometry

extension Point {
  /// Whether neither number is further away than the tolerance, in points.
  func isClose(to other: Point, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Size {
  /// Whether neither side is longer or shorter by more than the tolerance, in points.
  func isClose(to other: Size, within tolerance: Double) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
