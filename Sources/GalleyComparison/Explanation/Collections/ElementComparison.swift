internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// The differences in the elements of a collection that both pictures show.
struct ElementComparison {
  private let pair: CollectionPair
  private let causes: CollectionCauses
  private let nodes: [NodeComparison]
  private let ties: InnerCauses
  private let resizedCount: Int
  /// Whether some element has another size for a reason of its own, from which the sizes of others
  /// may follow.
  private var isSomeResizedByItself = false

  /// - `views`: elements that are no items.
  /// - `causes`: what is different of the collection as a whole.
  /// - `ties`: what the layers of elements may follow from.
  /// - `pixel`: the larger of the two pictures' pixels, in points.
  init(
    of pair: CollectionPair, _ views: [(RecordNode, RecordNode)],
    because causes: CollectionCauses, ties: InnerCauses, pixel: Double
  ) {
    self.pair = pair
    self.causes = causes
    let items = pair.matching.pairs.compactMap { pair in
      pair.old.node.flatMap { old in pair.new.node.map { (old, $0) } }
    }
    self.ties = ties
    nodes = (items + views).map { NodeComparison($0, $1, pixel: pixel, ties: ties) }
    resizedCount = nodes.count(where: \.isResized)
    isSomeResizedByItself = nodes.contains(where: isResizedByItself)
  }

  var drafts: [ChangeDraft] { nodes.flatMap(drafts) }

  /// Whether elements moved by just the scroll, which then says why.
  var reportScroll: Bool {
    nodes.contains { node in
      node.place.contains { change in
        guard case .moved(let way, _, _, _) = change, case .offset = causes.reason(of: way) else {
          return false
        }
        return true
      }
    }
  }

  private func drafts(of node: NodeComparison) -> [ChangeDraft] {
    let subject = Subject(node.expected, node.actual)
    let isOther = causes.isRearranged && isArrangedAlike(node)
    let isItemSame = node.expected.digest == node.actual.digest
    return node.place.map { place($0, of: node, subject) }
      + node.presence.map { ChangeDraft($0, of: [subject], isConsequence: isOther) }
      + node.look.map { difference in
        let follows = difference.follows(isShownAlike: ties.areElementsSame && isItemSame) {
          ties.isCaused || ties.explain($0)
        }
        return ChangeDraft(
          difference.change, of: [subject],
          isConsequence: follows || ties.recolor(difference.change))
      }
      + node.layers.map {
        ChangeDraft($0.change, of: [subject.inner($0.layer)], isConsequence: $0.isConsequence)
      }
  }

  /// Whether the item tells its layout the same in both, so that it lies elsewhere because of
  /// others.
  private func isArrangedAlike(_ node: NodeComparison) -> Bool {
    let (old, new) = (node.expected, node.actual)
    let isKnown = pair.expected.recordedSections != nil && pair.actual.recordedSections != nil
    return old.arrangement == new.arrangement && (isKnown || old.digest == new.digest)
  }

  /// Whether another element has another size, from which the layout gives a place.
  private func isOtherResized(than node: NodeComparison) -> Bool {
    resizedCount > (node.isResized ? 1 : 0)
  }

  /// Whether what an element shows differs, which it is as large as where the layout asks for that;
  /// another color of the palette makes nothing larger.
  private func isRemade(_ node: NodeComparison) -> Bool {
    (node.layers.map(\.change) + node.look.map(\.change)).contains { !ties.recolor($0) }
  }

  /// Whether an element has another size for a reason of its own, and not for what others are.
  private func isResizedByItself(_ node: NodeComparison) -> Bool {
    node.isResized && (isRemade(node) || node.hasUnexplainedLayer || !isArrangedAlike(node))
  }

  private func place(
    _ change: Change, of node: NodeComparison, _ subject: Subject
  ) -> ChangeDraft {
    let isAlike = isArrangedAlike(node)
    let isCaused = causes.isRearranged || isOtherResized(than: node)
    guard case .moved(let way, let old, let new, _) = change else {
      let isResized = change.kind == .resized
      let follows =
        isResized
        ? !node.hasUnexplainedLayer
          && (causes.isRearranged || isRemade(node) || isSomeResizedByItself)
        : isCaused
      return ChangeDraft(change, of: [subject], isConsequence: isAlike && follows)
    }
    let reason = causes.reason(of: way)
    let follows =
      switch reason {
      case .collection: true
      case .unknown: isAlike ? isCaused || node.isResized : node.isResized
      case .offset: causes.isScrollFollowing
      }
    return ChangeDraft(
      .moved(way, from: old, to: new, because: reason), of: [subject], isConsequence: follows)
  }

  // MARK: Order

  /// Elements that lie over others than before; what only has another index does not say it.
  var orders: [ChangeDraft] {
    let pairs = nodes.map { (old: $0.expected, new: $0.actual) }
    let places = Dictionary(pair.actual.nodes.enumerated().map { ($0.element.name, $0.offset) }) {
      first, _ in first
    }
    let sorted = pairs.sorted { places[$0.new.name] ?? 0 < places[$1.new.name] ?? 0 }
    return OrderComparison.orders(sorted, in: pair.expected.nodes).compactMap { order in
      let (old, new) = sorted[order.place]
      let other = sorted[order.other].new
      // Those of one height lie in the order of their index paths, which is told as such.
      let isSameHeight = old.zIndex == new.zIndex && old.indexPath != new.indexPath
      guard !isSameHeight else { return nil }
      let name = Subject.Name(outer: other.name)
      return ChangeDraft(
        order.isBehind ? .behind(name) : .inFront(of: name), of: [Subject(old, new)])
    }
  }

  /// Another z-index of what is else the same.
  var heights: [ChangeDraft] {
    guard orders.isEmpty, !causes.isRearranged else { return [] }
    return nodes.compactMap { node in
      let (old, new) = (node.expected.zIndex, node.actual.zIndex)
      guard old != new, node.place.isEmpty, node.presence.isEmpty, node.look.isEmpty,
        node.layers.isEmpty
      else { return nil }
      return ChangeDraft(
        .raised(from: old, to: new), of: [Subject(node.expected, node.actual)])
    }
  }
}
