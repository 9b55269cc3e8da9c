internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A supplementary view asked for alone is where it is among all.
  static let supplementaryQueryAgrees = ExaminedRule(
    DoctorRule(
      name: "supplementary-query-agrees",
      statement: "layoutAttributesForSupplementaryView(ofKind:at:) says what "
        + "layoutAttributesForElements(in:) says",
      source: "UICollectionViewLayout: a layout with supplementary views must override it; "
        + "UIKit ends the app on nil in updates",
      explanations: ["same-answer-twice"])
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      let views = subject.askAgain().filter { $0.representedElementCategory == .supplementaryView }
      for expected in views.map({ AttributeValues($0) }) {
        let (kind, path) = (expected.element.kind ?? "", expected.element.indexPath)
        let answer = subject.supplementaryView(kind, at: path)
        guard let problem = Self.problem(of: answer, expected) else { continue }
        examination.report(
          "layoutAttributesForSupplementaryView(ofKind:at:)",
          "at the offset \(offset.short) asked \(LayoutQuestion.supplementaryView(kind: kind, path))",
          problem)
        return
      }
    }
  }
}
