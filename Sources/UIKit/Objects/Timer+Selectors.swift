public import Foundation

extension Timer {
  /// A timer that is valid until it is invalidated, and never fires: no time passes between two
  /// questions to a layout, and no method can be called by its name.
  ///
  /// `userInfo` is lost.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  /// As `init(timeInterval:target:selector:userInfo:repeats:)`, and in no run loop, since none runs.
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }
}
