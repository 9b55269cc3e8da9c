public import Foundation

/// What stands in a menu: an action, or a menu in it.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether a checkmark stands beside it.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A checkmark.
    case on
    /// A line, for some of several.
    case mixed
  }

  /// How it looks in the menu.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It is red, as it takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not in the menu.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What it says.
  open internal(set) var title: String
  /// Below its title; nil for nothing.
  open var subtitle: String?
  /// Beside its title; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Something that a control, a menu or a bar button does: a closure with its title and image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name of an action, by which it is replaced and taken away.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A closure that hears of the action, whose `sender` is what was used.
  public typealias Handler = (UIAction) -> Void

  /// Its name; one of its own unless told.
  public let identifier: Identifier
  /// What is said of it.
  open var discoverabilityTitle: String?
  /// How it looks in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether a checkmark stands beside it.
  open var state: UIMenuElement.State
  /// What it was used through, while its closure runs.
  open private(set) var sender: Any?
  private let handler: Handler
  private static var count = 0

  /// An action of a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping Handler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// What it says.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// Beside its title; nil for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Calls the closure.
  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A list of actions and of menus, as a value; nothing opens it here.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How it stands in the menu around it, and what it lets be chosen.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In line with what is around it, between lines.
    public static let displayInline = Options(rawValue: 1)
    /// In red, as it takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One of its actions is chosen.
    public static let singleSelection = Options(rawValue: 32)
    /// As a row of images.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of what stands in it.
  public enum ElementSize: Int, Sendable {
    /// Images beside each other.
    case small
    /// Images with titles beside each other.
    case medium
    /// Rows.
    case large
    /// As the system has it.
    case automatic = -1
  }

  /// Its name.
  public let identifier: Identifier
  /// How it stands in the menu around it.
  public let options: Options
  /// What is in it, from the top.
  public let children: [UIMenuElement]
  /// The size of what stands in it.
  open var preferredElementSize: ElementSize
  private static var count = 0

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.count)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The actions in it that are chosen, with those of menus in line with it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: children)
  }
}

/// Elements that come only when a menu opens, which none does here.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Elements that a closure brings.
  public init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Elements that a closure brings each time.
  public class func uncached(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider) }
}

/// A closure that hears of an action.
public typealias UIActionHandler = (UIAction) -> Void
