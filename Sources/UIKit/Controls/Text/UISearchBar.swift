public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// A field to search with, in a bar of its own.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits, ComponentView {
  /// What lies behind the field.
  public enum Style: UInt, Sendable {
    /// Nothing here.
    case `default`
    /// Nothing here.
    case prominent
    /// Nothing.
    case minimal
  }

  /// A symbol of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifier.
    case search
    /// The cross that empties it.
    case clear
    /// A book.
    case bookmark
    /// A list of results.
    case resultsList
  }

  /// The field, whose text and placeholder are drawn; its font and box are the system's.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Who hears of it; never told here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Above the field; not drawn here.
  open var prompt: String?
  /// What lies behind the field.
  open var searchBarStyle = Style.default
  /// The look of a bar of old.
  open var barStyle = UIBarStyle.default
  /// The color of a bar of old; not drawn here.
  open var barTintColor: UIColor?
  /// Whether what lies behind shows through.
  open var isTranslucent = true
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// Whether there is a book in the field; not drawn here.
  open var showsBookmarkButton = false
  /// Whether there is a list in the field; not drawn here.
  open var showsSearchResultsButton = false
  /// Whether that list is chosen.
  open var isSearchResultsButtonSelected = false
  /// Words below the field, of which one is picked; nil for none.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  /// Which of them is picked, from 0.
  open var selectedScopeButtonIndex = 0
  /// Whether those words show.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// In the place of the bar; not drawn here.
  open var backgroundImage: UIImage?
  /// Above the keyboard; none is shown here.
  open var inputAccessoryView: UIView?
  /// Moves the box of the field; not drawn here.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Moves the text of the field; not drawn here.
  open var searchTextPositionAdjustment = UIOffset.zero

  private var scope: UISegmentedControl?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text that is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What the field says while it is empty; nil for nothing.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Shows the button that ends the search, or not; at once here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows the words below the field, or not; at once here.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Accepted: the system's symbols are drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// Accepted: the system's field is drawn.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}

  private var barHeight: CGFloat {
    CGFloat(ControlMetrics.searchBarHeight(isGlass: CurrentInterface.isGlass))
  }

  private var hasScope: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// As wide as it is made, and as high as the system has it.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: barHeight + (hasScope ? CGFloat(ControlMetrics.scopeBarHeight) : 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scope?.removeFromSuperview()
    scope = nil
    guard hasScope else { return }
    let words = UISegmentedControl(items: scopeButtonTitles)
    words.selectedSegmentIndex = selectedScopeButtonIndex
    let side = CGFloat(ControlMetrics.scopeBarInset)
    words.frame = CGRect(
      x: side, y: barHeight, width: max(0, bounds.width - 2 * side),
      height: CGFloat(ControlMetrics.Segmented.height))
    addSubview(words)
    scope = words
  }

  var componentFrame: CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: barHeight)
  }

  var component: KeyValuePairs<String, JSONValue> {
    [
      "search-field": .words(text ?? ""), "placeholder": .words(placeholder ?? ""),
      "cancel": .boolean(showsCancelButton), "microphone": .boolean(false),
    ]
  }
}

extension UISearchBar {
  /// The keys of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The word on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Where capitals come by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether letters are hidden.
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// Whether the return key can be pressed only where there is a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
}

/// An object that hears of a search bar; never told here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Hears that typing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Hears that typing ends.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Hears that the text is another.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Hears that the search begins.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Hears that the search is given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Hears that another word below the field is picked.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
