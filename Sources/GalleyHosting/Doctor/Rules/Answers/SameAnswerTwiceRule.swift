internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// The same question has the same answer.
  static let sameAnswerTwice = ExaminedRule(
    DoctorRule(
      name: "same-answer-twice",
      statement: "without an invalidation the same rectangle has the same answer",
      source: "UICollectionViewLayout: the collection view asks again where it has thrown "
        + "answers away",
      explanations: ["elements-unique"])
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      let first = AttributeValues.byElement(subject.askAgain())
      let again = AttributeValues.byElement(subject.askAgain())
      guard let difference = AttributeValues.difference(again, first) else { continue }
      examination.report(
        "layoutAttributesForElements(in:)", "asked \(subject.query) three times", difference)
    }
  }
}
