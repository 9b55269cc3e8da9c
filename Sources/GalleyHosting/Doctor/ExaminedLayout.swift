internal import UIKit

/// A layout in a collection view with plain cells, and what an examination does with it.
@MainActor
final class ExaminedLayout {
  /// Large enough for some items, small enough that some dozens scroll.
  static let usualSize = CGSize(width: 320, height: 480)

  private static let mostElements = 4000

  let layout: UICollectionViewLayout
  let view: UICollectionView
  let items: ExaminedItems
  private let willAsk: (String) -> Void

  init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize, isRightToLeft: Bool,
    inset: UIEdgeInsets, willAsk: @escaping (String) -> Void
  ) {
    self.layout = layout
    self.willAsk = willAsk
    items = ExaminedItems(counts)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.contentInset = inset
    view.isPrefetchingEnabled = false
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: ExaminedItems.name)
    view.journal.isKept = true
    view.journal.willAsk = { willAsk($0.question.description) }
    view.dataSource = items
  }

  /// The layout's answer to the last query of a rectangle, as it came.
  ///
  /// Of an answer of thousands only the first are looked at.
  var answer: [UICollectionViewLayoutAttributes] {
    Array(view.queriedAttributes.prefix(Self.mostElements))
  }

  /// The rectangle of that query, as Swift writes the call.
  var query: String {
    LayoutQuestion.elements(in: view.queriedRect ?? view.bounds).description
  }

  /// Does what is pending, as the end of a turn of the run loop does.
  func pass() { view.layoutIfNeeded() }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    pass()
  }

  func resize(to size: CGSize) {
    view.frame = CGRect(origin: .zero, size: size)
    pass()
  }

  func reload(_ counts: [Int]) {
    items.counts = counts
    view.reloadData()
    pass()
  }

  /// Invalidates as an app does that changes a setting, and lays out.
  func invalidate() {
    willAsk("invalidateLayout()")
    layout.invalidateLayout()
    pass()
  }

  // MARK: - Questions

  /// Asks for the elements of the rectangle that was asked last once more, as UIKit does where it
  /// has thrown its answers away.
  func askAgain() -> [UICollectionViewLayoutAttributes] {
    let rect = view.queriedRect ?? view.bounds
    willAsk(LayoutQuestion.elements(in: rect).description)
    return Array((layout.layoutAttributesForElements(in: rect) ?? []).prefix(Self.mostElements))
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    willAsk(LayoutQuestion.item(path).description)
    return layout.layoutAttributesForItem(at: path)
  }

  func supplementaryView(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    willAsk(LayoutQuestion.supplementaryView(kind: kind, path).description)
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  func decorationView(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    willAsk(LayoutQuestion.decorationView(kind: kind, path).description)
    return layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
  }

  /// Returns the offset at which a finger's scroll comes to rest.
  ///
  /// - `velocity`: In points per millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    willAsk(LayoutQuestion.restingOffset(proposed, velocity: velocity).description)
    return layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Says that something is asked of the layout now.
  func note(_ question: String) { willAsk(question) }

  func shouldInvalidate(for bounds: CGRect) -> Bool {
    willAsk(LayoutQuestion.shouldInvalidate(forBounds: bounds).description)
    return layout.shouldInvalidateLayout(forBoundsChange: bounds)
  }

  /// Whether the layout was invalidated, by an answer of its own or in another way, since the
  /// journal was cleared.
  var wasQueriedAgain: Bool {
    view.journal.entries.contains { $0.question == .invalidate || $0.question == .prepare }
  }

  /// Deletes items by their paths before, and inserts some by their paths after.
  func update(deleting deletions: [IndexPath], inserting insertions: [IndexPath]) {
    view.performBatchUpdates { [self] in
      for path in deletions { items.counts[path.section] -= 1 }
      for path in insertions { items.counts[path.section] += 1 }
      view.deleteItems(at: deletions)
      view.insertItems(at: insertions)
    }
    pass()
  }

  // MARK: - Places

  /// The paths of all items, in their order.
  var paths: [IndexPath] {
    items.counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Whether content is longer than the view, and moves along y; else along x.
  var isVertical: Bool {
    let size = layout.collectionViewContentSize
    return size.height - view.bounds.height >= size.width - view.bounds.width
  }

  /// How far it scrolls along its longer way; 0 where all fits or the content size is no number.
  var reach: CGFloat {
    let size = layout.collectionViewContentSize
    let reach =
      isVertical ? size.height - view.bounds.height : size.width - view.bounds.width
    return reach.isFinite ? max(0, min(reach, 1e6)) : 0
  }

  /// An offset along the longer way.
  func offset(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  /// From the start to the end in five steps, the same points for the same content.
  var offsets: [CGPoint] {
    let reach = reach
    guard reach > 0 else { return [.zero] }
    return [0, 0.21, 0.5, 0.77, 1].map { offset((reach * $0).rounded()) }
  }

  /// The last answers, by element; of those that are answered twice the first.
  var values: [ElementKey: AttributeValues] {
    AttributeValues.byElement(answer)
  }

  /// A cell of the last answer whose item does not exist.
  var unknownCell: ElementKey? {
    answer.lazy.map(\.element).first { element in
      element.category == .cell
        && !(element.indexPath.count == 2
          && items.counts.indices.contains(element.indexPath.section)
          && (0..<items.counts[element.indexPath.section]).contains(element.indexPath.item))
    }
  }

  /// Where the offset can rest along the longer way.
  var restingRange: ClosedRange<CGFloat> {
    let inset = view.adjustedContentInset
    let (before, after) =
      isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    return -before...max(-before, reach + after)
  }

  /// Whether an offset is in that range, but for rounding.
  func canRest(at offset: CGPoint) -> Bool {
    let (distance, range) = (isVertical ? offset.y : offset.x, restingRange)
    return distance >= range.lowerBound - 0.5 && distance <= range.upperBound + 0.5
  }

  /// The first thing in which content or what is in sight differs; nil for nothing.
  func difference(from other: ExaminedLayout) -> String? {
    let (size, wanted) = (
      layout.collectionViewContentSize, other.layout.collectionViewContentSize
    )
    if abs(size.width - wanted.width) + abs(size.height - wanted.height) > 1e-3 {
      return "the content size is \(size.short), not \(wanted.short)"
    }
    return AttributeValues.difference(values, other.values)
  }

  /// Reports content sizes and frames that are no numbers.
  func reportNonFinite(
    to examination: Examination, _ circumstance: String, isNegativeWrong: Bool
  ) {
    let size = layout.collectionViewContentSize
    let isFinite = size.width.isFinite && size.height.isFinite
    if !isFinite || isNegativeWrong && min(size.width, size.height) < 0 {
      examination.report(
        "collectionViewContentSize", circumstance + " asked for collectionViewContentSize",
        "it answers \(size.short)")
    }
    if let wrong = answer.first(where: { !AttributeValues($0).isFinite }) {
      examination.report(
        "layoutAttributesForElements(in:)", circumstance + " asked \(query)",
        "\(wrong.element) has the frame \(wrong.frame.short)")
    }
  }
}

/// The plain cells and views that a layout is examined with.
@MainActor
final class ExaminedItems: NSObject, UICollectionViewDataSource {
  static let name = "examined"

  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.name, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.name)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.name, for: indexPath)
  }
}
