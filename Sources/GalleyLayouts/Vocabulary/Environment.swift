public import GalleyGeometry

/// The view that a layout arranges for: never the offset, the mode or the time.
public struct Environment: Hashable, Sendable {
  /// The size of the collection view's bounds, in points.
  public var size: Size
  /// The insets that the scroll view adds around the content; the room for lines is `size` less
  /// these.
  public var contentInset: EdgeInsets
  /// The part of `contentInset` that is the screen's safe area.
  public var safeAreaInset: EdgeInsets
  /// The part of the top inset that a large title takes, in points: a drag leaves it shown or gone.
  public var collapsibleInset: Double
  /// Device pixels a point.
  public var scale: Double
  /// Where text runs.
  public var layoutDirection: LayoutDirection
  /// The traits that views of the layout follow; where things lie does not depend on them.
  public var interface: InterfaceTraits

  /// Makes an environment.
  public init(
    size: Size, contentInset: EdgeInsets = .zero, safeAreaInset: EdgeInsets = .zero,
    collapsibleInset: Double = 0,
    scale: Double = 1, layoutDirection: LayoutDirection = .leftToRight,
    interface: InterfaceTraits = InterfaceTraits()
  ) {
    self.size = size
    self.contentInset = contentInset
    self.safeAreaInset = safeAreaInset
    self.collapsibleInset = collapsibleInset
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.interface = interface
  }

  /// The bounds less the content inset, never below zero: where content lies that does not scroll.
  public var insetSize: Size {
    Size(
      width: max(0, size.width - contentInset.horizontal),
      height: max(0, size.height - contentInset.vertical))
  }
}
