import Foundation

/// The view around all views.
@preconcurrency @MainActor open class UIWindow: UIView {
  override var isOutsideOfConstraints: Bool { true }
  open override var window: UIWindow? { self }

  /// The controller whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Lets its controller appear.
  open func makeKeyAndVisible() { rootViewController?.appear(in: self) }
}
