public import GalleyGeometry

/// The width or height of a part of a group, as UIKit's NSCollectionLayoutDimension has it.
public enum GroupDimension: Hashable, Sendable {
  /// So many points.
  case points(Double)
  /// A length of the width of what is around: for a part the group less its insets, for the
  /// outermost group the section less its own.
  case width(Length)
  /// A length of the height of what is around.
  case height(Length)
  /// As much as the content wants: UIKit's estimated, measured.
  case fit
  /// As `fit`, then as much as the largest part of the same group that fits its content; UIKit's
  /// uniformAcrossSiblings. For the outermost group, the largest group of the section.
  case uniform

  /// Whether content decides.
  public var fits: Bool { self == .fit || self == .uniform }

  /// The length, where it is one of the extent along the same axis.
  func length(along axis: Axis) -> Length? {
    switch (self, axis) {
    case (.width(let length), .horizontal), (.height(let length), .vertical): length
    default: nil
    }
  }

  /// The axis whose extent around it is a length of; nil where it is none.
  var basis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    case .points, .fit, .uniform: nil
    }
  }
}

/// The distance between the parts of a group, or around one of them.
public struct GroupSpacing: Hashable, Sendable {
  /// The least distance, in points.
  public var minimum: Double
  /// Whether it takes an equal share of what is left in its group.
  public var isFlexible: Bool

  /// Makes a spacing of so many points, or of at least as many.
  public init(minimum: Double, isFlexible: Bool) {
    self.minimum = minimum
    self.isFlexible = isFlexible
  }

  /// Exactly so many points.
  public static func fixed(_ points: Double) -> GroupSpacing {
    GroupSpacing(minimum: points, isFlexible: false)
  }

  /// At least so many points.
  public static func flexible(_ points: Double = 0) -> GroupSpacing {
    GroupSpacing(minimum: points, isFlexible: true)
  }

  /// No spacing.
  public static let zero = GroupSpacing.fixed(0)
}

/// The distances of a part from its neighbours, outside its own size.
public struct GroupEdgeSpacing: Hashable, Sendable {
  /// The spacing above.
  public var top: GroupSpacing
  /// The spacing where text begins.
  public var leading: GroupSpacing
  /// The spacing below.
  public var bottom: GroupSpacing
  /// The spacing where text ends.
  public var trailing: GroupSpacing

  /// Makes the spacing around an item; an edge that is not given has none.
  public init(
    top: GroupSpacing = .zero, leading: GroupSpacing = .zero, bottom: GroupSpacing = .zero,
    trailing: GroupSpacing = .zero
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No spacing at any edge.
  public static let zero = GroupEdgeSpacing()

  /// Returns the distances before and behind a part along an axis.
  func along(_ axis: Axis) -> GroupEdges {
    switch axis {
    case .horizontal: GroupEdges(start: leading, end: trailing)
    case .vertical: GroupEdges(start: top, end: bottom)
    }
  }
}

/// The distances before and behind a part along one axis.
struct GroupEdges: Hashable {
  var start: GroupSpacing
  var end: GroupSpacing

  /// The least that both take, in points.
  var minimum: Double { start.minimum + end.minimum }

  /// How many of the two share what is left.
  var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }

  /// How far behind the start of `room` a part of a length lies, in points; on a pixel where that
  /// is flexible.
  func offset(of length: Double, in room: Double, grid: GroupGrid) -> Double {
    let left = room - length - minimum
    guard start.isFlexible, left > 0 else { return start.minimum }
    let offset = start.minimum + left / Double(flexibleCount)
    let nearest = grid.nearest(offset)
    return nearest + length <= room ? nearest : grid.down(offset)
  }
}
