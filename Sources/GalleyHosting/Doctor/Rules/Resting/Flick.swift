internal import UIKit

/// A finger that lets go of content in the middle, at some velocity, and where that is asked to
/// rest.
@MainActor
struct Flick {
  nonisolated static let member =
    "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"

  let subject: ExaminedLayout
  let start: CGPoint
  let proposed: CGPoint
  let isVertical: Bool
  /// Along the longer way, in points per millisecond.
  let velocity: CGFloat

  /// How far content runs on by the normal rate of deceleration, in points for each point per
  /// millisecond.
  private static let run: CGFloat = 499

  /// Slow and fast ones, both ways, from where content is half through; none where all fits.
  static func all(of subject: ExaminedLayout) -> [Flick] {
    let reach = subject.reach
    guard reach > 0 else { return [] }
    let isVertical = subject.isVertical
    return [0.5, 0.98].flatMap { share in
      [0, 1.2, -1.2, 3, -3].map { velocity in
        let distance = (reach * share).rounded()
        let goal = max(0, min(reach, distance + velocity * run))
        return Flick(
          subject: subject, start: subject.offset(distance), proposed: subject.offset(goal),
          isVertical: isVertical, velocity: velocity)
      }
    }
  }

  private var vector: CGPoint {
    isVertical ? CGPoint(x: 0, y: velocity) : CGPoint(x: velocity, y: 0)
  }

  /// The layout's target offset.
  var target: CGPoint {
    subject.scroll(to: start)
    return subject.restingOffset(proposed: proposed, velocity: vector)
  }

  var question: String {
    "at the offset \(start.short) asked "
      + LayoutQuestion.restingOffset(proposed, velocity: vector).description
  }
}
