internal import GalleyPrograms
internal import UIKit

/// Nothing to show is no trouble.
struct SurvivesEmptyRule: ExaminedRule {
  let rule = DoctorRule(
    name: "survives-empty",
    statement: "no sections, and a section of no items, are laid out",
    source: "UIKit lays out before data has come",
    explanations: ["content-size-finite", "attributes-finite"])

  func examine(_ examination: Examination) {
    for counts in [[0], [], [0, 0]] where counts.count < 2 || !examination.hasOneSection {
      let subject = examination.subject(counts: counts)
      subject.reportNonFinite(
        to: examination, "with sections of \(counts) items", isNegativeWrong: true)
      subject.reload([2])
      subject.reload(counts)
    }
  }
}
