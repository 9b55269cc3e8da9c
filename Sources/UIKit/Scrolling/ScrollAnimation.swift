package import Foundation
internal import GalleyGeometry

/// A scroll over time that the app asked for: 0.3 seconds on a cosine, as recorded on iOS 26.1.
package struct ScrollAnimation {
  /// In seconds.
  package static let duration: TimeInterval = 0.3

  /// Where it began.
  package let start: CGPoint
  /// Where it ends.
  package let target: CGPoint

  init(from start: CGPoint, to target: CGPoint) {
    self.start = start
    self.target = target
  }

  /// The offset at a time after the beginning, rounded down to whole device pixels on the way.
  package func offset(at time: TimeInterval, scale: CGFloat) -> CGPoint {
    guard time < Self.duration else { return target }
    let share = CGFloat(1 - sineAndCosine(.pi * max(0, time) / Self.duration).cosine) / 2
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      let exact = from + (to - from) * share
      return from == to ? to : (exact * scale).rounded(.down) / scale
    }
    return CGPoint(x: between(start.x, target.x), y: between(start.y, target.y))
  }
}
