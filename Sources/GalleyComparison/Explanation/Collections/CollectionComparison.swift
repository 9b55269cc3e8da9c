internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// What is different in a collection: of it as a whole, and of its elements, causes before what
/// follows from them.
struct CollectionComparison {
  private let pair: CollectionPair
  private let causes: CollectionCauses
  private let sight: SightComparison
  /// What happened to the items; those that may only be out of sight left out.
  private let items: [ChangeDraft]
  private let elements: ElementComparison
  private let areElementsSame: Bool

  /// - Parameters:
  ///   - pixel: the larger of the two pictures' pixels, in points.
  ///   - areElementsSame: whether the scenes of both say the same of what its elements are made of.
  ///   - screen: what is different of the screen around it.
  init(
    _ expected: LayoutRecord, _ actual: LayoutRecord, pixel: Double, areElementsSame: Bool,
    on screen: ScreenCauses
  ) {
    self.areElementsSame = areElementsSame
    pair = CollectionPair(expected, actual)
    sight = SightComparison(of: pair)
    items = pair.content.drafts(guessed: sight.guessed)
    causes = CollectionCauses(of: pair, on: screen, hasOtherItems: !items.isEmpty)
    elements = ElementComparison(
      of: pair, sight.viewPairs, because: causes,
      ties: causes.ties(areElementsSame: areElementsSame), pixel: pixel)
  }

  /// How many items there are and are seen.
  var count: CollectionCount {
    let (actual, items) = (pair.actual, pair.items.new.items)
    return CollectionCount(
      seenItems: items.count { $0.thing != nil },
      items: actual.itemCounts?.reduce(0, +) ?? items.count,
      sections: actual.itemCounts?.count ?? 1)
  }

  var drafts: [ChangeDraft] {
    let whole = restyled + scrolled
    let changes =
      sight.drafts(isRearranged: causes.isRearranged, areElementsSame: areElementsSame)
      + elements.drafts
    let orders = elements.orders.map { $0.asConsequence(causes.isRearranged) }
    return causes.told + columns + whole + items + changes + orders + elements.heights
  }

  private var restyled: [ChangeDraft] {
    func draft(_ style: Style, _ old: String, _ new: String) -> [ChangeDraft] {
      guard old != new else { return [] }
      return [
        ChangeDraft(
          .restyled(style, .whole, from: .word(old), to: .word(new)), of: [pair.subject])
      ]
    }
    return draft(.layout, pair.expected.layout, pair.actual.layout)
      + draft(.mode, pair.expected.mode ?? "normal", pair.actual.mode ?? "normal")
  }

  /// The scroll, where no element that moved says it.
  private var scrolled: [ChangeDraft] {
    guard pair.scroll != .zero, !elements.tellScroll else { return [] }
    return [
      ChangeDraft(
        .scrolled(from: pair.expected.contentOffset, to: pair.actual.contentOffset),
        of: [pair.subject], isConsequence: causes.isScrollFollowing)
    ]
  }

  /// That rows have another number of items, because of what the layout or the screen was told.
  private var columns: [ChangeDraft] {
    guard let old = pair.expected.columnCount, let new = pair.actual.columnCount, old != new,
      causes.isTold
    else { return [] }
    return [ChangeDraft(.columns(from: old, to: new), of: [pair.subject], isConsequence: true)]
  }
}

extension LayoutRecord {
  /// How many items stand beside each other in the rows that are seen; nil where items are not in
  /// rows of as many, but for the last of a section.
  fileprivate var columnCount: Int? {
    let cells = elements.filter {
      $0.attributes.element.category == .cell && $0.attributes.transform.isIdentity
        && !$0.name.isLeaving
    }
    guard cells.count > 1, contentSize.height >= contentSize.width else { return nil }
    let sections = Dictionary(grouping: cells, by: \.attributes.element.indexPath.section)
    let lengths = sections.values.map { cells in
      let rows = Dictionary(grouping: cells) { ($0.attributes.frame.minY * 100).rounded() }
      return rows.sorted { $0.key < $1.key }.map(\.value.count)
    }
    guard let most = lengths.joined().max(),
      lengths.allSatisfy({ rows in rows.dropLast().allSatisfy { $0 == most } })
    else { return nil }
    // A single row, or one item below another that is no grid, says nothing.
    return lengths.contains { $0.count > 1 } ? most : nil
  }
}
