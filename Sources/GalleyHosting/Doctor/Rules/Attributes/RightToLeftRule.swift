internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Where text runs from the right, so do items.
  static let rightToLeft = ExaminedRule(
    DoctorRule(
      name: "right-to-left",
      statement: "a layout flips (flipsHorizontallyInOppositeLayoutDirection), or mirrors all by "
        + "itself, and not both",
      source: "UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection: false unless "
        + "overridden")
  ) { examination in
    let (left, right) = (examination.subject(), examination.subject(isRightToLeft: true))
    let width = right.layout.collectionViewContentSize.width
    var (same, mirrored) = ([IndexPath](), [IndexPath]())
    for path in left.paths {
      guard let one = left.item(at: path)?.center.x, let other = right.item(at: path)?.center.x,
        abs(one - (width - one)) > 1
      else { continue }
      if abs(one - other) < 0.5 { same.append(path) }
      if abs(width - one - other) < 0.5 { mirrored.append(path) }
    }
    let isPlainFlow = type(of: right.layout) == UICollectionViewFlowLayout.self
    if right.view.isFlipped, same.isEmpty, let path = mirrored.first {
      examination.report(
        "flipsHorizontallyInOppositeLayoutDirection",
        "from right to left asked "
          + LayoutQuestion.item(path).description,
        "it mirrors the item by itself, and flips all once more: items run from the left again")
    } else if !right.view.isFlipped, let path = same.first, let other = mirrored.first {
      examination.report(
        "layoutAttributesForItem(at:)", "from right to left asked for all items",
        "cell \(other.section)-\(other.item) is mirrored, and cell \(path.section)-\(path.item) "
          + "is not")
    } else if !right.view.isFlipped, let path = same.first, !isPlainFlow {
      examination.report(
        "flipsHorizontallyInOppositeLayoutDirection",
        "from right to left asked "
          + LayoutQuestion.item(path).description,
        "items run from the left all the same", as: .advice)
    }
  }
}
