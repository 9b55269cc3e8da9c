public import Foundation

/// A search above the content of a controller.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Where results are shown; nil for in place.
  public let searchResultsController: UIViewController?
  /// The bar that is typed into.
  public let searchBar = UISearchBar()
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
