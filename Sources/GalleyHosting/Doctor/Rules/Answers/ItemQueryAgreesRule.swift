internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// An item asked for alone is where it is among all.
  static let itemQueryAgrees = ExaminedRule(
    DoctorRule(
      name: "item-query-agrees",
      statement: "layoutAttributesForItem(at:) says what layoutAttributesForElements(in:) says",
      source: "UIKit asks for single items in updates and scrollToItem(at:at:animated:), and "
        + "ends the app on nil: 'no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForItemAtIndexPath:'",
      explanations: ["same-answer-twice"])
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      let cells = subject.askAgain().filter { $0.representedElementCategory == .cell }
      for expected in cells.map({ AttributeValues($0) }) {
        let question = LayoutQuestion.item(expected.element.indexPath)
        let answer = subject.item(at: expected.element.indexPath)
        guard let problem = Self.problem(of: answer, expected) else { continue }
        examination.report(
          "layoutAttributesForItem(at:)", "at the offset \(offset.short) asked \(question)",
          problem)
        return
      }
    }
  }

  /// Returns the fault of the answer to a question about one element; nil for none.
  @MainActor
  static func problem(
    of answer: UICollectionViewLayoutAttributes?, _ expected: AttributeValues
  ) -> String? {
    guard let answer else {
      return "it answers nil, and layoutAttributesForElements(in:) has \(expected.element)"
    }
    guard answer.element == expected.element else { return "it answers \(answer.element)" }
    return AttributeValues(answer).difference(from: expected)
      .map { "it answers \($0) as in layoutAttributesForElements(in:)" }
  }
}
