internal import GalleyPrograms
internal import UIKit

/// How one got to an offset is not seen there.
struct NoMemoryOfTheWayRule: ExaminedRule {
  var rule: DoctorRule { .noMemoryOfTheWay }

  func examine(_ examination: Examination) {
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
      "scrolled to the end and back to \(goal.told), rather than there at once, and asked "
        + around.query, difference)
  }
}
