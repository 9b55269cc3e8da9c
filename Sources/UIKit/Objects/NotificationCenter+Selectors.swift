public import Foundation

extension NotificationCenter {
  /// Accepted, and never heard of again: nothing is posted here that a layout listens to.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}
