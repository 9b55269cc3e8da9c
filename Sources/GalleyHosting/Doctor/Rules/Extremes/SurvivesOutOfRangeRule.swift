internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Offsets beyond the content, and items that go, are no trouble.
  static let survivesOutOfRange = ExaminedRule(
    DoctorRule(
      name: "survives-out-of-range",
      statement: "what is pulled beyond the content, or has just been deleted, is asked about, and "
        + "answered with what exists",
      source: "UIKit asks for tiles on a grid at zero: pulled down by 59 points it asks from "
        + "minus the height",
      explanations: ["no-unknown-index-paths", "attributes-finite", "content-size-finite"])
  ) { examination in
    let subject = examination.subject()
    for distance in [-59, -700, subject.reach + 59, subject.reach + 700] {
      subject.scroll(to: subject.offset(distance))
      if let unknown = subject.unknownCell {
        examination.report(
          "layoutAttributesForElements(in:)",
          "pulled to \(subject.offset(distance).short) and asked \(subject.query)",
          "it answers \(unknown), which does not exist")
      }
      subject.reportNonFinite(
        to: examination, "pulled to \(subject.offset(distance).short)", isNegativeWrong: true)
    }
    guard !examination.hasFound("reload-forgets") else { return }
    let other = examination.subject()
    other.scroll(to: other.offset(other.reach))
    other.update(deleting: other.paths, inserting: [])
    if let unknown = other.unknownCell {
      examination.report(
        "layoutAttributesForElements(in:)", "all items deleted and asked \(other.query)",
        "it answers \(unknown), which does not exist")
    }
  }
}
