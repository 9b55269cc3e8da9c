import UIKit

/// The layout of the recording: a flow layout shaped like a masonry, two columns of 120.
final class Masonry: UICollectionViewFlowLayout {
  let transcript: Transcript
  private var cells: [UICollectionViewLayoutAttributes] = []
  private var header: UICollectionViewLayoutAttributes?
  private(set) var rects: [CGRect] = []

  @MainActor init(_ transcript: Transcript) {
    self.transcript = transcript
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func takeRects() -> [CGRect] {
    defer { rects = [] }
    return rects
  }

  override func prepare() {
    transcript.note("prepare")
    guard let collectionView, let source = collectionView.dataSource else { return }
    let count =
      collectionView.numberOfSections > 0
      ? source.collectionView(collectionView, numberOfItemsInSection: 0) : 0
    let margin = (collectionView.bounds.width - 250) / 2
    var bottoms: [CGFloat] = [40, 40]
    cells = (0..<count).map { item in
      let column = bottoms[1] < bottoms[0] ? 1 : 0
      let height = (40 + 17.5 * CGFloat(item % 4)).rounded(.up)
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      one.frame = CGRect(
        x: margin + CGFloat(column) * 130, y: bottoms[column], width: 120, height: height)
      bottoms[column] += height + 10
      return one
    }
    header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    header?.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: 30)
  }

  override var collectionViewContentSize: CGSize {
    let size = CGSize(
      width: collectionView?.bounds.width ?? 0, height: cells.map(\.frame.maxY).max() ?? 30)
    transcript.note("collectionViewContentSize -> \(size.width.recorded)x\(size.height.recorded)")
    return size
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let hits = (cells + [header].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    transcript.note("layoutAttributesForElements \(rect.recorded) -> \(hits.count)")
    rects.append(rect)
    return hits
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    transcript.note("layoutAttributesForItem")
    return cells[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    transcript.note("shouldInvalidateLayout(forBoundsChange:\(newBounds.recorded)) -> true")
    return true
  }

  override func invalidateLayout() {
    transcript.note("invalidateLayout")
    super.invalidateLayout()
  }
}
