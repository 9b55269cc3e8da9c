internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Preparing twice is as good as once.
  static let prepareIdempotent = ExaminedRule(
    DoctorRule(
      name: "prepare-idempotent",
      statement: "prepare() begins anew: called twice it computes the same",
      source: "UICollectionViewLayout.prepare(): called after every invalidation",
      explanations: ["same-answer-twice", "content-size-finite"])
  ) { examination in
    let subject = examination.subject()
    let (first, size) = (subject.values, subject.layout.collectionViewContentSize)
    for _ in 0..<2 { subject.invalidate() }
    let question = "prepared three times and asked \(subject.query)"
    let new = subject.layout.collectionViewContentSize
    if new != size {
      examination.report(
        "prepare()", question, "the content size is \(new.short), not \(size.short)")
    } else if let difference = AttributeValues.difference(subject.values, first) {
      examination.report("prepare()", question, difference)
    }
  }
}
