internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Preparing does not ask to be prepared.
  static let noInvalidationInsidePrepare = ExaminedRule(
    DoctorRule(
      name: "no-invalidation-inside-prepare",
      statement: "prepare() does not invalidate the layout",
      source: "UIKit counts the layout as prepared when prepare() returns; what is invalidated "
        + "meanwhile is lost or prepares for ever")
  ) { examination in
    let subject = examination.subject()
    subject.invalidate()
    let count = subject.view.journal.invalidationsWhilePreparing
    guard count > 0 else { return }
    examination.report(
      "prepare()", "told prepare()", "it invalidates the layout (\(count) times in 2 passes)")
  }
}
