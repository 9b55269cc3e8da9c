internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A decoration view asked for alone is where it is among all.
  static let decorationQueryAgrees = ExaminedRule(
    DoctorRule(
      name: "decoration-query-agrees",
      statement: "layoutAttributesForDecorationView(ofKind:at:) says what "
        + "layoutAttributesForElements(in:) says",
      source: "UICollectionViewLayout: a layout with decoration views must override it; UIKit "
        + "ends the app on nil in updates",
      explanations: ["same-answer-twice"])
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      let views = subject.askAgain().filter { $0.representedElementCategory == .decorationView }
      for expected in views.map({ AttributeValues($0) }) {
        let (kind, path) = (expected.element.kind ?? "", expected.element.indexPath)
        let answer = subject.decorationView(kind, at: path)
        guard let problem = Self.problem(of: answer, expected) else { continue }
        examination.report(
          "layoutAttributesForDecorationView(ofKind:at:)",
          "at the offset \(offset.short) asked \(LayoutQuestion.decorationView(kind: kind, path))",
          problem)
        return
      }
    }
  }
}
