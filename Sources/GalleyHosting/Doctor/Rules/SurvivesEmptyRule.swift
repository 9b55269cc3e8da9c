internal import UIKit

/// Nothing to show is no trouble.
struct SurvivesEmptyRule: DoctorRule {
  var name: String { "survives-empty" }
  var statement: String { "no sections, and a section of no items, are laid out" }
  var source: String { "UIKit lays out before data has come" }
  var explanations: [String] { ["content-size-finite", "attributes-finite"] }

  func examine(_ examination: Examination) {
    for counts in [[0], [], [0, 0]] {
      let subject = examination.subject(counts: counts)
      subject.reportNonFinite(
        to: examination, "with sections of \(counts) items", isNegativeWrong: true)
      subject.reload([2])
      subject.reload(counts)
    }
  }
}
