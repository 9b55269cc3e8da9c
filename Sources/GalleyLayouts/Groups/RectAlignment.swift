public import GalleyGeometry

/// At which edge or corner of a rectangle something lies, as UIKit's NSRectAlignment; leading is
/// where text begins.
public enum RectAlignment: String, Hashable, Sendable, CaseIterable {
  /// The middle of the upper edge.
  case top
  /// The upper corner where text begins.
  case topLeading = "top-leading"
  /// The middle of the edge where text begins.
  case leading
  /// The lower corner where text begins.
  case bottomLeading = "bottom-leading"
  /// The middle of the lower edge.
  case bottom
  /// The lower corner where text ends.
  case bottomTrailing = "bottom-trailing"
  /// The middle of the edge where text ends.
  case trailing
  /// The upper corner where text ends.
  case topTrailing = "top-trailing"

  /// The point of a rectangle, in shares of its size: (0, 0) is its top leading corner.
  public var anchor: Point {
    switch self {
    case .top: Point(x: 0.5, y: 0)
    case .topLeading: Point(x: 0, y: 0)
    case .leading: Point(x: 0, y: 0.5)
    case .bottomLeading: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomTrailing: Point(x: 1, y: 1)
    case .trailing: Point(x: 1, y: 0.5)
    case .topTrailing: Point(x: 1, y: 0)
    }
  }
}
