import UIKit

/// Two columns of 120 points, 10 apart, in the middle of the view, below a header of 30.
///
/// It estimates heights until it is told what cells and the header prefer.
class MasonryLayout: UICollectionViewLayout {
  private let log: CallLog?
  private var heights: [IndexPath: CGFloat] = [:]
  private var headerHeight: CGFloat = 30
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  init(log: CallLog? = nil) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    log?.note("invalidate \(context.invalidatedItemIndexPaths?.map(\.item) ?? [])")
    attributes = []
  }

  override func prepare() {
    log?.note("prepare")
    guard attributes.isEmpty, let view = collectionView else { return }
    let width = view.bounds.width
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    attributes = [header]
    var ends = [CGFloat](repeating: header.frame.maxY + 10, count: 2)
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let cell = UICollectionViewLayoutAttributes(forCellWith: path)
      let column = ends[0] <= ends[1] ? 0 : 1
      cell.frame = CGRect(
        x: (width - 250) / 2 + CGFloat(column) * 130, y: ends[column], width: 120,
        height: heights[path] ?? 20)
      attributes.append(cell)
      ends[column] = cell.frame.maxY + 10
    }
    end = max(ends[0], ends[1]) - 10
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: end)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == path }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wanted, had) = (preferred.size.height, original.size.height)
    log?.note("\(original.indexPath.item): \(had) to \(wanted)")
    if original.representedElementCategory == .cell {
      heights[original.indexPath] = wanted
    } else {
      headerHeight = wanted
    }
    return wanted != had
  }
}

/// Shows what is above the middle at half of its alpha, so it depends on the offset, and sizes itself.
final class FadingMasonryLayout: MasonryLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let middle = collectionView?.bounds.midY ?? 0
    return super.layoutAttributesForElements(in: rect)?.map { attributes in
      guard let faded = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      faded.alpha = attributes.center.y < middle ? 0.5 : 1
      return faded
    }
  }
}
