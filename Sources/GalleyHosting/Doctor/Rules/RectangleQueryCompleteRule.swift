internal import UIKit

/// All that lies in a rectangle is answered.
struct RectangleQueryCompleteRule: DoctorRule {
  var name: String { "rectangle-query-complete" }
  var statement: String {
    "layoutAttributesForElements(in:) answers every element that meets the rectangle"
  }
  var source: String {
    "UICollectionViewLayout: recorded on iOS 26.1, the rectangle is whole multiples "
      + "of the view's size and is not asked again within it"
  }
  var explanations: [String] { ["item-query-agrees", "same-answer-twice"] }

  func examine(_ examination: Examination) {
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      guard var rect = subject.view.queriedRect else { continue }
      // Who is asked anew at every scroll may leave out what is not in sight.
      if subject.shouldInvalidate(for: subject.view.bounds.offsetBy(dx: 1, dy: 1)) {
        rect = subject.view.bounds
      }
      let answered = Set(subject.answer.map(\.element))
      for path in subject.paths where !answered.contains(.cell(path)) {
        guard let item = subject.item(at: path), item.element == .cell(path), !item.isHidden,
          item.alpha > 0, Self.meets(item.frame, rect)
        else { continue }
        examination.report(
          "layoutAttributesForElements(in:)", "at the offset \(offset.told) asked \(subject.query)",
          "\(item.element) is missing, which layoutAttributesForItem(at:) has at "
            + item.frame.told)
        return
      }
    }
  }

  /// By more than rounding.
  private static func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    let common = frame.intersection(rect)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }
}
