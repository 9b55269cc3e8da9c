// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Large where there is room.
    case inline
  }

  /// The title; nil for none.
  open var title: String?
  /// A line above the title; nil for none.
  open var prompt: String?
  /// The title on the button that leads back to it; nil for its title.
  open var backButtonTitle: String?
  /// The button that leads back to it; nil for the usual one.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether nothing leads back from it.
  open var hidesBackButton = false
  /// In place of the title; nil for none.
  open var titleView: UIView?
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What is searched by; nil for nothing.
  open var searchController: UISearchController?
  /// Whether the search goes as content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// Where text begins, from the edge on.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// Where text ends, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the buttons where text begins stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false

  /// An item with a title.
  public init(title: String) { self.title = title.isEmpty ? nil : title }

  /// The first where text begins; nil for none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first where text ends; nil for none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Says which buttons stand where text begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Says which buttons stand where text ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Says which button stands where text begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Says which button stands where text ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

/// Controllers of which the last is shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// From the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Whether there is no bar at the top.
  open var isNavigationBarHidden = false
  /// Whether there is no bar at the bottom.
  open var isToolbarHidden = true
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
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
  }
}

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what is behind it shines through.
  open var isTranslucent = true
  /// The color behind it; nil for the system's.
  open var barTintColor: UIColor?
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// The text; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The image while it is shown; nil for the same.
  open var selectedImage: UIImage?
  /// A text on a red ground; nil for none.
  open var badgeValue: String?
  /// A number to find it by.
  open var tag = 0

  /// A tab of a text and an image.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab of a text and an image, with another while it is shown.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// Controllers of which one is shown, chosen by tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// In the order of their tabs; nil for none.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The number of the one that is shown.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// Who hears of what is shown.
  open weak var delegate: AnyObject?

  /// The one that is shown; nil for none.
  open var selectedViewController: UIViewController? {
    get { children[safe: selectedIndex] }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Says which controllers there are.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showSelected()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showSelected()
  }

  private func showSelected() {
    guard let ownView = viewIfLoaded, ownView.superview != nil,
      let selected = selectedViewController
    else { return }
    for child in children where child !== selected { child.viewIfLoaded?.removeFromSuperview() }
    if selected.viewIfLoaded?.superview !== ownView { selected.appear(in: ownView) }
  }
}
