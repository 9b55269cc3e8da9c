import GalleyGeometry
import GalleyLayouts

/// Rows below headers that stay at the top edge until the next section pushes them out.
final class StickyHeaderList: CollectionViewLayout, ClassBasedLayout {
  static let kind = "sticky-list"
  static let summary = "Rows below headers that stay in sight, as a class."

  private var rows: [LayoutAttributes] = []
  private var headers: [LayoutAttributes] = []
  private var length = 0.0

  override func prepare() {
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    let edge = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    (rows, headers, length) = ([], [], 0)
    for section in 0..<collectionView.numberOfSections {
      let start = length
      length += 30
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        var row = LayoutAttributes(forCellWith: IndexPath(section: section, item: item))
        row.frame = Rect(x: 0, y: length, width: width, height: 44)
        rows.append(row)
        length += 44
      }
      var header = LayoutAttributes(
        forSupplementaryViewOfKind: "header", with: IndexPath(section: section, item: 0))
      header.frame = Rect(
        x: 0, y: max(start, min(edge, length - 30)), width: width, height: 30)
      header.zIndex = 10
      headers.append(header)
    }
  }

  override var collectionViewContentSize: Size {
    Size(width: collectionView?.bounds.width ?? 0, height: length)
  }

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    (rows + headers).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    rows.first { $0.element.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    headers.first { $0.element.indexPath == indexPath && $0.element.kind == kind }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.minY != collectionView?.bounds.minY
  }
}

/// Covers that shrink as they leave the middle: `ShrinkingFlowLayout` as a class.
final class CoverFlowClass: CollectionViewLayout, ClassBasedLayout {
  static let kind = "cover-flow-class"
  static let summary = "Covers that shrink as they leave the middle, as a class."

  private let cover = Size(width: 120, height: 160)
  private var paths: [IndexPath] = []

  override func contentInset(in environment: Environment) -> EdgeInsets {
    let margin = (environment.size.width - cover.width) / 2
    return EdgeInsets(leading: margin, trailing: margin)
  }

  override func prepare() {
    guard let collectionView else { return }
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(section: section, item: $0)
      }
    }
  }

  override var collectionViewContentSize: Size {
    Size(
      width: Double(paths.count) * cover.width, height: collectionView?.bounds.height ?? 0)
  }

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    paths.indices.map { attributes(at: $0) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    paths.firstIndex(of: indexPath).map { attributes(at: $0) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Vector
  ) -> Point {
    let margin = collectionView?.adjustedContentInset.leading ?? 0
    let page = ((proposedContentOffset.x + margin) / cover.width).rounded()
    return Point(x: page * cover.width - margin, y: proposedContentOffset.y)
  }

  private func attributes(at position: Int) -> LayoutAttributes {
    let bounds = collectionView?.bounds ?? .zero
    var attributes = LayoutAttributes(forCellWith: paths[position])
    attributes.frame = Rect(
      origin: Point(x: Double(position) * cover.width, y: (bounds.height - cover.height) / 2),
      size: cover)
    let distance = (attributes.center.x - bounds.midX) / cover.width
    attributes.transform = .scale(max(0.5, 1 - 0.1 * abs(distance)))
    attributes.zIndex = -Int(abs(distance).rounded())
    return attributes
  }
}
