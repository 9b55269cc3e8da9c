import UIKit

/// Who knows how large circles are.
@MainActor protocol CirclesLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, diameterForItemAt path: IndexPath)
    -> Float
}

/// Circles one after another, each moved on in small steps until it collides with none of the last few.
final class CirclesLayout: UICollectionViewLayout {
  weak var delegate: (any CirclesLayoutDelegate)?
  var isVertical = true
  var increment: Float = 5
  var minimumSpace: Float = 10
  var insets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
  /// How many of the circles before are looked at.
  var predecessors = 4

  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    cache = [:]
    let bounds = collectionView.bounds.size
    var startX = Float(insets.left)
    var startY = Float(insets.top)
    var end = Float(isVertical ? insets.top : insets.left)
    var placed: [CGRect] = []
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let diameter = delegate?.collectionView(collectionView, diameterForItemAt: path) ?? 0
      var x = startX
      var y = startY
      while collides(x, y, diameter, with: placed.suffix(predecessors)) {
        if isVertical {
          x += increment
          if CGFloat(x + diameter) + insets.right > bounds.width {
            x = Float(insets.left)
            y += increment
          }
        } else {
          y += increment
          if CGFloat(y + diameter) + insets.bottom > bounds.height {
            y = Float(insets.top)
            x += increment
          }
        }
      }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: CGFloat(x), y: CGFloat(y), width: CGFloat(diameter), height: CGFloat(diameter))
      cache[path] = attributes
      placed.append(attributes.frame)
      startX = isVertical ? x + diameter / 2 : x
      startY = isVertical ? y : y + diameter / 2
      end = max(end, (isVertical ? y : x) + diameter)
    }
    size =
      isVertical
      ? CGSize(width: bounds.width, height: CGFloat(end) + insets.bottom)
      : CGSize(width: CGFloat(end) + insets.right, height: bounds.height)
  }

  private func collides(
    _ x: Float, _ y: Float, _ diameter: Float, with others: ArraySlice<CGRect>
  ) -> Bool {
    let radius = diameter / 2
    return others.contains { other in
      let dx = Double(x + radius - Float(other.midX))
      let dy = Double(y + radius - Float(other.midY))
      let distance = Float((dx * dx + dy * dy).squareRoot())
      return distance < radius + Float(other.width) / 2 + minimumSpace
    }
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.values.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[path] }
}
