public import Foundation

/// The look of a bar of old.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default`
  /// Light on dark.
  case black
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Low, as on a phone that lies.
  case compact
  /// With a text above the field.
  case defaultPrompt = 101
  /// Low, with a text above the field.
  case compactPrompt
}

/// What stands in a bar, as a value; bars draw it.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it says; nil for nothing.
  open var title: String?
  /// Nil for none.
  open var image: UIImage?
  /// Where a bar is low; nil for the usual one.
  open var landscapeImagePhone: UIImage?
  /// Around the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// The name for tests of an app.
  open var accessibilityIdentifier: String?
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// An item of nothing.
  public override init() {}

  /// Gives the words of a state attributes.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { textAttributes[state.rawValue] = attributes }

  /// The attributes of the words of a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }
}

/// A button of a bar, as a value: a word, an image, one of the system's, or a view.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How important it is.
  public enum Style: Int, Sendable {
    /// One among others.
    case plain
    /// As a plain one, since iOS 7.
    case bordered
    /// The one that ends what the screen is for.
    case done
    /// The one that is meant to be pressed.
    case prominent
  }

  /// A button of the system's, with its word or its symbol.
  public enum SystemItem: Int, Sendable {
    /// Ends, and keeps.
    case done
    /// Ends, and does not keep.
    case cancel
    /// Begins to change.
    case edit
    /// Keeps.
    case save
    /// A plus.
    case add
    /// As much room as there is.
    case flexibleSpace
    /// Some room.
    case fixedSpace
    /// A square with a pen.
    case compose
    /// An arrow back.
    case reply
    /// A square with an arrow up.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifier.
    case search
    /// A round arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A basket.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles backward.
    case rewind
    /// Two triangles forward.
    case fastForward
    /// Takes the last change back.
    case undo
    /// Makes it again.
    case redo
    /// A cross that closes.
    case close = 24
  }

  /// How important it is.
  open var style = Style.plain
  /// How wide it is at least, in points; 0 for as wide as what it shows.
  open var width: CGFloat = 0
  /// Whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// What it does.
  open var primaryAction: UIAction? { didSet { take(primaryAction) } }
  /// The menu that it opens; none opens here.
  open var menu: UIMenu?
  /// The view that it is; nil for a button.
  open var customView: UIView?
  /// Of the word or the symbol; nil for the bar's.
  open var tintColor: UIColor?
  /// Whether a choice in the menu becomes its title.
  open var changesSelectionAsPrimaryAction = false
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is not shown.
  open var isHidden = false
  /// Words that it may have where there is room.
  open var possibleTitles: Set<String>?
  /// Which of the system's it is; nil for none.
  package private(set) var systemItem: SystemItem?

  /// An item of nothing.
  public override init() {}

  /// Never made: nothing is read from a coder.
  public convenience init?(coder: NSCoder) { self.init() }

  /// An item of a word.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// An item of an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// An item of the system's.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: item == .done ? .done : .plain, target: target, action: action)
    systemItem = item
  }

  /// An item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item of the system's that does something, or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    take(primaryAction)
  }

  /// An item that does something, or opens a menu; its word and image are the action's where it has
  /// none.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if title == nil, !action.title.isEmpty { title = action.title }
    if image == nil { image = action.image }
  }

  /// As much room as there is.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// So much room, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}
