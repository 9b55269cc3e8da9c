public import Foundation

/// Distances inwards from the edges of a rectangle, by the direction of text, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From where text begins.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From where text ends.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets from their parts.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
