internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Attributes hold numbers only.
  static let attributesFinite = ExaminedRule(
    DoctorRule(
      name: "attributes-finite",
      statement: "centers, sizes, transforms and alphas are finite",
      source: "CALayer ends the app: 'CALayerInvalidGeometry: CALayer position contains NaN'",
      explanations: ["content-size-finite"])
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      guard let wrong = subject.answer.first(where: { !AttributeValues($0).isFinite }) else {
        continue
      }
      examination.report(
        "layoutAttributesForElements(in:)", "asked \(subject.query)",
        "\(wrong.element) has the frame \(wrong.frame.short), alpha \(wrong.alpha.short)")
    }
  }
}
