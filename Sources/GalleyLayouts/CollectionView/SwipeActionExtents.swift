/// How much room the actions of a row take that a swipe shows, in points; 0 where there are none.
///
/// What the actions are and look like is the matter of whoever draws them.
public struct SwipeActionExtents: Hashable, Sendable {
  public var leading: Double
  public var trailing: Double

  public init(leading: Double = 0, trailing: Double = 0) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The share of a row from which on letting go lets its first action fill the row: on iOS 26.1 a
  /// swipe by 260 points of 375 does, one by 250 does not.
  package static let fillingShare = 255.0 / 375
}
