public import GalleyGeometry

/// A part of a group layout: an item, or a group of parts, which is an item to the group around it.
///
/// As UIKit's NSCollectionLayoutItem and NSCollectionLayoutGroup. Its size is resolved first, then
/// `edgeSpacing` is added around that, and at last `insets` shrink what lies in it (documented).
/// Insets count on no axis on which content decides.
public struct GroupItem: Hashable, Sendable {
  /// The contents of a part.
  public indirect enum Parts: Hashable, Sendable {
    /// One item of the content.
    case item
    /// Parts beside or below each other.
    case line(Axis, [GroupItem])
    /// Items with frames of their own in the group.
    case frames([GroupFrame])
  }

  /// What is in it.
  public var parts: Parts
  /// Nil is, across a group, as wide as the group, and along it an equal share of what its other
  /// parts leave; where the group fits its content, as much as the part's own content wants.
  public var width: GroupDimension?
  /// Nil as for the width.
  public var height: GroupDimension?
  /// Bounds of the width where content decides it, as lengths of what is around.
  public var widthBounds = GroupBounds()
  /// Bounds of the height where content decides it.
  public var heightBounds = GroupBounds()
  /// Around what lies in the part, in points.
  public var insets = EdgeInsets.zero
  /// Around the part.
  public var edgeSpacing = GroupEdgeSpacing.zero
  /// Between the parts of a line.
  ///
  /// What is fixed comes out of those parts that are shares of the group (recorded).
  public var spacing = GroupSpacing.zero
  /// The number of parts in a line, of those listed in turn; nil repeats them until the next one no
  /// longer fits.
  ///
  /// A line that fits its content, and one with a part that takes what others leave, has each part
  /// once.
  public var count: Int?
  /// The badges that are anchored to the part.
  public var badges: [GroupBadge] = []
  /// The extents that content decides, of an item that nobody has measured and nobody can: UIKit's
  /// estimated; nil is 44 points.
  public var estimate = SizeProposal()

  /// Makes an item or a group of items.
  public init(_ parts: Parts, width: GroupDimension? = nil, height: GroupDimension? = nil) {
    self.parts = parts
    self.width = width
    self.height = height
  }

  /// One item.
  public static func item(
    width: GroupDimension? = nil, height: GroupDimension? = nil
  ) -> GroupItem {
    GroupItem(.item, width: width, height: height)
  }

  /// Parts beside each other.
  public static func horizontal(
    _ parts: [GroupItem], width: GroupDimension? = nil, height: GroupDimension? = nil,
    spacing: GroupSpacing = .zero, count: Int? = nil
  ) -> GroupItem {
    line(.horizontal, parts, width, height, spacing, count)
  }

  /// Parts below each other.
  public static func vertical(
    _ parts: [GroupItem], width: GroupDimension? = nil, height: GroupDimension? = nil,
    spacing: GroupSpacing = .zero, count: Int? = nil
  ) -> GroupItem {
    line(.vertical, parts, width, height, spacing, count)
  }

  private static func line(
    _ axis: Axis, _ parts: [GroupItem], _ width: GroupDimension?, _ height: GroupDimension?,
    _ spacing: GroupSpacing, _ count: Int?
  ) -> GroupItem {
    var group = GroupItem(.line(axis, parts), width: width, height: height)
    group.spacing = spacing
    group.count = count
    return group
  }

  /// Returns the part's specified extent along an axis.
  func specified(_ axis: Axis) -> GroupDimension? { axis == .horizontal ? width : height }

  /// The bounds of the part along an axis.
  func bounds(_ axis: Axis) -> GroupBounds { axis == .horizontal ? widthBounds : heightBounds }
}

/// The least and the greatest extent of what fits its content.
public struct GroupBounds: Hashable, Sendable {
  /// The least length; nil for none.
  public var minimum: Length?
  /// Where both disagree the least counts.
  public var maximum: Length?

  /// Makes bounds.
  public init(minimum: Length? = nil, maximum: Length? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether they bound nothing.
  public var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Clamps an extent to the bounds; a share counts only where the container's extent is known.
  func bounded(_ extent: Double, in container: Double?, grid: GroupGrid) -> Double {
    func points(_ length: Length?) -> Double? {
      guard let length, container != nil || length.share == 0 else { return nil }
      return max(
        0, length.share == 0 ? length.points : grid.down(length.resolved(in: container ?? 0)))
    }
    let most = points(maximum).map { min(extent, $0) } ?? extent
    return points(minimum).map { max(most, $0) } ?? most
  }
}

/// The frame of an item in a group of frames, in lengths of the group less its insets, from its top
/// leading corner.
public struct GroupFrame: Hashable, Sendable {
  /// The distance from the leading edge of the group.
  public var x: Length
  /// The distance from the top of the group.
  public var y: Length
  /// The horizontal extent.
  public var width: Length
  /// The vertical extent.
  public var height: Length
  /// Of the item's cell: higher ones are nearer to the viewer.
  public var zIndex = 0

  /// Makes a frame in a group.
  public init(x: Length, y: Length, width: Length, height: Length) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A frame in points.
  public init(_ frame: Rect) {
    self.init(
      x: .points(frame.minX), y: .points(frame.minY), width: .points(frame.width),
      height: .points(frame.height))
  }

  func resolved(in size: Size) -> Rect {
    Rect(
      x: x.resolved(in: size.width), y: y.resolved(in: size.height),
      width: max(0, width.resolved(in: size.width)),
      height: max(0, height.resolved(in: size.height)))
  }

  /// The lengths along an axis.
  func lengths(along axis: Axis) -> [Length] { axis == .horizontal ? [x, width] : [y, height] }
}
