internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A view that has no size yet is no trouble.
  static let survivesTinyViews = ExaminedRule(
    DoctorRule(
      name: "survives-tiny-views",
      statement: "a view of no size, or of a point, is laid out",
      source: "UIKit lays out a view before it has its size: it is sent prepare() as soon as "
        + "the frame is set",
      explanations: ["content-size-finite", "attributes-finite"])
  ) { examination in
    let sizes: [CGSize] = [
      .zero, CGSize(width: 1, height: 1), CGSize(width: 320, height: 0),
      CGSize(width: 0, height: 480),
    ]
    for size in sizes {
      let subject = examination.subject(size: size)
      subject.reportNonFinite(to: examination, "in a view of \(size.short)", isNegativeWrong: false)
      subject.resize(to: ExaminedLayout.usualSize)
      subject.reportNonFinite(
        to: examination,
        "in a view that was \(size.short) and is \(subject.view.bounds.size.short)",
        isNegativeWrong: true)
    }
  }
}
