import GalleyGeometry
import GalleyLayouts

/// A masonry as a class, after the one whose calls were recorded: two columns of 120 points, 10
/// apart, in the middle of the view, below a header of 30.
///
/// It estimates heights until it is told what cells and the header prefer.
class MasonryClass: CollectionViewLayout, ClassBasedLayout {
  class var kind: String { "masonry-class" }
  class var summary: String { "Two columns of cells that size themselves." }

  private var log: CallLog?
  private var heights: [LayoutElement: Double] = [:]
  private var attributes: [LayoutAttributes] = []
  private var end = 0.0

  convenience init(log: CallLog) {
    self.init()
    self.log = log
  }

  override func invalidateLayout() {
    log?.note("invalidate")
    attributes = []
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    log?.note("invalidate \(context.invalidatedItemIndexPaths?.map(\.item) ?? [])")
  }

  override func prepare() {
    log?.note("prepare")
    guard attributes.isEmpty, let view = collectionView else { return }
    let width = view.bounds.width
    var header = LayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(section: 0, item: 0))
    header.frame = Rect(x: 0, y: 0, width: width, height: heights[header.element] ?? 30)
    attributes = [header]
    var ends = [Double](repeating: header.frame.maxY + 10, count: 2)
    for item in 0..<view.numberOfItems(inSection: 0) {
      var cell = LayoutAttributes(forCellWith: IndexPath(section: 0, item: item))
      let column = ends[0] <= ends[1] ? 0 : 1
      cell.frame = Rect(
        x: (width - 250) / 2 + Double(column) * 130, y: ends[column], width: 120,
        height: heights[cell.element] ?? 20)
      attributes.append(cell)
      ends[column] = cell.frame.maxY + 10
    }
    end = max(ends[0], ends[1]) - 10
  }

  override var collectionViewContentSize: Size {
    Size(width: collectionView?.bounds.width ?? 0, height: end)
  }

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    attributes.first { $0.element == LayoutElement(category: .cell, indexPath: indexPath) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool {
    let (wanted, had) = (preferredAttributes.size.height, originalAttributes.size.height)
    log?.note("\(originalAttributes.element.indexPath.item): \(had) to \(wanted)")
    heights[preferredAttributes.element] = wanted
    return wanted != had
  }
}

/// Shows what is above a line at half of its alpha, so it depends on the offset, and sizes itself.
final class FadingMasonryClass: MasonryClass {
  override class var kind: String { "fading-masonry-class" }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    let middle = collectionView?.bounds.midY ?? 0
    return super.layoutAttributesForElements(in: rect)?.map { attributes in
      var faded = attributes
      faded.alpha = attributes.center.y < middle ? 0.5 : 1
      return faded
    }
  }
}

/// Never notes what its cells prefer.
final class ForgetfulClass: CollectionViewLayout, ClassBasedLayout {
  static let kind = "forgetful"
  static let summary = "Rows that never grow."

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    var row = LayoutAttributes(forCellWith: indexPath)
    row.frame = Rect(x: 0, y: 10 * Double(indexPath.item), width: 100, height: 10)
    return row
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool { true }
}
