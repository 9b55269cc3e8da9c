internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Decoration views have a class.
  static let decorationRegistered = ExaminedRule(
    DoctorRule(
      name: "decoration-registered",
      statement: "the layout registers a class for each kind of decoration view",
      source: "UIKit ends the app: 'could not dequeue a view of kind: … must register a nib or "
        + "a class for the identifier'")
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      for attributes in subject.answer
      where attributes.representedElementCategory == .decorationView {
        let kind = attributes.representedElementKind ?? ""
        guard subject.layout.decorationClass(ofKind: kind) == nil else { continue }
        examination.report(
          "layoutAttributesForElements(in:)", "asked \(subject.query)",
          "it answers \(attributes.element), and no class is registered for '\(kind)'")
      }
    }
  }
}
