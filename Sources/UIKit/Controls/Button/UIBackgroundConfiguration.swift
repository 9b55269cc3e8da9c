public import Foundation

/// The box behind something, as a value.
public struct UIBackgroundConfiguration {
  /// Nil for that of what has the box.
  public var backgroundColor: UIColor?
  /// Of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// From the edges of what has the box.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Of a line along the edges; nil for the tint.
  public var strokeColor: UIColor?
  /// Of a line along the edges, in points.
  public var strokeWidth: CGFloat = 0

  /// Nothing to see.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
