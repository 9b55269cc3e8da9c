internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A view of another size is as good as a new one.
  static let resizeEqualsFresh = ExaminedRule(
    DoctorRule(
      name: "resize-equals-fresh",
      statement: "after a change of size all is as in a new view of that size",
      source: "UIKit asks shouldInvalidateLayout(forBoundsChange:) where a device turns, and "
        + "goes on with what it knows where that answers false",
      explanations: ["reload-equals-fresh", "prepare-idempotent", "same-answer-twice"])
  ) { examination in
    let sizes = [CGSize(width: 480, height: 320), CGSize(width: 700, height: 700)]
    let subject = examination.subject()
    for size in sizes + [ExaminedLayout.usualSize] {
      let old = subject.view.bounds.size
      subject.resize(to: size)
      let fresh = examination.subject(size: size)
      guard let difference = subject.difference(from: fresh) else { continue }
      examination.report(
        "shouldInvalidateLayout(forBoundsChange:)",
        "resized from \(old.short) to \(size.short)", difference + " as in a new view")
      return
    }
  }
}
