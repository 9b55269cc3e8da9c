internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// No attributes of items that do not exist.
  static let noUnknownIndexPaths = ExaminedRule(
    DoctorRule(
      name: "no-unknown-index-paths",
      statement: "a layout answers only index paths that the data source has",
      source: "UIKit ends the app: 'UICollectionView received layout attributes for a cell with "
        + "an index path that does not exist'")
  ) { examination in
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
