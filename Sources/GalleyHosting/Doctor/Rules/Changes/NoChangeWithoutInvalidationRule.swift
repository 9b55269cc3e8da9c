internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Attributes that are not invalidated do not change.
  static let noChangeWithoutInvalidation = ExaminedRule(
    DoctorRule(
      name: "no-change-without-invalidation",
      statement: "an arrangement that depends on the offset says true in "
        + "shouldInvalidateLayout(forBoundsChange:)",
      source: "UIKit asks nothing where that answers false, and goes on showing what it knows",
      explanations: ["same-answer-twice"])
  ) { examination in
    let subject = examination.subject()
    let reach = min(subject.reach, (subject.isVertical ? 480 : 320) - 1)
    guard reach > 2 else { return }
    subject.scroll(to: subject.offset(1))
    let (rect, before) = (subject.view.queriedRect, subject.values)
    subject.view.journal.clear()
    subject.scroll(to: subject.offset(reach.rounded(.down)))
    guard !subject.wasQueriedAgain, subject.view.queriedRect == rect
    else { return }
    let again = AttributeValues.byElement(subject.askAgain())
    guard let difference = AttributeValues.difference(again, before) else { return }
    examination.report(
      "shouldInvalidateLayout(forBoundsChange:)",
      "scrolled from \(subject.offset(1).short) to \(subject.view.contentOffset.short), for which it "
        + "wants no invalidation, and asked \(subject.query)", difference)
  }
}
