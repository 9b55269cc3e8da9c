internal import GalleyGeometry

/// How icons quiver in the mode in which they can be removed.
package enum Quiver: String, Hashable, Sendable, CaseIterable {
  /// As the home screen's: to either side by the same angle, smaller for wide icons, and up and
  /// down and sideways by 0.4 points.
  case home
  /// From -2 to 6 degrees and back, evenly, 0.2 seconds each way.
  case tutorial
  case none

  /// What the movement adds to the attributes of an icon at an instant, by its id alone.
  func pose(of id: ItemID, width: Double, at clock: Double) -> (radians: Double, offset: Vector) {
    switch self {
    case .none: return (0, .zero)
    case .tutorial:
      let phase = itemPhase(id) * 2
      return ((-2 + 8 * swing(clock / 0.2 + phase)) * .pi / 180, .zero)
    case .home:
      let amplitude = 0.03 * min(1, 80 / max(width, 1))
      return (
        amplitude * wave(clock, halfPeriod: 0.128, itemPhase(id, channel: 0)),
        Vector(
          dx: 0.4 * wave(clock, halfPeriod: 0.134, itemPhase(id, channel: 1)),
          dy: 0.4 * wave(clock, halfPeriod: 0.142, itemPhase(id, channel: 2)))
      )
    }
  }

  /// From -1 to 1 and back, slower toward the ends.
  private func wave(_ clock: Double, halfPeriod: Double, _ phase: Double) -> Double {
    let swing = swing(clock / halfPeriod + 2 * phase)
    return 2 * Self.curve.progress(after: swing) - 1
  }

  /// From 0 to 1 and back, evenly; one way takes one unit.
  private func swing(_ time: Double) -> Double {
    let way = time - 2 * (time / 2).rounded(.down)
    return way <= 1 ? way : 2 - way
  }

  /// The curve of the home screen's quiver, one second long.
  private static let curve = Timing(
    .cubicBezier(x1: 0.36, y1: 0, x2: 0.63, y2: 1), duration: 1)
}
