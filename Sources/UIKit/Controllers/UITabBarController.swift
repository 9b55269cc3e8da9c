internal import Foundation
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while it is shown; nil for the same.
  open var selectedImage: UIImage?
  /// A text on a red ground; nil for none.
  open var badgeValue: String?

  /// A tab of a text and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab of a text and an image, with another while it is shown.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
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
  /// The bar at the bottom.
  public let tabBar = UITabBar()

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
    ownView.addSubview(tabBar)
    layOutSelected()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutSelected()
  }

  /// Says what the bar covers of the view that is shown.
  private func layOutSelected() {
    guard let ownView = viewIfLoaded, let selected = selectedViewController, selected.isViewLoaded
    else { return }
    tabBar.items = children.map(\.tabBarItem)
    tabBar.selectedItem = selected.tabBarItem
    let height = tabBar.isHidden ? ownView.safeAreaInsets.bottom : tabBar.height(over: ownView)
    tabBar.frame = CGRect(
      x: 0, y: ownView.bounds.height - height, width: ownView.bounds.width, height: height)
    var insets = ownView.safeAreaInsets
    insets.bottom = height
    selected.setSafeArea(insets)
  }
}

/// The bar at the bottom of a tab bar controller, drawn as scenes draw theirs.
@preconcurrency @MainActor open class UITabBar: UIView, ComponentView {
  /// The tabs; nil for none.
  open var items: [UITabBarItem]?
  /// The tab whose controller is shown; nil for none.
  open var selectedItem: UITabBarItem?
  /// Whether what is behind it shines through.
  open var isTranslucent = true
  /// The color behind it; nil for the system's.
  ///
  /// Accepted.
  open var barTintColor: UIColor?
  /// The color of tabs that are not shown; nil for the system's.
  ///
  /// Accepted.
  open var unselectedItemTintColor: UIColor?

  /// In points, with what the device covers.
  func height(over view: UIView) -> CGFloat {
    let covered = view.safeAreaInsets.bottom
    if CurrentInterface.now.isIOS26 { return max(CGFloat(BarExtents.tabBar), covered + 49) }
    return covered
      + CGFloat(
        BarExtents.tabRowBefore26(
          isTablet: traitCollection.userInterfaceIdiom == .pad,
          isOnSide: traitCollection.verticalSizeClass == .compact))
  }

  var component: KeyValuePairs<String, JSONValue> {
    guard let items, !items.isEmpty else { return [:] }
    let shown = items.prefix(8).map { item -> JSONValue in
      let symbol = item.image.flatMap { $0.source == .symbol ? $0.name : nil } ?? "square"
      var members: [JSONValue.Member] = [
        .init(key: "title", value: .words(item.title ?? "")),
        .init(key: "symbol", value: .string(symbol)),
      ]
      if let badge = item.badgeValue {
        members.append(.init(key: "badge", value: .words(badge)))
      }
      return .object(members)
    }
    let selected = items.firstIndex { $0 === selectedItem } ?? 0
    return [
      "tab-bar": .null, "items": .array(Array(shown)),
      "selected": .number(Double(min(selected, 7))),
      "tint": .color(tintColor ?? .systemBlue),
    ]
  }
}
