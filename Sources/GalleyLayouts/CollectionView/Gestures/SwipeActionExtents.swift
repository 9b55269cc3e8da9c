/// The room that the swipe actions of a row take, in points; 0 where there are none.
///
/// What the actions are and look like is the matter of whoever draws them.
public struct SwipeActionExtents: Hashable, Sendable {
  /// The extent of the actions where text begins, in points.
  public var leading: Double
  /// The extent of the actions where text ends, in points.
  public var trailing: Double

  /// Makes extents; a side that is not given has no actions.
  public init(leading: Double = 0, trailing: Double = 0) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The pull in points beyond which letting go lets the first action fill a row: on iOS 26.1 a
  /// swipe by 260 points of 375 does, one by 250 does not.
  ///
  /// Actions that take more of the row are passed first.
  ///
  /// - `extent`: Of the actions on the side that the row leaves free.
  package static func fillingPull(past extent: Double, ofRow width: Double) -> Double {
    max(width * 255 / 375, extent + 24)
  }
}
