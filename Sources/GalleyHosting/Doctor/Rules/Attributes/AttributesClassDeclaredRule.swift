internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Attributes of a class of one's own are declared.
  static let attributesClassDeclared = ExaminedRule(
    DoctorRule(
      name: "attributes-class-declared",
      statement: "layoutAttributesClass is the class of the attributes",
      source: "UICollectionViewLayout.layoutAttributesClass: subclasses must override it to "
        + "return the class that they use")
  ) { examination in
    let subject = examination.subject()
    let declared: AnyClass = type(of: subject.layout).layoutAttributesClass
    let isOther: (UICollectionViewLayoutAttributes) -> Bool = { attributes in
      type(of: attributes) != declared
        && type(of: attributes) != UICollectionViewLayoutAttributes.self
    }
    guard let other = subject.answer.first(where: isOther) else { return }
    examination.report(
      "layoutAttributesClass", "asked \(subject.query)",
      "\(other.element) is a \(type(of: other)), and layoutAttributesClass is \(declared)")
  }
}
