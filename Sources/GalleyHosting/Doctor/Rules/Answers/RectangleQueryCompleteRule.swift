internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// All that lies in a rectangle is answered.
  static let rectangleQueryComplete = ExaminedRule(
    DoctorRule(
      name: "rectangle-query-complete",
      statement: "layoutAttributesForElements(in:) answers every element that meets the rectangle",
      source: "UICollectionViewLayout: recorded on iOS 26.1, the rectangle is whole multiples "
        + "of the view's size and is not asked again within it",
      explanations: ["item-query-agrees", "same-answer-twice"])
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      guard var rect = subject.view.queriedRect else { continue }
      // Who is asked anew at every scroll may leave out what is not in sight.
      if subject.shouldInvalidate(for: subject.view.bounds.offsetBy(dx: 1, dy: 1)) {
        rect = subject.view.bounds
      }
      let answered = Set(subject.answer.map(\.element))
      var isQueriedAgain: Bool?
      for path in subject.paths where !answered.contains(.cell(path)) {
        guard let item = subject.item(at: path), item.element == .cell(path), !item.isHidden,
          item.alpha > 0, Self.meets(item.frame, rect)
        else { continue }
        if !Self.meets(item.frame, subject.view.bounds) {
          let isAsked = isQueriedAgain ?? Self.isQueriedAgain(subject, at: offset)
          isQueriedAgain = isAsked
          if isAsked { break }
        }
        examination.report(
          "layoutAttributesForElements(in:)",
          "at the offset \(offset.short) asked \(subject.query)",
          "\(item.element) is missing, which layoutAttributesForItem(at:) has at "
            + item.frame.short)
        return
      }
    }
  }

  /// Whether a scroll by a point invalidates, as a dynamic animator does for its layout, which
  /// itself wants no invalidation.
  @MainActor
  private static func isQueriedAgain(_ subject: ExaminedLayout, at offset: CGPoint) -> Bool {
    let isAtStart = offset == subject.offset(0)
    let step: CGFloat = isAtStart ? 1 : -1
    subject.view.journal.clear()
    subject.scroll(
      to: CGPoint(
        x: offset.x + (subject.isVertical ? 0 : step), y: offset.y + (subject.isVertical ? step : 0)
      ))
    let wasAsked = subject.wasQueriedAgain
    subject.scroll(to: offset)
    return wasAsked
  }

  /// By more than rounding.
  private static func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    let common = frame.intersection(rect)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }
}
