internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A scroll does not turn back.
  static let restingOffsetAlongVelocity = ExaminedRule(
    DoctorRule(
      name: "resting-offset-along-velocity",
      statement: "a fast flick comes to rest ahead of where it began",
      source: "people feel a content that goes against their finger as a fault; "
        + "UICollectionViewLayout hands the velocity over for this",
      explanations: ["resting-offset-finite", "resting-offset-settled"])
  ) { examination in
    for flick in Flick.all(of: examination.subject()) where flick.velocity != 0 {
      let target = flick.target
      let way = flick.isVertical ? target.y - flick.start.y : target.x - flick.start.x
      guard way * flick.velocity < -0.5 else { continue }
      examination.report(
        Flick.member, flick.question,
        "it answers \(target.short), behind where the finger let go, at \(flick.start.short)")
    }
  }
}
