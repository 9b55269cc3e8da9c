/// The device pixels of a screen: what rounds resting edges so that they are crisp and never gap.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels a point.
  public var scale: Double

  public init(scale: Double) { self.scale = scale }

  /// The nearest pixel boundary in points; halves go toward positive infinity, as UIKit rounds
  /// origins.
  public func align(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The next pixel boundary in points that is no less; a value is on one where it is but for the
  /// error of computing it.
  public func alignUp(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Each coordinate aligned by itself.
  public func align(_ point: Point) -> Point { Point(x: align(point.x), y: align(point.y)) }

  /// Each edge aligned by itself, so that rectangles that touch still do.
  public func align(_ rect: Rect) -> Rect {
    Rect(
      minX: align(rect.minX), minY: align(rect.minY),
      maxX: align(rect.maxX), maxY: align(rect.maxY))
  }
}
