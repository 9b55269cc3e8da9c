public import Foundation

/// A distance and a direction, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// No distance.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
