public import GalleyGeometry
internal import GalleyNotation

/// The color or gradient that fills or strokes a shape.
public enum Paint: Hashable, Codable, Sendable {
  /// One color everywhere.
  case solid(Color)
  /// Colors along a line.
  case linearGradient(LinearGradient)
  /// Colors from a center outwards.
  case radialGradient(RadialGradient)
}

/// A color at a place of a gradient, from 0 at its start to 1 at its end.
public struct GradientStop: Hashable, Codable, Sendable {
  /// The place on the way from the start to the end, from 0 to 1.
  public var location: Double
  /// The color at that place.
  public var color: Color

  /// Makes a stop.
  public init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// A gradient along a line, in the coordinates of the command; the end colors go on beyond the
/// ends.
///
/// Colors are interpolated with straight alpha, as SVG and Cairo do. Stops ascend; there are at
/// least two.
public struct LinearGradient: Hashable, Codable, Sendable {
  /// Where the first color is.
  public var start: Point
  /// Where the last color is.
  public var end: Point
  /// The colors on the way, by growing location.
  public var stops: [GradientStop]

  /// Makes a gradient between two points.
  public init(start: Point, end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A gradient from a centre outward, in the coordinates of the command; the last color goes on
/// beyond the radius.
public struct RadialGradient: Hashable, Codable, Sendable {
  /// Where the first color is.
  public var center: Point
  /// The distance from the center at which the last color is, in points.
  public var radius: Double
  /// The colors on the way, by growing location.
  public var stops: [GradientStop]

  /// Makes a gradient around a point.
  public init(center: Point, radius: Double, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}
