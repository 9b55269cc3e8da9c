/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Codable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: Double
  /// The radius of the top right corner, in points.
  public var topRight: Double
  /// The radius of the bottom right corner, in points.
  public var bottomRight: Double
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: Double

  /// The same radius at every corner.
  public init(_ radius: Double = 0) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Makes the radii of four corners.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Clockwise from the top left.
  public var all: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The one radius of all corners; nil where they differ.
  public var uniform: Double? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }

  /// Every radius mapped by itself.
  public func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// With left and right exchanged.
  public var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}
