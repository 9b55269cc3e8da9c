internal import GalleyGeometry
internal import GalleyRecords

/// What is different of a collection as a whole, from which what its elements show follows.
struct CollectionCauses {
  private let pair: CollectionPair
  private let screen: ScreenCauses
  /// What its layout was told otherwise.
  let told: [ChangeDraft]
  /// Whether items came, went or changed their order.
  private let hasOtherItems: Bool

  init(of pair: CollectionPair, on screen: ScreenCauses, hasOtherItems: Bool) {
    self.pair = pair
    self.screen = screen
    self.hasOtherItems = hasOtherItems
    let sections =
      pair.expected.itemCounts?.count == pair.actual.itemCounts?.count
      ? ToldComparison.drafts(
        pair.expected.sectionsTold, pair.actual.sectionsTold, of: pair.subject) : []
    told =
      ToldComparison.drafts(
        pair.expected.told, pair.actual.told,
        isSameLayout: pair.expected.layout == pair.actual.layout, of: pair.subject) + sections
  }

  /// Whether the layout or the screen was told something that gives elements another place.
  var isTold: Bool { !told.isEmpty || screen.isAny }

  /// Whether something happened that gives every element another place.
  var isRearranged: Bool {
    pair.isArrangedAnew || pair.scroll != .zero || isTold || hasOtherItems
  }

  /// Whether the offset is another because the layout is, or where it can rest.
  var isScrollFollowing: Bool {
    if screen.isStateSame { return true }
    if told.contains(where: { ["page", "content-inset"].contains($0.option) }) { return true }
    let (offset, scroll) = (pair.actual.contentOffset, pair.scroll)
    let (size, contentSize) = (pair.actual.size, pair.actual.contentSize)
    let isAtEnd =
      offset.x + size.width >= contentSize.width - 1 && scroll.dx != 0
      || offset.y + size.height >= contentSize.height - 1 && scroll.dy != 0
    return isAtEnd && pair.expected.contentSize != contentSize && hasOtherItems
  }

  /// What the layers of elements may follow from.
  ///
  /// - Parameter areElementsSame: Whether the scenes of both say the same of what they are made of.
  func ties(areElementsSame: Bool) -> InnerTies {
    let isMarked =
      pair.expected.mode != pair.actual.mode || told.contains { $0.option == "selection" }
    return InnerTies(
      areElementsSame: areElementsSame,
      isCaused: screen.isStateSame || isMarked || pair.scroll != .zero || hasOtherItems,
      explain: screen.explain, recolor: screen.recolor)
  }

  /// Whether a move is the scroll, follows the collection, or is one of its own.
  func reason(of way: Vector) -> Change.Reason {
    func isSame(_ other: Vector) -> Bool {
      other != .zero && Vector(dx: way.dx - other.dx, dy: way.dy - other.dy).length < 1e-3
    }
    if isSame(pair.scroll), !pair.isArrangedAnew, pair.frameWay == .zero, told.isEmpty {
      return .offset(from: pair.expected.contentOffset, to: pair.actual.contentOffset)
    }
    return isSame(pair.frameWay) ? .collection : .unknown
  }
}
