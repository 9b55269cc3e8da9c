internal import GalleyPrograms
internal import UIKit

/// What lies above what is said.
struct OverlapsOrderedRule: ExaminedRule {
  let rule = DoctorRule(
    name: "overlaps-ordered",
    statement: "elements that overlap have different z indices",
    source: "UICollectionViewLayoutAttributes.zIndex: the order of views with the same value "
      + "is undetermined")

  func examine(_ examination: Examination) {
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      let shown = subject.view.shownAttributes.filter { $0.alpha > 0 }.prefix(150)
      for (number, one) in shown.enumerated() {
        for other in shown.prefix(number) where one.zIndex == other.zIndex {
          guard let depth = AttributeShape(one).overlap(with: AttributeShape(other)) else {
            continue
          }
          examination.report(
            "layoutAttributesForElements(in:)", "asked \(subject.query)",
            "\(other.element) and \(one.element) overlap by \(depth.told) points, both with the z "
              + "index \(one.zIndex)")
          return
        }
      }
    }
  }
}
