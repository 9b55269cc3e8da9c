internal import GalleyPrograms
internal import UIKit

/// No attributes of items that do not exist.
struct NoUnknownIndexPathsRule: ExaminedRule {
  var rule: DoctorRule { .noUnknownIndexPaths }

  func examine(_ examination: Examination) {
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      guard let unknown = subject.unknownCell else { continue }
      examination.report(
        "layoutAttributesForElements(in:)",
        "asked \(subject.query) where sections have \(subject.items.counts) items",
        "it answers \(unknown)")
    }
  }
}
