public import GalleyGeometry
internal import GalleyNotation

/// The color or gradient that fills or strokes a shape.
public enum Paint: Hashable, Codable, Sendable {
  case solid(Color)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
}

/// A color at a place of a gradient, from 0 at its start to 1 at its end.
public struct GradientStop: Hashable, Codable, Sendable {
  public var location: Double
  public var color: Color

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
  public var start: Point
  public var end: Point
  public var stops: [GradientStop]

  public init(start: Point, end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A gradient from a centre outward, in the coordinates of the command; the last color goes on
/// beyond the radius.
public struct RadialGradient: Hashable, Codable, Sendable {
  public var center: Point
  public var radius: Double
  public var stops: [GradientStop]

  public init(center: Point, radius: Double, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}
