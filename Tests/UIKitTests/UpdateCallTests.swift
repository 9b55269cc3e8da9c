import Testing
import UIKit

/// The stories of which no recording was found: the order is that of the best sources, written down.
@MainActor struct UpdateCallTests {
  /// Rows of 50 points that move when they come and go.
  final class Rows: UICollectionViewLayout {
    var prefersSizes = false
    var heights: [Int: CGFloat] = [:]

    private func frame(_ item: Int) -> CGRect {
      let top = (0..<item).reduce(0) { $0 + (heights[$1] ?? 50) }
      return CGRect(x: 0, y: top, width: 100, height: heights[item] ?? 50)
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: count == 0 ? 0 : frame(count - 1).maxY)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let one = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      one.frame = frame(indexPath.item)
      return one
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      heights[original.indexPath.item] = preferred.size.height
      return preferred.size != original.size
    }
  }

  private let transcript = Transcript()

  private func shown(_ layout: UICollectionViewLayout, count: Int) -> (UICollectionView, Source) {
    let source = Source(transcript, counts: [count])
    transcript.kept.append(source)
    let view = source.view(layout, CGRect(x: 0, y: 0, width: 100, height: 200))
    view.layoutIfNeeded()
    view.journal.isKept = true
    return (view, source)
  }

  private func asked(_ view: UICollectionView) -> [String] {
    defer { view.journal.clear() }
    return view.journal.entries.map { $0.question.description }
  }

  @Test func `an insertion prepares and asks before it tells, then asks for both ends`() {
    let (view, source) = shown(Rows(), count: 2)
    view.performBatchUpdates {
      source.counts = [3]
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(
      asked(view) == [
        "invalidateLayout()", "prepare()", "collectionViewContentSize",
        "layoutAttributesForElements(in: (0.0, 0.0, 100.0, 200.0))", "collectionViewContentSize",
        "prepare(forCollectionViewUpdates: 1 items)",
        "targetContentOffset(forProposedContentOffset: (0.0, 0.0))",
        "final attributes of cell 0-0", "final attributes of cell 0-1",
        "initial attributes of cell 0-0", "initial attributes of cell 0-1",
        "initial attributes of cell 0-2", "finalizeCollectionViewUpdates()",
      ])
    let ends = view.lastTransition
    let second = ElementKey.cell(IndexPath(item: 1, section: 0))
    #expect(ends?.initials[second]??.alpha == 0)
    #expect(ends?.finals[second]??.frame.minY == 100)
    #expect(ends?.element(before: second) == nil)
    #expect(ends?.element(after: second) == .cell(IndexPath(item: 2, section: 0)))
    #expect(view.visibleCells.count == 3)
  }

  @Test func `a deletion fades what goes where it was`() {
    let (view, source) = shown(Rows(), count: 3)
    view.performBatchUpdates {
      source.counts = [2]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    let first = ElementKey.cell(IndexPath(item: 0, section: 0))
    #expect(view.lastTransition?.finals[first]??.alpha == 0)
    #expect(view.lastTransition?.initials[first]??.frame.minY == 50)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50])
  }

  @Test func `a move leads from place to place`() {
    let (view, _) = shown(Rows(), count: 3)
    view.performBatchUpdates {
      view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    let first = ElementKey.cell(IndexPath(item: 0, section: 0))
    #expect(view.lastTransition?.finals[first]??.frame.minY == 100)
    #expect(
      view.lastTransition?.initials[.cell(IndexPath(item: 2, section: 0))]??.frame.minY == 0)
  }

  @Test func `sections come and go with their items`() {
    let (view, source) = shown(UICollectionViewFlowLayout(), count: 2)
    view.performBatchUpdates {
      source.counts = [1, 2]
      view.insertSections([0])
    }
    #expect(view.numberOfSections == 2)
    let moved = ElementKey.cell(IndexPath(item: 1, section: 1))
    #expect(view.lastTransition?.element(before: moved) == .cell(IndexPath(item: 1, section: 0)))
    view.performBatchUpdates {
      source.counts = [2]
      view.deleteSections([0])
    }
    #expect(view.numberOfSections == 1)
  }

  @Test func `cells that prefer other sizes are asked, and the layout is prepared anew`() {
    let layout = Rows()
    let (view, _) = shown(layout, count: 2)
    view.preferredSize = { _ in CGSize(width: 100, height: 70) }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(
      asked(view) == [
        "invalidateLayout()", "prepare()", "collectionViewContentSize",
        "layoutAttributesForElements(in: (0.0, 0.0, 100.0, 200.0))", "collectionViewContentSize",
        "shouldInvalidateLayout(forPreferredLayoutAttributes: cell 0-0, …)",
        "invalidationContext(forPreferredLayoutAttributes: cell 0-0, …)", "invalidateLayout()",
        "shouldInvalidateLayout(forPreferredLayoutAttributes: cell 0-1, …)",
        "invalidationContext(forPreferredLayoutAttributes: cell 0-1, …)", "invalidateLayout()",
        "prepare()", "collectionViewContentSize",
        "layoutAttributesForElements(in: (0.0, 0.0, 100.0, 200.0))", "collectionViewContentSize",
      ])
    #expect(view.visibleCells.map(\.frame.height) == [70, 70])
  }

  @Test func `another layout is told, prepared, asked and told the end`() {
    let (view, _) = shown(Rows(), count: 1)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    #expect(
      asked(view) == [
        "prepareForTransition(to:)", "prepareForTransition(from:)", "prepare()",
        "collectionViewContentSize", "layoutAttributesForElements(in: (0.0, 0.0, 100.0, 200.0))",
        "collectionViewContentSize", "targetContentOffset(forProposedContentOffset: (0.0, 0.0))",
        "final attributes of cell 0-0", "initial attributes of cell 0-0",
        "finalizeLayoutTransition()", "finalizeLayoutTransition()",
      ])
  }

  @Test func `a rotation tells of the bounds that were, and asks for both ends`() {
    let (view, _) = shown(UICollectionViewFlowLayout(), count: 1)
    view.animateResize(to: CGSize(width: 200, height: 100))
    let lines = asked(view)
    #expect(lines.first == "shouldInvalidateLayout(forBoundsChange: (0.0, 0.0, 200.0, 100.0))")
    #expect(lines.contains("prepare(forAnimatedBoundsChange: (0.0, 0.0, 100.0, 200.0))"))
    #expect(lines.last == "finalizeAnimatedBoundsChange()")
  }

  @Test func `adjustments of a context happen at once and end with the next pass`() {
    let (view, _) = shown(Rows(), count: 24)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.layoutIfNeeded()
    view.collectionViewLayout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: 110, height: 1220))
    #expect(view.contentOffset == CGPoint(x: 3, y: 34))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 1200))
  }
}
