public import GalleyGeometry

/// The part of the content that a collection view shows, and what it may scroll to.
public struct Viewport: Hashable, Sendable {
  /// The visible rectangle in content coordinates: its origin is the content offset.
  public var bounds: Rect
  /// The distances that the scroll view adds around the content, in points.
  public var contentInset: EdgeInsets
  /// How much of the top inset is gone at this offset, in points: the large title scrolled away.
  public var collapsedInset: Double
  /// Device pixels a point.
  public var scale: Double
  /// The offsets of the regions that scroll by themselves, by section; one that is not here is at
  /// its beginning.
  public var regionOffsets: [Int: Double]

  /// Makes a viewport.
  public init(
    bounds: Rect, contentInset: EdgeInsets = .zero, collapsedInset: Double = 0, scale: Double = 1,
    regionOffsets: [Int: Double] = [:]
  ) {
    self.bounds = bounds
    self.contentInset = contentInset
    self.collapsedInset = collapsedInset
    self.scale = scale
    self.regionOffsets = regionOffsets
  }

  /// Returns the offset of a region.
  func offset(of region: ScrollRegion) -> Double {
    regionOffsets[region.section] ?? region.beginning
  }

  /// The point of the content at the top left corner.
  public var contentOffset: Point { bounds.origin }

  /// The visible rectangle less the insets as they are at this offset: between its edges pinned
  /// elements stay.
  public var insetBounds: Rect {
    var inset = contentInset
    inset.top -= collapsedInset
    return bounds.inset(by: inset)
  }

  /// The offsets at which content of a size can rest: from minus the inset to where the content
  /// ends.
  ///
  /// In a direction in which the content is no larger than the view there is one: minus the inset.
  public func offsetRange(contentSize: Size) -> (minimum: Point, maximum: Point) {
    let minimum = Point(x: -contentInset.leading, y: -contentInset.top)
    let maximum = Point(
      x: max(minimum.x, contentSize.width - bounds.width + contentInset.trailing),
      y: max(minimum.y, contentSize.height - bounds.height + contentInset.bottom))
    return (minimum, maximum)
  }

  /// The nearest offset at which content of the size can rest.
  public func clamped(_ offset: Point, contentSize: Size) -> Point {
    let range = offsetRange(contentSize: contentSize)
    return Point(
      x: min(max(offset.x, range.minimum.x), range.maximum.x),
      y: min(max(offset.y, range.minimum.y), range.maximum.y))
  }
}
