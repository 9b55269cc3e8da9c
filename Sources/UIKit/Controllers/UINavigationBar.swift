public import Foundation
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// The bar at the top of a navigation controller, drawn as scenes draw theirs.
///
/// It is as large as the controller's view, as its search field may stand at the bottom.
@preconcurrency @MainActor open class UINavigationBar: UIView, ComponentView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what is behind it shines through.
  open var isTranslucent = true
  /// The color behind it; nil for the system's.
  ///
  /// Accepted.
  open var barTintColor: UIColor?
  /// Light on dark, or dark on light.
  ///
  /// Accepted.
  open var barStyle = UIBarStyle.default
  /// The looks of titles.
  ///
  /// Accepted.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks of large titles.
  ///
  /// Accepted.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  private var item: UINavigationItem?
  private var itemBefore: UINavigationItem?
  private var isFirst = true

  /// The item that shows; nil for none.
  open var topItem: UINavigationItem? { item }
  /// The item before it; nil for none.
  open var backItem: UINavigationItem? { itemBefore }

  func show(_ item: UINavigationItem, above before: UINavigationItem?, isFirst: Bool) {
    (self.item, itemBefore, self.isFirst) = (item, before, isFirst)
    isOpaque = false
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.y < safeAreaInsets.top + CGFloat(room.top)
  }

  /// Whether there is nothing for it to show.
  var isEmpty: Bool {
    guard isFirst, let item else { return item == nil }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return item.title?.isEmpty != false && item.titleView == nil && buttons.isEmpty
      && item.searchController == nil
  }

  private var isLarge: Bool {
    switch item?.largeTitleDisplayMode {
    case .never, .inline: false
    default: prefersLargeTitles && item?.title?.isEmpty == false
    }
  }

  private var isTablet: Bool { traitCollection.userInterfaceIdiom == .pad }

  /// What it takes beyond what the device covers, in points.
  var room: (top: CGFloat, bottom: CGFloat) {
    let isGlass = CurrentInterface.now.isIOS26
    let isOnSide = traitCollection.verticalSizeClass == .compact
    let row =
      isGlass
      ? BarExtents.navigationRow
      : BarExtents.navigationRowBefore26(isTablet: isTablet, isOnSide: isOnSide)
    let large = isLarge && !isOnSide ? BarExtents.largeTitle : 0
    let hasSearch = item?.searchController != nil
    let isSearchAtBottom = hasSearch && isGlass && !isTablet
    return (
      CGFloat(row + large + (hasSearch && !isSearchAtBottom ? 52 : 0)),
      CGFloat(isSearchAtBottom ? BarExtents.searchAtBottom : 0)
    )
  }

  // A bar of a scene begins below what the device covers; in a sheet nothing is covered.
  var componentFrame: CGRect {
    let uncovered = (window?.safeAreaInsets.top ?? safeAreaInsets.top) - safeAreaInsets.top
    return CGRect(
      x: bounds.minX, y: bounds.minY - uncovered, width: bounds.width,
      height: bounds.height + uncovered)
  }

  var component: KeyValuePairs<String, JSONValue> {
    guard let item else { return [:] }
    var back = JSONValue.null
    if !isFirst, !item.hidesBackButton {
      let title = itemBefore?.backButtonTitle ?? itemBefore?.title
      back =
        CurrentInterface.now.isIOS26 ? .boolean(true) : title.map(JSONValue.words) ?? .boolean(true)
    }
    func buttons(_ items: [UIBarButtonItem]?) -> JSONValue {
      let shown = (items ?? []).compactMap(\.word)
      return shown.isEmpty ? .null : .array(shown)
    }
    let search = item.searchController?.searchBar
    return [
      "navigation-bar": .words(item.titleView == nil ? item.title ?? "" : ""),
      "large-title": isLarge ? .boolean(true) : .null,
      "back": back,
      "leading": buttons(item.leftBarButtonItems),
      // The first of them stands at the edge.
      "trailing": buttons(item.rightBarButtonItems?.reversed()),
      "search": search.map { bar in
        .object([.init(key: "placeholder", value: .words(bar.placeholder ?? "Search"))])
      } ?? .null,
    ]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A view in place of the title stands in the middle of the row.
    for view in subviews where view !== item?.titleView { view.removeFromSuperview() }
    guard let title = item?.titleView else { return }
    if title.superview !== self { addSubview(title) }
    let fitting = title.bounds.isEmpty ? title.systemLayoutSizeFitting(.zero) : title.bounds.size
    let top = safeAreaInsets.top
    title.frame = CGRect(
      x: (bounds.width - fitting.width) / 2, y: top + (44 - fitting.height) / 2,
      width: fitting.width, height: fitting.height)
  }
}

extension UIBarButtonItem {
  /// As a scene's bar writes a button; nil for room, and for a view of an app's own, which is not
  /// drawn there.
  var word: JSONValue? {
    guard !isHidden, customView == nil else { return nil }
    func button(_ key: String, _ value: String) -> JSONValue {
      var members: [JSONValue.Member] = [.init(key: key, value: .words(value))]
      if style == .done || style == .prominent {
        members.append(.init(key: "prominent", value: .boolean(true)))
      }
      return .object(members)
    }
    if let systemItem { return systemItem.face.map { button($0.key, $0.value) } }
    if let image, image.source == .symbol { return button("symbol", image.name) }
    return title.map { button("text", $0) }
  }
}

extension UIBarButtonItem.SystemItem {
  /// What it shows, as a key of a scene's button and its value; nil for room.
  fileprivate var face: (key: String, value: String)? {
    let isGlass = CurrentInterface.now.isIOS26
    switch self {
    case .flexibleSpace, .fixedSpace: return nil
    case .done: return isGlass ? ("symbol", "checkmark") : ("text", "Done")
    case .cancel: return isGlass ? ("symbol", "xmark") : ("text", "Cancel")
    case .edit: return ("text", "Edit")
    case .save: return isGlass ? ("symbol", "checkmark") : ("text", "Save")
    case .undo: return isGlass ? ("symbol", "arrow.uturn.backward") : ("text", "Undo")
    case .redo: return isGlass ? ("symbol", "arrow.uturn.forward") : ("text", "Redo")
    case .add: return ("symbol", "plus")
    case .compose: return ("symbol", "square.and.pencil")
    case .reply: return ("symbol", "arrowshape.turn.up.left")
    case .action: return ("symbol", "square.and.arrow.up")
    case .organize: return ("symbol", "folder")
    case .bookmarks: return ("symbol", "book")
    case .search: return ("symbol", "magnifyingglass")
    case .refresh: return ("symbol", "arrow.clockwise")
    case .stop, .close: return ("symbol", "xmark")
    case .camera: return ("symbol", "camera")
    case .trash: return ("symbol", "trash")
    case .play: return ("symbol", "play.fill")
    case .pause: return ("symbol", "pause.fill")
    case .rewind: return ("symbol", "backward.fill")
    case .fastForward: return ("symbol", "forward.fill")
    @unknown default: return nil
    }
  }
}
