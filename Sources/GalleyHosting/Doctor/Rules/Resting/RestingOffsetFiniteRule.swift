internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A scroll comes to rest somewhere.
  static let restingOffsetFinite = ExaminedRule(
    DoctorRule(
      name: "resting-offset-finite",
      statement: "targetContentOffset answers numbers",
      source: "UIScrollView: the offset becomes the origin of a layer's bounds")
  ) { examination in
    for flick in Flick.all(of: examination.subject()) {
      let target = flick.target
      guard !(target.x.isFinite && target.y.isFinite) else { continue }
      examination.report(Flick.member, flick.question, "it answers \(target.short)")
    }
    // Nothing to rest on is no reason to answer anything else than an offset.
    for flick in Flick.all(of: examination.subject(counts: [0])) {
      let target = flick.target
      guard !(target.x.isFinite && target.y.isFinite) else { continue }
      examination.report(
        Flick.member, "with no items, \(flick.question)", "it answers \(target.short)")
    }
  }
}
