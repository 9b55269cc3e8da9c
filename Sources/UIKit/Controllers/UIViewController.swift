// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// What makes a view, fills it and hears of its life.
///
/// A host loads the view, gives it its size and safe area, and lets it appear. What is presented is
/// shown over it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// How a controller comes over another.
  public enum ModalPresentationStyle: Int, Sendable {
    /// As the system has it.
    case automatic = -2
    /// Not at all.
    case none = -1
    /// Over all.
    case fullScreen = 0
    /// On a page.
    case pageSheet
    /// In a window of its own.
    case formSheet
    /// Over the controller that says so.
    case currentContext
    /// As an app has it.
    case custom
    /// Over all, which stays in sight.
    case overFullScreen
    /// Over the controller that says so, which stays in sight.
    case overCurrentContext
    /// In a bubble.
    case popover
  }

  /// How a controller moves over another.
  public enum ModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical
    /// By a turn.
    case flipHorizontal
    /// By fading.
    case crossDissolve
    /// As a page.
    case partialCurl
  }

  /// The title, which a navigation item has where it has none of its own.
  open var title: String? {
    didSet { if navigationItem.title == oldValue { navigationItem.title = title } }
  }
  /// What a bar shows of it.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// Its tab.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The controllers within.
  open private(set) var children: [UIViewController] = []
  /// The controller around it; nil where none is.
  open private(set) weak var parent: UIViewController?
  /// The controller that it asked to come over it; nil for none.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that it comes over; nil for none.
  open private(set) weak var presentingViewController: UIViewController?
  /// How it comes over another.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// How it moves over another.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether a finger cannot take it away.
  open var isModalInPresentation = false
  /// Whether it says over what its presented controllers come.
  open var definesPresentationContext = false
  /// Whether bars at the bottom go as it is shown.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which it lies under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it lies under bars that let nothing through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The size that it likes, in points.
  open var preferredContentSize = CGSize.zero
  /// Added to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { takeSafeArea() } }
  }
  /// Whether it is edited.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The name of a state that is kept; nothing is.
  open var restorationIdentifier: String?
  /// Light or dark, whatever the screen is; not followed.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The look of what is above it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether nothing is above it.
  open var prefersStatusBarHidden: Bool { false }
  /// The name of the xib that its view comes from; nil for none, or for that of its class.
  open private(set) var nibName: String?

  /// What its presented controller is shown in; nil where none is.
  var presentation: PresentationView?
  /// What makes its view in a storyboard; nil for none.
  var scene: (any ControllerScene)?
  /// A controller around it that lives as long; nil for none.
  var ownedContainer: UIViewController?
  private var ownView: UIView?
  private var isInEditing = false
  private var safeArea = UIEdgeInsets.zero

  /// A controller whose view comes from a xib: that of the name, else of its class, where there is
  /// one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    nibName = nibNameOrNil
  }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that stands in a storyboard or xib, as that says.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(self)
  }

  // MARK: - The view

  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView = newValue
      newValue?.controller = self
    }
  }

  /// The view where it is loaded; nil before.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view: that of its scene or xib, else a plain one as large as the screen.
  open func loadView() {
    if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Loads the view where that was not done.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    guard let ownView else { fatalError("loadView() of \(type(of: self)) makes no view") }
    // A view that is shown by a controller lies on nothing.
    ownView.isOpaque = false
    viewDidLoad()
  }

  /// Hears that the view is loaded.
  open func viewDidLoad() {}
  /// Hears that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Hears that the view goes onto the screen, with its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Hears that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called here: a view that is shown stays.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called here: a view that is shown stays.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Hears that the view is about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// Hears that the view is laid out.
  open func viewDidLayoutSubviews() {}
  /// Hears that bars cover something else.
  open func viewSafeAreaInsetsDidChange() {}
  /// Hears that the margins are others; never called here.
  open func viewLayoutMarginsDidChange() {}
  /// Never called here: constraints are looked at each time.
  open func updateViewConstraints() {}
  /// Hears that a segue is about to be gone, or that a controller is about to be embedded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue is gone.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Never called here.
  open func didReceiveMemoryWarning() {}
  /// Never called here: a view keeps its size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called here: traits stay.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called here: traits stay.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Accepted: the look of what is above is the scene's.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The change that runs; none does here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }

  /// Says whether it is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  /// A button that says Edit.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }

  open override var next: UIResponder? { ownView?.superview ?? parent }

  // MARK: - Other controllers

  /// Puts a controller within.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.willMove(toParent: self)
    child.parent = self
  }

  /// Takes it out of the controller around it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Hears that it goes into another controller, or out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Hears that it went into another controller, or out.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller over it, as soon as it is on the screen itself, and says when that is over,
  /// which is at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    showPresented()
    completion?()
  }

  /// Lets go of the controller that came over it, or itself, and says when that is over, which is at
  /// once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentation?.removeFromSuperview()
    presenter?.presentation = nil
    presenter?.presentedViewController = nil
    completion?()
  }

  /// Shows a controller: pushes it where there is a navigation controller, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }

  /// Shows a controller as a detail.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// The navigation controller around it; nil where none is.
  open var navigationController: UINavigationController? { around() }
  /// The tab bar controller around it; nil where none is.
  open var tabBarController: UITabBarController? { around() }

  private func around<Controller: UIViewController>() -> Controller? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  // MARK: - Life

  /// Goes through the life of a view that comes onto the screen, within another one that it fills.
  package func appear(in container: UIView) {
    loadViewIfNeeded()
    guard let ownView else { return }
    safeArea = container.safeAreaInsets
    viewWillAppear(false)
    ownView.frame = container.bounds
    ownView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(ownView)
    takeSafeArea()
    viewIsAppearing(false)
    layOut()
    viewDidAppear(false)
    layOut()
  }

  /// Says what bars cover of its view.
  func setSafeArea(_ insets: UIEdgeInsets) {
    safeArea = insets
    takeSafeArea()
  }

  private func takeSafeArea() {
    guard let ownView else { return }
    let more = additionalSafeAreaInsets
    ownView.setSafeAreaInsets(
      UIEdgeInsets(
        top: safeArea.top + more.top, left: safeArea.left + more.left,
        bottom: safeArea.bottom + more.bottom, right: safeArea.right + more.right))
    for guide in ownView.layoutGuides { (guide as? BarGuide)?.followSafeArea() }
    viewSafeAreaInsetsDidChange()
  }

  private func layOut() {
    ownView?.setNeedsLayout()
    ownView?.layoutIfNeeded()
  }
}

/// Hears how a change of size runs; there is none here.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Does something beside the change, and at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a change while it runs.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is seen.
  var isAnimated: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// The look of what is above a view.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen has it.
  case `default`
  /// White.
  case lightContent
  /// Black.
  case darkContent = 3
}

extension UIViewController: ViewOwner {}

/// A scene of a storyboard, from which a controller comes.
@MainActor protocol ControllerScene: AnyObject {
  /// Makes the controller's view; false where the scene has none.
  func loadView(of controller: UIViewController) -> Bool
}
