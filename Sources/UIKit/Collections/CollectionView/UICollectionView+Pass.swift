import Foundation

/// The layout pass, in the order that was recorded on iOS 26.1.
extension UICollectionView {
  /// Elements settle in their sizes in a few rounds; a layout that never does is left as it is.
  private static let mostRounds = 16

  /// Does what is pending: reload, prepare, query, views, sizes that they prefer.
  func layOut() {
    for _ in 0..<Self.mostRounds {
      if pass.mustReload { beginReload() }
      if pass.isInvalid { prepareLayout() }
      queryElements()
      if pass.isInvalid || pass.mustReload { continue }
      showElements()
      sizeElements()
      if !pass.isInvalid { return }
    }
  }

  /// Makes the views of what is in sight after a change, in the sizes that the host says: where
  /// elements begin and end in it is asked of sizes that stay.
  func settleSizes() {
    guard preferredSize != nil else { return }
    for _ in 0..<Self.mostRounds {
      showElements()
      sizeElements()
      guard pass.isInvalid else { return }
      prepareLayout()
      queryElements()
    }
  }

  /// Invalidates all, and the numbers of items with it.
  private func beginReload() {
    pass.mustReload = false
    counts = nil
    for (_, view) in views.removeAll() { endDisplaying(view) }
    let context = type(of: collectionViewLayout).contextType.init()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidate(with: context)
    pass.isInvalid = true
  }

  /// Calls `invalidateLayout()`, which hands the context on.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    collectionViewLayout.currentContext = context
    defer { collectionViewLayout.currentContext = nil }
    ask(.invalidate) { $0.invalidateLayout() }
  }

  /// Takes what the layout's base class was told: adjustments happen at once.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if pass.isPreparing { journal.invalidationsWhilePreparing += 1 }
    pass.isInvalid = true
    setNeedsLayout()
    if context.invalidateDataSourceCounts { counts = nil }
    let (size, offset) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if offset != .zero {
      let moved = CGPoint(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y)
      moveQuietly(to: adjustedOffset(moved))
    }
  }

  /// An offset that a context asked for, at the beginning where all content fits.
  private func adjustedOffset(_ offset: CGPoint) -> CGPoint {
    let resting = restingOffset(near: offset)
    return CGPoint(
      x: contentSize.width < bounds.width ? resting.x : offset.x,
      y: contentSize.height < bounds.height ? resting.y : offset.y)
  }

  /// Prepares the layout and asks it for the content size; what it invalidates meanwhile counts as
  /// prepared.
  func prepareLayout() {
    pass.isInvalid = false
    pass.isPreparing = true
    ask(.prepare) { $0.prepare() }
    pass.isPreparing = false
    pass.isInvalid = false
    pass.needsQuery = true
    _ = itemCounts()
    _ = ask(.contentSize) { $0.collectionViewContentSize }
  }

  /// Asks for the elements of the tiles in sight, unless that is known, and for the content size.
  func queryElements() {
    let rect = tiles(around: bounds)
    guard !bounds.isEmpty, pass.needsQuery || rect != pass.queriedRect else { return }
    let attributes = ask(.elements(in: rect)) { $0.layoutAttributesForElements(in: rect) }
    pass.take(attributes ?? [], in: rect)
    let size = ask(.contentSize) { $0.collectionViewContentSize }
    guard size != contentSize else { return }
    contentSize = size
    if change == nil { askAboutRest() }
  }

  /// Whole multiples of the view's own size, on a grid that begins at zero.
  func tiles(around rect: CGRect) -> CGRect {
    let (size, end) = (rect.size, CGPoint(x: rect.maxX, y: rect.maxY))
    guard size.width > 0, size.height > 0 else { return rect }
    let left = (rect.origin.x / size.width).rounded(.down) * size.width
    let top = (rect.origin.y / size.height).rounded(.down) * size.height
    let right = (end.x / size.width).rounded(.up) * size.width
    let bottom = (end.y / size.height).rounded(.up) * size.height
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The layout's context for other bounds; nil where it is not asked, or needs none.
  ///
  /// While an invalidation is pending the question is not asked again.
  func context(forBounds bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard pass.queriedRect != nil, !pass.mustReload, !pass.isInvalid, !pass.isPreparing,
      ask(
        .shouldInvalidate(forBounds: bounds),
        { $0.shouldInvalidateLayout(forBoundsChange: bounds) })
    else { return nil }
    return ask(.context(forBounds: bounds)) { $0.invalidationContext(forBoundsChange: bounds) }
  }

  /// Where the offset is out of range, asks about the bounds that would not be, and leaves the
  /// offset.
  func askAboutRest() {
    let offset = restingOffset(near: bounds.origin)
    guard offset != bounds.origin,
      let context = context(forBounds: CGRect(origin: offset, size: bounds.size))
    else { return }
    invalidate(with: context)
  }

  /// Content that lay at its beginning still does where the inset is another.
  func keepAtBeginning(from old: UIEdgeInsets) {
    let (new, offset) = (contentInset, bounds.origin)
    let dx = abs(offset.x + restingContentInset.left - new.left + old.left) < 1e-6
    let dy = abs(offset.y + restingContentInset.top - new.top + old.top) < 1e-6
    let moved = CGPoint(
      x: dx ? offset.x - new.left + old.left : offset.x,
      y: dy ? offset.y - new.top + old.top : offset.y)
    guard moved != offset else { return }
    if pass.isPreparing { moveQuietly(to: moved) } else { scroll(to: moved) }
  }
}
