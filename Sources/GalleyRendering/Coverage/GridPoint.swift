import GalleyGeometry

/// A place on the grid on which outlines are filled, in device pixels' 256th parts, as Cairo rounds it.
struct GridPoint: Hashable {
  var x: Int32
  var y: Int32

  /// How many places a pixel has across and down.
  static let perPixel: Int32 = 256

  init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// The place next to a point.
  ///
  /// - Precondition: The point lies within eight million pixels of the origin.
  init(_ point: Point, under transform: Transform) {
    // In this order, since sums are rounded.
    x = Self.rounded(transform.a * point.x + transform.c * point.y + transform.tx)
    y = Self.rounded(transform.b * point.x + transform.d * point.y + transform.ty)
  }

  /// The nearest place, of two the even one: beside so large a number there is no room for more than 256th
  /// parts, in the lower half of its bits.
  private static func rounded(_ pixels: Double) -> Int32 {
    Int32(truncatingIfNeeded: (pixels + 0x1.8p+44).bitPattern)
  }

  /// Whether it is more than 32,768 pixels away: beyond, products of differences would not fit into 64 bits.
  var isFar: Bool {
    let reach: Int32 = 1 << 23
    return UInt32(bitPattern: (x &+ reach) | (y &+ reach)) >= 1 << 24
  }

  static func - (one: GridPoint, other: GridPoint) -> GridVector {
    GridVector(dx: Int64(one.x) - Int64(other.x), dy: Int64(one.y) - Int64(other.y))
  }
}

/// The way from one place on the grid to another.
struct GridVector: Hashable {
  var dx: Int64
  var dy: Int64

  /// Positive where the other one turns to the right on screen.
  func cross(_ other: GridVector) -> Int64 { dx &* other.dy &- dy &* other.dx }

  func dot(_ other: GridVector) -> Int64 { dx &* other.dx &+ dy &* other.dy }
}
