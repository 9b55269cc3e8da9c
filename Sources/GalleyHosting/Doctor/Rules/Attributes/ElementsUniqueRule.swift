internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Each element comes once.
  static let elementsUnique = ExaminedRule(
    DoctorRule(
      name: "elements-unique",
      statement: "an answer has each element once",
      source: "UIKit makes one view for an element; which of two attributes it takes is left "
        + "open")
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      var seen: Set<ElementKey> = []
      guard let twice = subject.answer.first(where: { !seen.insert($0.element).inserted }) else {
        continue
      }
      let count = subject.answer.count { $0.element == twice.element }
      examination.report(
        "layoutAttributesForElements(in:)", "asked \(subject.query)",
        "\(twice.element) comes \(count) times")
    }
  }
}
