/// A distance as a scene gives it: points, a share of the parent's extent, or both.
public struct Length: Hashable, Sendable {
  /// The points beyond the share.
  public var points: Double
  /// A share of the parent: 0.5 is half of it.
  public var share: Double

  /// Makes a length of a share of what there is and a number of points.
  public init(share: Double = 0, points: Double = 0) {
    self.share = share
    self.points = points
  }

  /// A number of points.
  public static func points(_ points: Double) -> Length { Length(points: points) }

  /// A share of what there is, where 1 is all of it.
  public static func fraction(_ share: Double) -> Length { Length(share: share) }

  /// The distance in points where the parent's extent is known.
  public func resolved(in extent: Double) -> Double {
    share == 0 ? points : share * extent + points
  }
}
