public import GalleyGeometry

/// A value that a layout hands to its cells by name, for what UIKit wants a subclass of the
/// attributes.
public enum CustomValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
}

/// Where and how one element of a collection view is shown, in content coordinates.
///
/// As UICollectionViewLayoutAttributes, but a value: two that look the same are equal, `custom`
/// included.
public struct LayoutAttributes: Hashable, Sendable {
  public var element: LayoutElement
  /// Where the element lies before its transform is applied, in points.
  public var untransformedFrame: Rect
  /// Applied about the centre.
  public var transform: Transform
  /// From 0, invisible, to 1.
  public var alpha: Double
  /// Higher is nearer to the viewer; equal ones are drawn in the order of their index paths.
  public var zIndex: Int
  /// A hidden element keeps its place and is not drawn.
  public var isHidden: Bool
  public var custom: [String: CustomValue]

  public init(
    element: LayoutElement, frame: Rect, transform: Transform = .identity, alpha: Double = 1,
    zIndex: Int = 0, isHidden: Bool = false, custom: [String: CustomValue] = [:]
  ) {
    self.element = element
    self.untransformedFrame = frame
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.custom = custom
  }

  /// The bounding box on screen, the transform included; setting it moves and resizes the element.
  public var frame: Rect {
    get {
      transform.isIdentity
        ? untransformedFrame
        : transform.about(center).boundingBox(of: untransformedFrame)
    }
    set { untransformedFrame = newValue }
  }

  public var center: Point {
    get { untransformedFrame.center }
    set { untransformedFrame = Rect(center: newValue, size: size) }
  }

  /// Before the transform; setting it keeps the centre.
  public var size: Size {
    get { untransformedFrame.size }
    set { untransformedFrame = Rect(center: center, size: newValue) }
  }

  /// Whether this one is drawn before the other: by z-index, then by index path, then by category
  /// and kind.
  package func isBelow(_ other: LayoutAttributes) -> Bool {
    zIndex != other.zIndex ? zIndex < other.zIndex : element < other.element
  }
}

extension LayoutAttributes {
  /// The attributes of the same element elsewhere, or in a larger whole.
  func moved(by offset: Vector, sections: Int = 0) -> LayoutAttributes {
    var moved = self
    moved.element.indexPath.section += sections
    moved.untransformedFrame = untransformedFrame.offset(by: offset)
    return moved
  }
}
