public import Foundation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    /// As the others.
    case plain
    /// As the one that ends something.
    case done = 2
    /// As the one that is meant to be pressed.
    case prominent = 3
  }

  /// A button that many apps have.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      close = 24
  }

  /// The text; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// In place of both; nil for none.
  open var customView: UIView?
  /// How much it stands out.
  open var style = Style.plain
  /// Whether it can be pressed.
  open var isEnabled = true
  /// Whether it is shown as chosen.
  open var isSelected = false
  /// Whether it is not shown.
  open var isHidden = false
  /// Its color; nil for the bar's.
  open var tintColor: UIColor?
  /// In points; 0 for its own.
  open var width: CGFloat = 0
  /// A number to find it by.
  open var tag = 0
  /// Who is called as it is pressed.
  open weak var target: AnyObject?
  /// What is called as it is pressed.
  open var action: Selector?
  /// The name for tests of an app.
  open var accessibilityIdentifier: String?
  /// One that many apps have; nil for an own one.
  package private(set) var systemItem: SystemItem?

  /// A button of nothing.
  public override init() {}

  /// A button of a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button of an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button that many apps have.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?)
  {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
  }

  /// A view of an app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of so many points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A search above the content of a controller.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Where results are shown; nil for in place.
  public let searchResultsController: UIViewController?
  /// Whether what is behind it is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether bars go as it is used.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether it is used.
  open var isActive = false
  /// Who hears of what is searched by.
  open weak var searchResultsUpdater: AnyObject?

  /// A search that shows results in a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A search in place: nothing is read from a coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
