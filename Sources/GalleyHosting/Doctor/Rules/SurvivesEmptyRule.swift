internal import GalleyPrograms
internal import UIKit

/// Nothing to show is no trouble.
struct SurvivesEmptyRule: ExaminedRule {
  var rule: DoctorRule { .survivesEmpty }

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
