internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Nothing to show is no trouble.
  static let survivesEmpty = ExaminedRule(
    DoctorRule(
      name: "survives-empty",
      statement: "no sections, and a section of no items, are laid out",
      source: "UIKit lays out before data has come",
      explanations: ["content-size-finite", "attributes-finite"])
  ) { examination in
    for counts in [[0], [], [0, 0]] where counts.count < 2 || !examination.hasOneSection {
      let subject = examination.subject(counts: counts)
      subject.reportNonFinite(
        to: examination, "with sections of \(counts) items", isNegativeWrong: true)
      subject.reload([2])
      subject.reload(counts)
    }
  }
}
