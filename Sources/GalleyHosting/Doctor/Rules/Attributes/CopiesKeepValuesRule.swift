internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A copy of attributes is the same.
  static let copiesKeepValues = ExaminedRule(
    DoctorRule(
      name: "copies-keep-values",
      statement: "copy(with:) keeps class and all values",
      source: "UICollectionViewLayoutAttributes: subclasses with properties override "
        + "copy(with:), since the collection view copies them")
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      for attributes in subject.answer {
        guard let problem = problem(of: attributes) else { continue }
        examination.report(
          "layoutAttributesClass", "copied \(attributes.element) of \(subject.query)", problem)
        return
      }
    }
  }

  @MainActor
  private static func problem(of attributes: UICollectionViewLayoutAttributes) -> String? {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return "the copy is no attributes"
    }
    guard type(of: copy) == type(of: attributes) else {
      return "the copy is a \(type(of: copy)), not a \(type(of: attributes))"
    }
    return AttributeValues(copy).difference(from: AttributeValues(attributes))
      .map { "the copy has \($0)" }
  }
}
