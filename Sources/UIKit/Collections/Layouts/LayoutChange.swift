import Foundation

/// Where every element of a change is before and after it: what base classes answer from.
@preconcurrency @MainActor struct LayoutChange {
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  let after: [ElementKey: UICollectionViewLayoutAttributes]
  let map: IndexPathMap

  /// Where an element was that is there after the change; a new one where it will be, with alpha 0.
  func initial(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let old = map.element(before: element), let attributes = before[old] {
      return attributes.renamed(to: element.indexPath)
    }
    return after[element]?.faded
  }

  /// Where an element will be that was there before the change; one that goes where it was, with
  /// alpha 0.
  func final(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let new = map.element(after: element), let attributes = after[new] {
      return attributes.renamed(to: element.indexPath)
    }
    return before[element]?.faded
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var faded: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  fileprivate func renamed(to path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = path
    return copy
  }
}
