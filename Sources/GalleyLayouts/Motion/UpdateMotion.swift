public import GalleyGeometry

/// The motion of elements in an update, where a scene gives no timing.
///
/// What goes always lies beneath what stays.
public struct UpdateMotion: Hashable, Sendable {
  /// The curve and the duration of the motion.
  public var timing: Timing
  /// Whether what comes stands still, beneath the items that slide off it, where they cover it when
  /// the update begins; what they do not cover comes as its interaction says.
  public var uncovers: Bool

  /// Makes a motion.
  public init(_ timing: Timing, uncovers: Bool = false) {
    self.timing = timing
    self.uncovers = uncovers
  }

  /// The motion where none is given.
  public static let standard = UpdateMotion(.standard)

  /// Rows as recorded from UITableView on iOS 26.1: one critically damped spring of stiffness
  /// 438.649 and damping 41.888 (a response of 0.3 seconds) for places, sizes and alpha.
  ///
  /// Recorded at 0.15 seconds; UIKit gives the animation 0.441 seconds, in which the spring comes
  /// within a thousandth of its end.
  public static let rows = UpdateMotion(.spring(dampingRatio: 1, response: 0.3), uncovers: true)
}
