internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// How one got to an offset is not seen there.
  static let noMemoryOfTheWay = ExaminedRule(
    DoctorRule(
      name: "no-memory-of-the-way",
      statement: "at an offset all is as if one had gone there directly",
      source: "a layout is a function of its bounds and its data; people scroll any way",
      explanations: ["same-answer-twice", "prepare-idempotent", "no-change-without-invalidation"])
  ) { examination in
    let around = examination.subject()
    let goal = around.offset((around.reach * 0.4).rounded())
    for offset in around.offsets.reversed() { around.scroll(to: offset) }
    for offset in around.offsets { around.scroll(to: offset) }
    around.scroll(to: goal)
    let direct = examination.subject()
    direct.scroll(to: goal)
    guard let difference = AttributeValues.difference(around.values, direct.values) else { return }
    examination.report(
      "layoutAttributesForElements(in:)",
      "scrolled to the end and back to \(goal.short), rather than there at once, and asked "
        + around.query, difference)
  }
}
