internal import GalleyGeometry

/// How contents of one size lie in a frame of another, as UIView's contentMode has them.
public enum ContentMode: String, Sendable, CaseIterable {
  case scaleToFill = "scale-to-fill"
  case aspectFit = "aspect-fit"
  case aspectFill = "aspect-fill"
  case center
  case top
  case bottom
  case left
  case right
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"

  /// Where contents of a size go; fractions are kept.
  func destination(of size: Size, in frame: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return frame }
    let (x, y) = (frame.width / size.width, frame.height / size.height)
    switch self {
    case .scaleToFill: return frame
    case .aspectFit: return placed(size, scaledBy: min(x, y), in: frame)
    case .aspectFill: return placed(size, scaledBy: max(x, y), in: frame)
    default: return placed(size, scaledBy: 1, in: frame)
    }
  }

  private func placed(_ size: Size, scaledBy factor: Double, in frame: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(
      x: frame.minX + (frame.width - width) * horizontalShare,
      y: frame.minY + (frame.height - height) * verticalShare, width: width, height: height)
  }

  /// The share of the free width that lies to the left.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The share of the free height that lies above.
  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
