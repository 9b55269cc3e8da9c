import UIKit

/// Rows of 50 points below a header of 20 that writes down what it answers.
class StoryLayout: UICollectionViewLayout {
  private let transcript: Transcript
  private var heights: [Int: CGFloat] = [:]

  @MainActor init(_ transcript: Transcript) {
    self.transcript = transcript
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private func given(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    transcript.note(
      attributes.map { "  = \($0.frame.recorded) alpha \($0.alpha.recorded)" } ?? "  = nil")
    return attributes
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func header(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    header.frame = CGRect(x: 0, y: 0, width: collectionView?.bounds.width ?? 0, height: 20)
    return header
  }

  private func row(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let row = UICollectionViewLayoutAttributes(forCellWith: path)
    let top = (0..<path.item).reduce(20) { $0 + (heights[$1] ?? 50) }
    row.frame = CGRect(
      x: 0, y: top, width: collectionView?.bounds.width ?? 0, height: heights[path.item] ?? 50)
    return row
  }

  override var collectionViewContentSize: CGSize {
    let height = (0..<count).reduce(20) { $0 + (heights[$1] ?? 50) }
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all =
      [header(at: IndexPath(item: 0, section: 0))]
      + (0..<count).map { row(at: IndexPath(item: $0, section: 0)) }
    let hits = all.filter { $0.frame.intersects(rect) }
    transcript.note("  = \(hits.count) elements")
    return hits
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { given(row(at: path)) }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { given(header(at: path)) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answer = newBounds.size != collectionView?.bounds.size
    transcript.note("  = \(answer)")
    return answer
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.representedElementCategory == .cell else { return false }
    heights[original.indexPath.item] = preferred.size.height
    transcript.note("  = \(preferred.size != original.size), \(preferred.frame.recorded)")
    return preferred.size != original.size
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let all = context.invalidateEverything ? " everything" : ""
    let counts = context.invalidateDataSourceCounts ? " counts" : ""
    let items = context.invalidatedItemIndexPaths.map { " items \($0.map(\.item))" } ?? ""
    transcript.note("invalidateLayout(with:)\(all)\(counts)\(items)")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
      let action = ["insert", "delete", "reload", "move", "none"][item.updateAction.rawValue]
      transcript.note(
        "  \(action) \(before.map { "\($0)" } ?? "-") \(after.map { "\($0)" } ?? "-")")
    }
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    given(super.initialLayoutAttributesForAppearingItem(at: path))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    given(super.finalLayoutAttributesForDisappearingItem(at: path))
  }
}

/// The same rows as another class.
final class OtherStoryLayout: StoryLayout {}
