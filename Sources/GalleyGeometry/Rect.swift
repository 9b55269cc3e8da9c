/// An axis-parallel rectangle: an origin (its top leading corner on screen) and a size, in points.
public struct Rect: Hashable, Codable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Makes a rectangle of its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of the coordinates of its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle around a center.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle between two values on each axis.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The x coordinate of the left edge.
  public var minX: Double { origin.x }
  /// The y coordinate of the top edge.
  public var minY: Double { origin.y }
  /// The x coordinate of the center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The x coordinate of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The distance from the left edge to the right one.
  public var width: Double { size.width }
  /// The distance from the top edge to the bottom one.
  public var height: Double { size.height }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether no point lies strictly inside.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether origin and size are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether the interiors share a point; touching edges do not count.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the point lies inside or on the top or leading edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns the intersection, or nil where they share no interior point.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    return Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the rectangle displaced by a vector.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The rectangle with each edge moved inward; the size never falls below zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The rectangle with every edge moved inward by one distance; outward where it is negative.
  public func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(all: distance)) }
}
