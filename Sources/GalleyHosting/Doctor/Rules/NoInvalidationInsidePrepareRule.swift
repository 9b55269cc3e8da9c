internal import UIKit

/// Preparing does not ask to be prepared.
struct NoInvalidationInsidePrepareRule: DoctorRule {
  var name: String { "no-invalidation-inside-prepare" }
  var statement: String { "prepare() does not invalidate the layout" }
  var source: String {
    "UIKit counts the layout as prepared when prepare() returns; what is invalidated "
      + "meanwhile is lost or prepares for ever"
  }

  func examine(_ examination: Examination) {
    let subject = examination.subject()
    subject.invalidate()
    let count = subject.view.journal.invalidationsWhilePreparing
    guard count > 0 else { return }
    examination.report(
      "prepare()", "told prepare()", "it invalidates the layout (\(count) times in 2 passes)")
  }
}
