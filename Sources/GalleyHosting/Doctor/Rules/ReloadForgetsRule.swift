internal import GalleyPrograms
internal import UIKit

/// What is gone from the data is gone from the layout.
struct ReloadForgetsRule: ExaminedRule {
  var rule: DoctorRule { .reloadForgets }

  func examine(_ examination: Examination) {
    let subject = examination.subject()
    let before = subject.items.counts
    for counts in [before.map { _ in 2 }, [0]] {
      subject.reload(counts)
      guard let unknown = subject.unknownCell else { continue }
      examination.report(
        "prepare()", "reloaded with \(counts) items after \(before) and asked \(subject.query)",
        "it still answers \(unknown)")
      return
    }
  }
}
