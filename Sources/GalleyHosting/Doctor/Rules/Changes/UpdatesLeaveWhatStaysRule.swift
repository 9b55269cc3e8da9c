internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Only what goes disappears.
  static let updatesLeaveWhatStays = ExaminedRule(
    DoctorRule(
      name: "updates-leave-what-stays",
      statement: "initial and final attributes of what stays say where it was and will be",
      source: "UIKit asks for them of every visible item in an update, not only of those that "
        + "come and go")
  ) { examination in
    let subject = examination.subject()
    subject.update(
      deleting: [IndexPath(item: 1, section: 0)], inserting: [IndexPath(item: 3, section: 0)])
    guard let transition = subject.view.lastTransition else { return }
    let before = AttributeValues.byElement(transition.before)
    let after = AttributeValues.byElement(transition.after)
    for old in before.keys.sorted(by: { $0.indexPath < $1.indexPath }) {
      guard let new = transition.element(after: old), let was = before[old], let willBe = after[new]
      else { continue }
      @MainActor func check(
        _ end: UICollectionViewLayoutAttributes??, _ member: String, _ path: IndexPath
      ) {
        guard let end = end ?? nil, let change = AttributeValues(end).difference(from: willBe),
          AttributeValues(end).difference(from: was) != nil
        else { return }
        examination.report(
          member,
          "deleted item 1, inserted one at 3, and asked it of item \(path.item), which stays",
          "it answers \(change)")
      }
      guard old.category == .cell else { continue }
      check(
        transition.finals[old], "finalLayoutAttributesForDisappearingItem(at:)", old.indexPath)
      check(
        transition.initials[new], "initialLayoutAttributesForAppearingItem(at:)", new.indexPath)
    }
  }
}
