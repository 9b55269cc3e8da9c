import Foundation

/// The view around all views.
@preconcurrency @MainActor open class UIWindow: UIView {
  override var isOutsideOfConstraints: Bool { true }
  open override var window: UIWindow? { self }

  /// The controller whose view fills it.
  var owner: (any ViewOwner)?

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Lets its controller appear.
  open func makeKeyAndVisible() { owner?.appear(in: self) }
}
