internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Attributes that differ are not equal.
  static let equalitySeesValues = ExaminedRule(
    DoctorRule(
      name: "equality-sees-values",
      statement: "isEqual compares a subclass's own properties, too",
      source: "UICollectionViewLayoutAttributes: subclasses override isEqual; in iOS 7 and "
        + "later, equal attributes are not applied",
      explanations: ["copies-keep-values"])
  ) { examination in
    let subject = examination.subject()
    var known: [UICollectionViewLayoutAttributes] = []
    for offset in subject.offsets {
      subject.scroll(to: offset)
      known += subject.answer.filter {
        $0.representedElementCategory == .cell
          && type(of: $0) != UICollectionViewLayoutAttributes.self
      }
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    }
    for other in known.dropFirst() {
      guard let first = known.first, let copy = copy(of: other, lyingAt: first) else { return }
      let (one, two) = (AttributeValues(first).own, AttributeValues(copy).own)
      guard let (mine, theirs) = zip(one, two).first(where: { $0 != $1 }),
        first.isEqual(copy)
      else { continue }
      examination.report(
        "layoutAttributesClass",
        "compared two \(type(of: first)) that differ in '\(mine)' and "
          + "'\(theirs)' alone", "isEqual says that they are the same")
      return
    }
  }

  /// A copy that says what another says, but for the properties of the subclass.
  @MainActor
  private static func copy(
    of attributes: UICollectionViewLayoutAttributes, lyingAt other: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.indexPath = other.indexPath
    (copy.center, copy.size, copy.transform3D) = (other.center, other.size, other.transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (other.alpha, other.zIndex, other.isHidden)
    return copy
  }
}
