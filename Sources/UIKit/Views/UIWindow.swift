import Foundation

/// The view around all views.
@preconcurrency @MainActor open class UIWindow: UIView {
  override var isOutsideOfConstraints: Bool { true }
  open override var window: UIWindow? { self }

  /// Accepted: there is nothing but what is drawn.
  open func makeKeyAndVisible() {}
}
