public import Foundation

/// The distance by which something is moved, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset from its parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
