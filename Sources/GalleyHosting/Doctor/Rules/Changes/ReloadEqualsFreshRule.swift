internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A reloaded layout is as good as a new one.
  static let reloadEqualsFresh = ExaminedRule(
    DoctorRule(
      name: "reload-equals-fresh",
      statement: "after reloadData() all is as in a new layout with the same data",
      source: "UICollectionView.reloadData(): the layout is invalidated with "
        + "invalidateEverything and invalidateDataSourceCounts",
      explanations: ["reload-forgets", "prepare-idempotent", "same-answer-twice"])
  ) { examination in
    let subject = examination.subject()
    let before = subject.items.counts
    for counts in [before.map { _ in 5 }, before.map { $0 + 17 }, before] {
      subject.reload(counts)
      let fresh = examination.subject(counts: counts)
      let question = "reloaded with \(counts) items after \(before)"
      guard
        let difference = subject.difference(from: fresh)
      else { continue }
      examination.report("prepare()", question, difference + " as in a new layout")
      return
    }
  }
}
