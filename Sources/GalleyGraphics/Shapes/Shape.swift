public import GalleyGeometry

/// A closed outline, or with `path` any outline, in the coordinates of the command that holds it.
public enum Shape: Hashable, Sendable {
  /// A rectangle with square corners.
  case rectangle(Rect)
  /// A rectangle with circular corners, each of the radius; at most half of the shorter side.
  case roundedRectangle(Rect, radius: Double)
  /// A rectangle with rounded corners.
  case corneredRectangle(CorneredRectangle)
  /// The ellipse that touches all sides of a rectangle.
  case ellipse(in: Rect)
  /// Filled by the non-zero winding rule.
  case path(Path)

  /// The smallest rectangle that holds the shape's points (for a path, also its control points).
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
    case .corneredRectangle(let rectangle): rectangle.rect
    case .path(let path): path.controlBounds
    }
  }
}
