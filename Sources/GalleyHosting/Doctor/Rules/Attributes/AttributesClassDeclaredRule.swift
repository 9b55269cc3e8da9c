internal import GalleyPrograms
internal import UIKit

/// Attributes of a class of one's own are declared.
struct AttributesClassDeclaredRule: ExaminedRule {
  let rule = DoctorRule(
    name: "attributes-class-declared",
    statement: "layoutAttributesClass is the class of the attributes",
    source: "UICollectionViewLayout.layoutAttributesClass: subclasses must override it to "
      + "return the class that they use")

  func examine(_ examination: Examination) {
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
