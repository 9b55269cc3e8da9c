/// A turn of a flat thing in space, and the distance from which it is seen.
///
/// What a CATransform3D says with a rotation about the x axis, then one about the y axis, then m34;
/// rotations about the z axis and scales are a `Transform`'s.
public struct Projection: Hashable, Sendable {
  /// Where it is positive, the lower edge comes nearer.
  public var radiansAboutX: Double
  /// Where it is positive, the right edge goes farther away.
  public var radiansAboutY: Double
  /// One over the eye's distance in points, which is minus m34; 0 for an eye so far that nothing
  /// becomes smaller with its distance.
  public var perspective: Double

  /// Makes a projection; angles are in radians.
  public init(radiansAboutX: Double = 0, radiansAboutY: Double = 0, perspective: Double = 0) {
    self.radiansAboutX = radiansAboutX
    self.radiansAboutY = radiansAboutY
    self.perspective = perspective
  }

  /// No turn and no perspective.
  public static let identity = Projection()

  /// Whether everything stays where it is; what is not turned looks the same from any distance.
  public var isIdentity: Bool { radiansAboutX == 0 && radiansAboutY == 0 }

  /// Where points come to be seen that lie in the plane, about its origin.
  ///
  /// A point (x, y, 0) is turned about the x axis to (x, y cos, y sin), about the y axis to
  /// (x cos + z sin, y, z cos - x sin), and divided by 1 - z perspective.
  public var map: ProjectiveMap {
    guard !isIdentity else { return .identity }
    let (sineX, cosineX) = sineAndCosine(radiansAboutX)
    let (sineY, cosineY) = sineAndCosine(radiansAboutY)
    return ProjectiveMap(
      Transform(a: cosineY, b: 0, c: sineX * sineY, d: cosineX),
      px: sineY * perspective, py: -sineX * cosineY * perspective)
  }

  /// The projection in a mirror that swaps left and right.
  public var mirrored: Projection {
    var mirrored = self
    mirrored.radiansAboutY = -radiansAboutY
    return mirrored
  }

  /// The projection at a progress on the way to another, angle by angle, so that it turns.
  public func interpolated(to end: Projection, at progress: Double) -> Projection {
    // What is not turned is seen from wherever the other is.
    let first = isIdentity ? end.perspective : perspective
    let last = end.isIdentity ? perspective : end.perspective
    guard progress != 1 else { return end }
    return Projection(
      radiansAboutX: radiansAboutX.interpolated(to: end.radiansAboutX, at: progress),
      radiansAboutY: radiansAboutY.interpolated(to: end.radiansAboutY, at: progress),
      perspective: first.interpolated(to: last, at: progress))
  }
}
