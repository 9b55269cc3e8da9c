internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Content has a size in numbers that are not negative.
  static let contentSizeFinite = ExaminedRule(
    DoctorRule(
      name: "content-size-finite",
      statement: "the content size is finite and not negative",
      source: "UIScrollView: its scrollable range is computed from it; a layer ends the app "
        + "where a number is none")
  ) { examination in
    let subject = examination.subject()
    let size = subject.layout.collectionViewContentSize
    guard !(size.width.isFinite && size.height.isFinite) || min(size.width, size.height) < 0 else {
      return
    }
    examination.report(
      "collectionViewContentSize",
      "with \(subject.paths.count) items asked for "
        + "collectionViewContentSize", "it answers \(size.short)")
  }
}
