public import Foundation

/// Controllers of which the last is shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// From the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Whether there is no bar at the top.
  open var isNavigationBarHidden = false { didSet { layOutTop() } }
  /// Whether there is no bar at the bottom.
  open var isToolbarHidden = true
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// Whether there is no bar where it has nothing to show.
  package var hidesEmptyBar = false
  /// Who hears of what is shown.
  open weak var delegate: AnyObject?

  /// A controller that begins with one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// A controller without any within; nothing is read from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller without any within: nothing is read from a coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The one that is shown; nil for none.
  open var topViewController: UIViewController? { children.last }
  /// The one that is shown; nil for none.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Shows a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewController.didMove(toParent: self)
    showTop()
  }

  /// Shows the one before; returns the one that goes, nil for the first.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.viewIfLoaded?.removeFromSuperview()
    top.removeFromParent()
    showTop()
    return top
  }

  /// Shows the first; returns those that go.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var gone: [UIViewController] = []
    while let top = popViewController(animated: false) { gone.insert(top, at: 0) }
    return gone.isEmpty ? nil : gone
  }

  /// Says which controllers there are.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children where !viewControllers.contains(child) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in viewControllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showTop()
  }

  /// Says whether there is no bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Says whether there is no bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showTop()
  }

  private func showTop() {
    guard let ownView = viewIfLoaded, ownView.superview != nil, let top = topViewController else {
      return
    }
    for child in children where child !== top { child.viewIfLoaded?.removeFromSuperview() }
    if top.viewIfLoaded?.superview !== ownView { top.appear(in: ownView) }
    ownView.addSubview(navigationBar)
    layOutTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutTop()
  }

  /// Says what the bar covers of the view that is shown.
  private func layOutTop() {
    guard let ownView = viewIfLoaded, let top = topViewController, top.isViewLoaded else { return }
    navigationBar.frame = ownView.bounds
    navigationBar.show(
      top.navigationItem, above: children.dropLast().last?.navigationItem,
      isFirst: children.count == 1)
    let isHidden = isNavigationBarHidden || hidesEmptyBar && navigationBar.isEmpty
    navigationBar.isHidden = isHidden
    var insets = ownView.safeAreaInsets
    if !isHidden {
      let room = navigationBar.room
      insets.top += room.top
      insets.bottom = max(insets.bottom, room.bottom)
    }
    // Under a bar that lets nothing through no view lies unless it asks for that.
    let isBelow = !isHidden && !navigationBar.isTranslucent && !top.extendedLayoutIncludesOpaqueBars
    let covered = isBelow ? insets.top : 0
    if isBelow { insets.top = 0 }
    if let view = top.viewIfLoaded, view.superview === ownView {
      view.frame = CGRect(
        x: 0, y: covered, width: ownView.bounds.width, height: ownView.bounds.height - covered)
    }
    top.setSafeArea(insets)
  }
}
