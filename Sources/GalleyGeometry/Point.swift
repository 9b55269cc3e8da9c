/// A place in a plane, in points unless said otherwise; x grows to the right, y grows downward.
public struct Point: Hashable, Codable, Sendable {
  /// The horizontal coordinate, which grows to the right.
  public var x: Double
  /// The vertical coordinate, which grows downwards.
  public var y: Double

  /// Makes a point of its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point displaced by a vector.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point displaced against a vector.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The vector from one point to another.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

/// A displacement in points, or a velocity in points per second.
public struct Vector: Hashable, Codable, Sendable {
  /// The horizontal part, positive to the right.
  public var dx: Double
  /// The vertical part, positive downwards.
  public var dy: Double

  /// Makes a vector of its parts.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The Euclidean length.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The angle in radians from the positive x axis, clockwise on screen, in -π...π; the same on every
  /// machine.
  public var angle: Double { GalleyGeometry.angle(of: self) }

  /// The sum of two vectors.
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  /// The vector stretched by a factor.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// The vector of the same length in the opposite direction.
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }
}
