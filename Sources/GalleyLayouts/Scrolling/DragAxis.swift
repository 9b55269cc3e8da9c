/// One axis along which a finger drags the content.
struct DragAxis {
  /// The offsets at which the content can rest.
  private let range: ClosedRange<Double>
  private let band: RubberBand

  /// - Parameter extent: Of the view along the axis, in points.
  init(_ range: ClosedRange<Double>, extent: Double) {
    self.range = range
    band = RubberBand(extent: extent)
  }

  /// Content that fits does not follow the finger.
  var scrolls: Bool { range.upperBound > range.lowerBound }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset after the finger has moved, ever less the farther it is past an end.
  func offset(from offset: Double, draggedBy distance: Double) -> Double {
    guard scrolls else { return offset }
    let start = clamped(offset)
    let pulled = start + band.pull(ofDisplacement: offset - start) - distance
    let end = clamped(pulled)
    return end + band.displacement(ofPull: pulled - end)
  }

  /// The motion of content that is let go: freely where nothing holds it, else to where it must
  /// rest.
  func motion(
    from offset: Double, velocity: Double, free: Double, to target: Double, rate: DecelerationRate
  ) -> ScrollMotion {
    if offset == target, velocity == 0 { return .resting(at: offset) }
    if velocity == 0, offset != clamped(offset) { return .springingBack(from: offset, to: target) }
    guard target != free else {
      return .decelerating(from: offset, velocity: velocity, rate: rate, range: range)
    }
    return .landing(from: offset, velocity: velocity, at: target)
  }
}
