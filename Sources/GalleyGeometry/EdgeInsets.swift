/// Distances from the edges of a rectangle, in points; leading is left where text runs to the
/// right.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

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

  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}
