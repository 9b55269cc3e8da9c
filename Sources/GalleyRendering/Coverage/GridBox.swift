import GalleyGeometry

/// A box on the grid.
struct GridBox: Hashable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  func union(_ other: GridBox) -> GridBox {
    GridBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func intersection(_ other: GridBox) -> GridBox {
    GridBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Whether some of the inside of one lies in the other's.
  func overlaps(_ other: GridBox) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  var isEmpty: Bool { minX >= maxX || minY >= maxY }

  func contains(_ point: GridPoint) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }

  func contains(_ other: GridBox, leeway: Int32 = 0) -> Bool {
    minX - leeway <= other.minX && minY - leeway <= other.minY && maxX + leeway >= other.maxX
      && maxY + leeway >= other.maxY
  }

  /// The whole pixels that it touches.
  var pixels: Rect {
    Rect(
      minX: Double(columns.lowerBound), minY: Double(rows.lowerBound),
      maxX: Double(columns.upperBound), maxY: Double(rows.upperBound))
  }

  /// The columns of pixels that it touches.
  var columns: Range<Int> { Self.pixels(minX, maxX) }

  /// The rows of pixels that it touches.
  var rows: Range<Int> { Self.pixels(minY, maxY) }

  private static func pixels(_ first: Int32, _ last: Int32) -> Range<Int> {
    Int(first >> 8)..<(Int(last) + 255) >> 8
  }
}

extension GridBox {
  /// All of a surface.
  init(width: Int, height: Int) {
    (minX, minY) = (0, 0)
    (maxX, maxY) = (Int32(width) << 8, Int32(height) << 8)
  }

  init(of edge: GridPolygon.Edge) {
    let (first, last) = (edge.place(at: edge.top), edge.place(at: edge.bottom))
    (minX, maxX) = (min(first, last), max(first, last))
    (minY, maxY) = (edge.top, edge.bottom)
  }

  /// The box around some points.
  init(around points: [GridPoint]) {
    (minX, minY) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
    (maxX, maxY) = (points.map(\.x).max() ?? 0, points.map(\.y).max() ?? 0)
  }
}
