internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A scroll comes to rest where there is content.
  static let restingOffsetInRange = ExaminedRule(
    DoctorRule(
      name: "resting-offset-in-range",
      statement: "targetContentOffset answers an offset of the content with its insets",
      source: "UIScrollView goes there and then jumps back",
      explanations: ["resting-offset-finite", "content-size-finite"])
  ) { examination in
    let inset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let subject = examination.subject(inset: inset)
    for flick in Flick.all(of: subject) {
      let (target, range) = (flick.target, subject.restingRange)
      guard !subject.canRest(at: target) else { continue }
      examination.report(
        Flick.member, flick.question,
        "it answers \(target.short), and offsets reach from "
          + "\(subject.offset(range.lowerBound).short) to \(subject.offset(range.upperBound).short)"
      )
    }
  }
}
