internal import UIKit

/// What is gone from the data is gone from the layout.
struct ReloadForgetsRule: DoctorRule {
  var name: String { "reload-forgets" }
  var statement: String { "after reloadData() nothing is answered of items that are gone" }
  var source: String {
    "UIKit ends the app: 'UICollectionView received layout attributes for a cell with "
      + "an index path that does not exist'"
  }
  var explanations: [String] { ["no-unknown-index-paths", "survives-empty"] }

  func examine(_ examination: Examination) {
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
