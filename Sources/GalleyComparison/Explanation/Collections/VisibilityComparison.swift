internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// The elements that became visible in a collection or left it, and the views that came and went.
struct VisibilityComparison {
  private let matching: ContentMatching
  private let guess: VisibilityGuess
  private let views: ViewPairing

  init(of pair: CollectionPair) {
    matching = pair.matching
    guess = VisibilityGuess(of: pair)
    views = ViewPairing(pair.items.old.others, pair.items.new.others, pair.content.sections)
  }

  /// The views that are no items and that both pictures show.
  var viewPairs: [(RecordNode, RecordNode)] { views.pairs }

  /// The items that may only have been out of sight.
  var guessed: (added: Set<ItemID>, removed: Set<ItemID>) {
    (
      Set(matching.added.filter(guess.isOnlyVisibility(added:)).map(\.id)),
      Set(matching.removed.filter(guess.isOnlyVisibility(removed:)).map(\.id))
    )
  }

  /// - `isRearranged`: whether something gave every element another place.
  /// - `areElementsSame`: whether the scenes of both say the same of which views there are.
  func drafts(isRearranged: Bool, areElementsSame: Bool) -> [ChangeDraft] {
    let isConsequence = isRearranged && areElementsSame
    func draft(
      _ change: Change, _ old: RecordNode?, _ new: RecordNode?, follows: Bool = true
    ) -> ChangeDraft {
      ChangeDraft(change, of: [Subject(old, new)], isConsequence: follows)
    }
    let known = matching.pairs.compactMap { pair -> ChangeDraft? in
      switch (pair.old.node, pair.new.node) {
      case (nil, let node?): draft(.becameVisible, nil, node)
      case (let node?, nil):
        // It is still there, and called as it is now.
        ChangeDraft(
          .becameHidden, of: [Subject(node, nil).called(as: pair.new)], isConsequence: true)
      default: nil
      }
    }
    let guessed =
      matching.added.filter(guess.isOnlyVisibility(added:)).map {
        draft(.becameVisible, nil, $0.node)
      }
      + matching.removed.filter(guess.isOnlyVisibility(removed:)).map {
        draft(.becameHidden, $0.node, nil)
      }
    let views =
      views.added.map {
        draft(
          isConsequence && $0.isHeader ? .becameVisible : .appeared(isDrawn: true), nil, $0,
          follows: isConsequence)
      }
      + views.removed.map {
        draft(
          isConsequence && $0.isHeader ? .becameHidden : .disappeared(isDrawn: true), $0, nil,
          follows: isConsequence)
      }
    return known + guessed + views
  }
}

extension RecordNode {
  /// Whether it is there as long as its section is.
  fileprivate var isHeader: Bool { view?.category == .supplementary }
}

/// Guesses, where records do not say what is out of sight, which items only came into sight or went
/// out of it.
private struct VisibilityGuess {
  private let isMoved: Bool
  private let isSameCount: Bool
  private let addedAreIn: Bool
  private let removedAreOut: Bool
  private let last: (old: ItemPath?, new: ItemPath?)
  private let isKnown: Bool

  init(of pair: CollectionPair) {
    isKnown = pair.items.old.coversAllItems && pair.items.new.coversAllItems
    isMoved = pair.isArrangedAnew || pair.scroll != .zero
    let matching = pair.matching
    let (added, removed) = (matching.added, matching.removed)
    isSameCount =
      pair.expected.itemCounts != nil && pair.expected.itemCounts == pair.actual.itemCounts
      && (added.isEmpty || removed.isEmpty)
    last = (
      matching.pairs.map(\.old.indexPath).max(), matching.pairs.map(\.new.indexPath).max()
    )
    // Where others come, what is last goes out of sight, and the other way round.
    let (lastOld, lastNew) = last
    let addedBeyond = !added.isEmpty && added.allSatisfy { $0.indexPath.isBeyond(lastNew) }
    let removedBeyond = !removed.isEmpty && removed.allSatisfy { $0.indexPath.isBeyond(lastOld) }
    addedAreIn = pair.isScrollable && !removed.isEmpty && addedBeyond && !removedBeyond
    removedAreOut = pair.isScrollable && !added.isEmpty && !addedBeyond
  }

  func isOnlyVisibility(added item: ContentItem) -> Bool {
    !isKnown && (isMoved || isSameCount || addedAreIn)
  }

  func isOnlyVisibility(removed item: ContentItem) -> Bool {
    !isKnown && (isMoved || isSameCount || removedAreOut && item.indexPath.isBeyond(last.old))
  }
}

extension ItemPath {
  /// Whether it comes after the last index path of what both pictures show, or they share none.
  fileprivate func isBeyond(_ last: ItemPath?) -> Bool { last.map { self > $0 } ?? true }
}

/// The matching of headers, footers and decorations: by kind and section.
private struct ViewPairing {
  private(set) var pairs: [(RecordNode, RecordNode)] = []
  private(set) var removed: [RecordNode] = []
  private(set) var added: [RecordNode] = []

  /// The views of sections that came or went are told with them.
  init(_ expected: [RecordNode], _ actual: [RecordNode], _ sections: SectionPairing) {
    var partners = Dictionary(
      expected.map { (Self.key(of: $0) { sections.numbers[$0] ?? -1 }, $0) }
    ) { first, _ in first }
    for node in actual {
      if let partner = partners.removeValue(forKey: Self.key(of: node) { $0 }) {
        pairs.append((partner, node))
      } else if !(node.view.map { sections.new.contains($0.indexPath.section) } ?? false) {
        added.append(node)
      }
    }
    let left = Set(partners.values.map(\.name))
    removed = expected.filter { node in
      left.contains(node.name)
        && !(node.view.map { sections.gone.contains($0.indexPath.section) } ?? false)
    }
  }

  private static func key(of node: RecordNode, section: (Int) -> Int) -> ElementName {
    guard case .element(var name, _) = node.name else { return ElementName(item: .loaded(-1)) }
    if case .view(var element) = name.subject {
      element.indexPath = ItemPath(
        section: section(element.indexPath.section), item: element.indexPath.item)
      name.subject = .view(element)
    }
    return name
  }
}
