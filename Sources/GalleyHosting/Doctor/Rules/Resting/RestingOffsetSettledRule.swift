internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Where a scroll rests it stays.
  static let restingOffsetSettled = ExaminedRule(
    DoctorRule(
      name: "resting-offset-settled",
      statement: "a finger that lifts without velocity at a resting offset leaves it there",
      source: "UIScrollView asks again at every end of a drag; content would creep",
      explanations: ["resting-offset-finite"])
  ) { examination in
    let subject = examination.subject()
    for flick in Flick.all(of: subject) {
      let rest = flick.target
      guard subject.canRest(at: rest) else { continue }
      subject.scroll(to: rest)
      let again = subject.restingOffset(proposed: rest, velocity: .zero)
      guard abs(again.x - rest.x) > 0.5 || abs(again.y - rest.y) > 0.5 else { continue }
      examination.report(
        Flick.member,
        "at rest at \(rest.short) asked "
          + LayoutQuestion.restingOffset(rest, velocity: .zero).description,
        "it answers \(again.short)")
    }
  }
}
