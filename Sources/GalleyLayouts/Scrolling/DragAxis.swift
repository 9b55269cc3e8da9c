/// One axis along which a finger drags the content.
struct DragAxis {
  /// The offsets at which the content can rest.
  private let range: ClosedRange<Double>
  private let band: RubberBand

  /// - `extent`: Of the view along the axis, in points.
  init(_ range: ClosedRange<Double>, extent: Double) {
    self.range = range
    band = RubberBand(extent: extent)
  }

  /// The motion of content under a finger that stays down, with rubber-banding past its ends.
  ///
  /// - `velocity`: Of the finger, where it ends.
  func drag(
    from offset: Double, by distance: Double, velocity: Double, duration: Double
  ) -> ScrollMotion {
    let end = self.offset(from: offset, draggedBy: distance)
    return .dragging(
      from: offset, to: end, duration: duration,
      endVelocity: end == offset ? 0 : self.velocity(ofFinger: velocity, at: end))
  }

  /// Content that a finger lets go.
  struct Release {
    fileprivate let axis: DragAxis
    fileprivate let offset: Double
    fileprivate let rate: DecelerationRate
    /// Of the content, in points per second.
    let velocity: Double
    /// Where it comes to rest if nothing holds it.
    let proposedOffset: Double

    func motion(to target: Double) -> ScrollMotion { axis.motion(of: self, to: target) }
  }

  /// Returns content let go at an offset by a finger with a velocity.
  func release(
    at offset: Double, velocity finger: Double, rate: DecelerationRate
  ) -> Release {
    let velocity = velocity(ofFinger: finger, at: offset)
    return Release(
      axis: self, offset: offset, rate: rate, velocity: velocity,
      proposedOffset: clamped(offset + rate.projectedDistance(velocity: velocity)))
  }

  /// Content that fits does not follow the finger.
  private var scrolls: Bool { range.upperBound > range.lowerBound }

  private func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset after the finger has moved, ever less the farther it is past an end.
  private func offset(from offset: Double, draggedBy distance: Double) -> Double {
    guard scrolls else { return offset }
    let start = clamped(offset)
    let pulled = start + band.pull(ofDisplacement: offset - start) - distance
    let end = clamped(pulled)
    return end + band.displacement(ofPull: pulled - end)
  }

  /// The velocity of content that a finger moves or lets go: none of content that fits, and past an
  /// end what the band leaves of the finger's.
  private func velocity(ofFinger velocity: Double, at offset: Double) -> Double {
    guard scrolls else { return 0 }
    return offset == clamped(offset) ? -velocity : -velocity * RubberBand.stiffness
  }

  /// The motion of content that is let go: freely where nothing holds it, else to where it must
  /// rest.
  ///
  /// An end of the range that was announced is reached.
  private func motion(of release: Release, to target: Double) -> ScrollMotion {
    let (offset, velocity) = (release.offset, release.velocity)
    if offset == target, velocity == 0 { return .resting(at: offset) }
    if velocity == 0, offset != clamped(offset) { return .springingBack(from: offset, to: target) }
    let motion = ScrollMotion.decelerating(
      from: offset, velocity: velocity, rate: release.rate, range: range)
    let isEnd = target == range.lowerBound || target == range.upperBound
    if target == release.proposedOffset, !isEnd || motion.end == target { return motion }
    return .landing(from: offset, velocity: velocity, at: target)
  }
}

/// The resistance of content that a finger pulls past its end: ever less, never by the view's
/// extent.
///
/// With p the finger's way and e the extent, both in points: (1 - 1 / (p c / e + 1)) e, where c is
/// 0.55 (Lobanov, "How UIScrollView works").
package struct RubberBand: Hashable, Sendable {
  /// The view's extent along the axis, in points; one that is not above zero holds the content.
  package let extent: Double

  package init(extent: Double) { self.extent = extent }

  /// The share of the finger's way that content goes at the very end of its range.
  ///
  /// Let go past the end, content begins with this share of the finger's velocity: on iOS 26.1 a
  /// release at 1750 points per second began with about 950.
  static let stiffness = 0.55

  /// Returns the distance of content past its end where the finger went a way past it; odd.
  package func displacement(ofPull pull: Double) -> Double {
    guard extent > 0, pull != 0 else { return 0 }
    // The same formula, solved so that no finite pull gives more than the extent.
    let displacement = extent / (1 + extent / (Self.stiffness * abs(pull)))
    return pull < 0 ? -displacement : displacement
  }

  /// Returns the finger's way where the content is past its end; odd.
  ///
  /// A displacement of the extent or more, which no pull gives, counts as the last number below.
  package func pull(ofDisplacement displacement: Double) -> Double {
    guard extent > 0 else { return 0 }
    let reached = min(abs(displacement), extent.nextDown)
    let pull = reached / (Self.stiffness * (1 - reached / extent))
    let held = min(pull, .greatestFiniteMagnitude)
    return displacement < 0 ? -held : held
  }
}
