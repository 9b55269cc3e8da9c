/// Distances from the edges of a rectangle, in points; leading is left where text runs to the
/// right.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where text begins.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where text ends.
  public var trailing: Double

  /// Makes insets; an edge that is not given has none.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are the same at all edges.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// Leading and trailing together.
  public var horizontal: Double { leading + trailing }

  /// Top and bottom together.
  public var vertical: Double { top + bottom }

  /// Leading and trailing exchanged, for the other layout direction.
  public var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// Top with leading and bottom with trailing exchanged, for the other scroll direction.
  public var transposed: EdgeInsets {
    EdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }

  /// The sums of the insets of each edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}
