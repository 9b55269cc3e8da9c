/// What a scroll view shows where it is pulled down; here it never refreshes by itself.
@preconcurrency @MainActor open class UIRefreshControl: UIView {
  /// Whether `beginRefreshing` was called and `endRefreshing` not yet.
  open private(set) var isRefreshing = false

  /// Begins; nothing moves.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends; nothing moves.
  open func endRefreshing() { isRefreshing = false }
}
