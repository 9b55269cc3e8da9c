internal import GalleyGeometry

/// Where the content rests after a change.
extension CollectionView {
  /// Keeps elements that begin at the right of the content as far from there.
  mutating func keepDistanceFromRight(of before: CollectionView) {
    guard arrangement.isMirrored else { return }
    let growth = arrangement.contentSize.width - before.arrangement.contentSize.width
    scrolling.shift(by: growth)
  }

  /// Rests within the range of the content, which may have become shorter; a scroll on its way goes
  /// on, to the nearest place where it may end.
  mutating func keepRange() {
    if clock >= scrolling.end, goesWhereLayoutSays() { return }
    let resting = scrolling.isHeld ? contentOffset : settledInRange(contentOffset)
    guard resting != contentOffset else { return }
    if clock < scrolling.end {
      scrolling.land(at: resting, from: clock)
    } else {
      jump(to: resting)
    }
  }

  /// The offset itself where the layout lets content rest there, else the nearest where it does.
  private func settledInRange(_ offset: Point) -> Point {
    let clamped = viewport.clamped(offset, contentSize: arrangement.contentSize)
    return layout is any PagedLayout ? settled(clamped) : clamped
  }

  /// Rests on the page of the view before, or so that the item nearest its centre stays there.
  ///
  /// A layout that says where its content is after a change comes first.
  mutating func keepCenter(of before: CollectionView) {
    if goesWhereLayoutSays() { return }
    if let layout = layout as? any PagedLayout, let page = before.pageOrItem(forPagesOf: self) {
      jump(to: layout.offset(ofPage: page, of: arrangement, in: viewport))
      return
    }
    guard let (path, distance) = before.itemNearestCenter, let item = arrangement.item(at: path)
    else {
      jump(to: contentOffset)
      return
    }
    jump(to: settledInRange(offset(centering: item) - distance))
  }

  /// Goes to the offset that the layout says of the change; false where it leaves that to the view.
  private mutating func goesWhereLayoutSays() -> Bool {
    guard let offset = layout.offsetAfterChange(of: arrangement, in: viewport) else {
      return false
    }
    jump(to: offset)
    return true
  }

  /// The page that is shown; where pages are items and the layout had none, the item nearest the
  /// centre.
  private func pageOrItem(forPagesOf next: CollectionView) -> Int? {
    if let page, type(of: layout) == type(of: next.layout) { return page }
    guard next.pageCount == next.arrangement.cellCount else { return nil }
    return itemNearestCenter.flatMap { arrangement.position(of: $0.path) }
  }

  /// The item nearest to the middle of what is visible, and where its centre lies from there.
  private var itemNearestCenter: (path: ItemPath, distance: Vector)? {
    let middle = viewport.bounds.center
    return layout.elements(of: arrangement, in: viewport)
      .filter { $0.element.category == .cell }
      .min { ($0.center - middle).length < ($1.center - middle).length }
      .map { ($0.element.indexPath, $0.center - middle) }
  }
}
