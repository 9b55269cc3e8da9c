import GalleyGeometry
import GalleyGraphics

extension Picture {
  /// Whether the first command fills every pixel with one opaque color, so that nothing of what they
  /// held before can be seen.
  var coversItsPixels: Bool {
    let (width, height) = pixelSize
    guard let first = commands.first, let area = first.opaqueArea else { return false }
    return area.minX <= 0 && area.minY <= 0 && area.maxX * scale >= Double(width)
      && area.maxY * scale >= Double(height)
  }
}

extension DrawCommand {
  /// The rectangle that the first command in it fills with one opaque color; nil where it does another
  /// thing.
  fileprivate var opaqueArea: Rect? {
    switch self {
    case .fill(let fill):
      guard case .solid(let color) = fill.paint, color.alpha >= 1,
        case .rectangle(let rect) = fill.shape
      else { return nil }
      return rect
    case .group(let group):
      return group.isTransparent ? group.children.first?.opaqueArea : nil
    case .stroke, .text, .image, .vectorImage, .backdrop: return nil
    }
  }
}
