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
