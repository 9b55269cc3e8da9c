extension UIWindow {
  /// The controller whose view fills it.
  public var rootViewController: UIViewController? {
    get { owner as? UIViewController }
    set {
      let old = rootViewController
      guard newValue !== old else { return }
      owner = newValue
      old?.viewIfLoaded?.removeFromSuperview()
      guard let view = newValue?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}
