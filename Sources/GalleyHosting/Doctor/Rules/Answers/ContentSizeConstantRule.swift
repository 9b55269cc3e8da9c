internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Scrolling does not change the size of the content.
  static let contentSizeConstant = ExaminedRule(
    DoctorRule(
      name: "content-size-constant",
      statement: "the content size is the same at every offset",
      source: "UIScrollView: indicators and the end of the content jump otherwise",
      explanations: ["content-size-finite", "prepare-idempotent"])
  ) { examination in
    let subject = examination.subject()
    let size = subject.layout.collectionViewContentSize
    for offset in subject.offsets {
      subject.scroll(to: offset)
      let other = subject.layout.collectionViewContentSize
      guard abs(other.width - size.width) + abs(other.height - size.height) > 1e-3 else { continue }
      examination.report(
        "collectionViewContentSize", "scrolled to \(offset.short) and asked for the content size",
        "it answers \(other.short), not \(size.short) as at the start")
    }
  }
}
