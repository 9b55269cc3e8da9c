import UIKit

/// What a grid asks of who uses it; all of it has defaults.
@MainActor protocol ScaledGridLayoutDelegate: AnyObject {
  /// How many columns and rows an item takes.
  func scale(forItemAt path: IndexPath) -> Int
  /// How long an item of scale 1 is in the direction of scrolling, of the width of a column.
  func itemLength(forWidth width: CGFloat) -> CGFloat
  /// How long a header is in the direction of scrolling; 0 for none.
  func headerLength(forWidth width: CGFloat) -> CGFloat
}

extension ScaledGridLayoutDelegate {
  func scale(forItemAt path: IndexPath) -> Int { 1 }
  func itemLength(forWidth width: CGFloat) -> CGFloat { width }
  func headerLength(forWidth width: CGFloat) -> CGFloat { 0 }
}

/// Items of one, two, three columns and rows, each at the first place where it fits.
final class ScaledGridLayout: UICollectionViewLayout {
  weak var delegate: (any ScaledGridLayoutDelegate)?
  var isVertical = true
  var spacing: CGFloat = 10
  var divisions = 4 {
    didSet { divisions = max(1, divisions) }
  }

  private var cells: [UICollectionViewLayoutAttributes] = []
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  /// Across the direction of scrolling.
  private var width: CGFloat {
    guard let view = collectionView else { return 0 }
    let inset = view.contentInset
    return isVertical
      ? view.frame.width - inset.left - inset.right
      : view.frame.height - inset.top - inset.bottom
  }

  override func prepare() {
    super.prepare()
    guard cells.isEmpty, headers.isEmpty, let view = collectionView else { return }
    let column = (width - CGFloat(divisions) * spacing + spacing) / CGFloat(divisions)
    let row = delegate?.itemLength(forWidth: column) ?? column
    let header = delegate?.headerLength(forWidth: width) ?? 0
    var running: CGFloat = 0
    length = 0
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      if header > 0 && count > 0 {
        if !headers.isEmpty { running += spacing }
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section))
        attributes.frame = rect(across: 0, along: running, width, header)
        headers.append(attributes)
        running += header
      }
      if header > 0 || section > 0 { running += spacing }
      let origin = running
      var filled: [[Bool]] = []
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let scale = min(delegate?.scale(forItemAt: path) ?? 1, divisions)
        let place = firstPlace(for: scale, in: &filled)
        let more = CGFloat(scale - 1)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = rect(
          across: CGFloat(place.column) * (spacing + column),
          along: CGFloat(place.row) * (spacing + row) + origin,
          column + more * (spacing + column), row + more * (spacing + row))
        cells.append(attributes)
        let end = isVertical ? attributes.frame.maxY : attributes.frame.maxX
        running = max(running, end)
        length = max(length, end)
      }
    }
  }

  private func rect(
    across: CGFloat, along: CGFloat, _ width: CGFloat, _ length: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }

  /// Takes the first free square, row by row.
  private func firstPlace(for scale: Int, in filled: inout [[Bool]]) -> (row: Int, column: Int) {
    for row in 0... {
      while filled.count < row + scale {
        filled.append([Bool](repeating: false, count: divisions))
      }
      for column in 0...(divisions - scale) {
        let rows = row..<row + scale
        let columns = column..<column + scale
        guard rows.allSatisfy({ row in columns.allSatisfy { !filled[row][$0] } }) else { continue }
        for row in rows { for column in columns { filled[row][column] = true } }
        return (row, column)
      }
    }
    return (0, 0)
  }

  override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (headers + cells).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cells.first { $0.indexPath == path } }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { headers.first { $0.indexPath == path } }

  override func invalidateLayout() {
    super.invalidateLayout()
    cells = []
    headers = []
    length = 0
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return isVertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }
}
