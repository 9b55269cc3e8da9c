internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Items that are gone from the data are gone from the layout.
  static let reloadForgets = ExaminedRule(
    DoctorRule(
      name: "reload-forgets",
      statement: "after reloadData() nothing is answered of items that are gone",
      source: "UIKit ends the app: 'UICollectionView received layout attributes for a cell with "
        + "an index path that does not exist'",
      explanations: ["no-unknown-index-paths", "survives-empty"])
  ) { examination in
    let subject = examination.subject()
    let before = subject.items.counts
    for counts in [before.map { _ in 2 }, [0]] {
      subject.reload(counts)
      guard let unknown = subject.unknownCell else { continue }
      examination.report(
        "prepare()", "reloaded with \(counts) items after \(before) and asked \(subject.query)",
        "it still answers \(unknown)")
      return
    }
  }
}
