public import GalleyGeometry

/// At which edge or corner of a rectangle something lies, as UIKit's NSRectAlignment; leading is
/// where text begins.
public enum RectAlignment: String, Hashable, Sendable, CaseIterable {
  case top
  case topLeading = "top-leading"
  case leading
  case bottomLeading = "bottom-leading"
  case bottom
  case bottomTrailing = "bottom-trailing"
  case trailing
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
