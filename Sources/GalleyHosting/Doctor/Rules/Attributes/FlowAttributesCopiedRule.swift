internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Attributes that the flow layout hands out are copied before they are changed.
  static let flowAttributesCopied = ExaminedRule(
    DoctorRule(
      name: "flow-attributes-copied",
      statement: "attributes of UICollectionViewFlowLayout are copied before they are changed",
      source: "UIKit logs: 'UICollectionViewFlowLayout has cached frame mismatch … This is "
        + "likely occurring because the flow layout subclass is modifying attributes "
        + "returned by UICollectionViewFlowLayout without copying them'")
  ) { examination in
    let subject = examination.subject()
    guard let flow = subject.layout as? UICollectionViewFlowLayout else { return }
    for offset in subject.offsets {
      flow.handedOut = []
      subject.scroll(to: offset)
      subject.invalidate()
      reportChange(
        of: flow, by: "layoutAttributesForElements(in:)", asked: subject.query, to: examination)
    }
    for path in Set(subject.answer.map(\.indexPath)).sorted().prefix(3)
    where subject.paths.contains(path) {
      flow.handedOut = []
      _ = subject.item(at: path)
      reportChange(
        of: flow, by: "layoutAttributesForItem(at:)",
        asked: LayoutQuestion.item(path).description, to: examination)
    }
  }

  @MainActor
  private static func reportChange(
    of flow: UICollectionViewFlowLayout, by member: String, asked question: String,
    to examination: Examination
  ) {
    for (handed, original) in flow.handedOut ?? [] {
      guard
        let change = AttributeValues(handed).difference(from: AttributeValues(original))
      else { continue }
      examination.report(
        member, "asked \(question)",
        "it changes the flow layout's own attributes of \(original.element) to \(change)")
      return
    }
  }
}
