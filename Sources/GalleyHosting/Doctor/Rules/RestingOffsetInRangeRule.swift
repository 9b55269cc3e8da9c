internal import UIKit

/// A scroll comes to rest where there is content.
struct RestingOffsetInRangeRule: DoctorRule {
  var name: String { "resting-offset-in-range" }
  var statement: String { "targetContentOffset answers an offset of the content with its insets" }
  var source: String { "UIScrollView goes there and then jumps back" }
  var explanations: [String] { ["resting-offset-finite"] }

  func examine(_ examination: Examination) {
    let inset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let subject = examination.subject(inset: inset)
    for flick in Flick.all(of: subject) {
      let (target, range) = (flick.target, subject.offsetRange)
      guard !range.insetBy(dx: -0.5, dy: -0.5).contains(target) else { continue }
      examination.report(
        Flick.member, flick.question,
        "it answers \(target.told), and offsets reach from (\(range.minX.told), "
          + "\(range.minY.told)) to (\(range.maxX.told), \(range.maxY.told))")
    }
  }
}
