import Foundation

extension UIScrollViewDelegate {
  /// Whether it has a method of the flow layout's delegate, which is called for that, with a view of
  /// its own and the first path; true for every other method, which is not known without Objective-C.
  public func responds(to selector: Selector?) -> Bool {
    guard let name = selector?.description else { return false }
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let flow = self as? any UICollectionViewDelegateFlowLayout
    let first = IndexPath(item: 0, section: 0)
    return switch true {
    case name.contains("sizeForItemAt"):
      flow?.collectionView?(view, layout: layout, sizeForItemAt: first) != nil
    case name.contains("insetForSectionAt"):
      flow?.collectionView?(view, layout: layout, insetForSectionAt: 0) != nil
    case name.contains("minimumLineSpacingForSectionAt"):
      flow?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) != nil
    case name.contains("minimumInteritemSpacingForSectionAt"):
      flow?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) != nil
    case name.contains("referenceSizeForHeaderInSection"):
      flow?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0) != nil
    case name.contains("referenceSizeForFooterInSection"):
      flow?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0) != nil
    default: true
    }
  }
}
