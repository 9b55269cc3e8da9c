package import Foundation

/// The acts of a finger, and of time: only the view's host moves it so.
extension UIScrollView {
  /// A finger begins to drag.
  package func beginDragging() {
    scrollAnimation = nil
    isTracking = true
    isDragging = true
    isDecelerating = false
    OptionalMethod.report { delegateOfScrolling?.scrollViewWillBeginDragging(self) }
  }

  /// The content goes where the finger is, or where it goes by itself.
  package func move(to offset: CGPoint) { scroll(to: offset) }

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - velocity: Of the offset, in points per millisecond.
  ///   - proposed: Where content would come to rest.
  /// - Returns: Where the delegate wants it to come to rest.
  package func endDragging(velocity: CGPoint, proposed: CGPoint) -> CGPoint {
    var target = proposed
    isTracking = false
    OptionalMethod.report {
      delegateOfScrolling?.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: &target)
    }
    isDragging = false
    let decelerates = target != bounds.origin
    OptionalMethod.report {
      delegateOfScrolling?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    isDecelerating = decelerates
    if decelerates {
      OptionalMethod.report { delegateOfScrolling?.scrollViewWillBeginDecelerating(self) }
    }
    return target
  }

  /// The content came to rest.
  package func endDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    OptionalMethod.report { delegateOfScrolling?.scrollViewDidEndDecelerating(self) }
  }

  /// The animated scroll that is not over; nil where none is.
  package var activeScrollAnimation: ScrollAnimation? { scrollAnimation }

  /// Brings an animated scroll to a time after its beginning, in seconds.
  ///
  /// - Returns: Whether it goes on.
  @discardableResult
  package func advanceScrollAnimation(to time: TimeInterval) -> Bool {
    guard let animation = scrollAnimation else { return false }
    let isOver = time >= ScrollAnimation.duration
    if isOver { scrollAnimation = nil }
    scroll(to: animation.offset(at: time, scale: traitCollection.displayScale))
    if isOver {
      OptionalMethod.report { delegateOfScrolling?.scrollViewDidEndScrollingAnimation(self) }
    }
    return !isOver
  }
}
