public import GalleyGeometry

/// A value that a layout hands to its cells by name, for what UIKit wants a subclass of the
/// attributes.
public enum CustomValue: Hashable, Sendable {
  /// True or false.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
}

/// The place and the look of one element of a collection view, in content coordinates.
///
/// As UICollectionViewLayoutAttributes, but a value: two that look the same are equal, `custom`
/// included.
public struct LayoutAttributes: Hashable, Sendable {
  /// The element that has them.
  public var element: LayoutElement
  /// The frame of the element before its transform is applied, in points.
  public var untransformedFrame: Rect
  /// Applied about the centre, after the projection.
  public var transform: Transform
  /// The element's turn in space about its centre; the eye is before the centre.
  public var projection: Projection
  /// From 0, invisible, to 1.
  public var alpha: Double
  /// Higher is nearer to the viewer; equal ones are drawn in the order of their index paths.
  public var zIndex: Int
  /// A hidden element keeps its place and is not drawn.
  public var isHidden: Bool
  /// The layout's own values, by their names.
  public var custom: [String: CustomValue]

  /// Makes attributes.
  public init(
    element: LayoutElement, frame: Rect, transform: Transform = .identity,
    projection: Projection = .identity, alpha: Double = 1, zIndex: Int = 0, isHidden: Bool = false,
    custom: [String: CustomValue] = [:]
  ) {
    self.element = element
    self.untransformedFrame = frame
    self.transform = transform
    self.projection = projection
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.custom = custom
  }

  /// The bounding box on screen, transform and projection included; setting it moves and resizes
  /// the element.
  ///
  /// Of an element that reaches behind the eye, that of its transform alone.
  public var frame: Rect {
    get {
      guard !isUpright else { return untransformedFrame }
      let flat = transform.about(center)
      return projectedMap?.boundingBox(of: untransformedFrame)
        ?? flat.boundingBox(of: untransformedFrame)
    }
    set { untransformedFrame = newValue }
  }

  /// The middle of the frame, in content coordinates.
  public var center: Point {
    get { untransformedFrame.center }
    set { untransformedFrame = Rect(center: newValue, size: size) }
  }

  /// Before the transform; setting it keeps the centre.
  public var size: Size {
    get { untransformedFrame.size }
    set { untransformedFrame = Rect(center: center, size: newValue) }
  }

  /// Whether the element is drawn over its frame as it is.
  package var isUpright: Bool { transform.isIdentity && projection.isIdentity }

  /// From where the element lies flat to where it is seen; nil where it is not turned in space.
  package var projectedMap: ProjectiveMap? {
    guard !projection.isIdentity else { return nil }
    return projection.map.then(transform).about(center)
  }

  /// Whether a point, in the coordinates of the frame, lies on the element as it is seen.
  package func contains(_ point: Point) -> Bool {
    guard let map = projectedMap else {
      let back = transform.about(center).inverse ?? .identity
      return untransformedFrame.contains(back.apply(to: point))
    }
    guard let origin = map.inverse?.apply(to: point) else { return false }
    return map.depth(of: origin) > 0 && untransformedFrame.contains(origin)
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
