/// The motion of a content offset along one axis, as a function of the time since it began: in
/// points, seconds, and points per second.
///
/// Every motion ends after a finite time, exactly where it says. Places and velocities beyond
/// 1e100, where a point is far below what a number can tell apart, are held there.
package struct ScrollMotion: Hashable, Sendable {
  private let phases: [Phase]
  /// When it comes to rest, in seconds.
  package let duration: Double
  /// Where it comes to rest.
  package let end: Double

  /// How near to its end a motion counts as there, in points.
  static let tolerance = 0.01

  init(_ phases: [Phase]) {
    self.phases = phases
    duration = phases.reduce(0) { $0 + $1.content.duration }
    end = phases.last?.content.end ?? 0
  }

  /// The position at a time; before 0 that at 0, from the duration on exactly the end.
  package func position(at seconds: Double) -> Double {
    guard seconds < duration else { return end }
    let (phase, elapsed) = phase(at: max(0, seconds))
    return elapsed < phase.duration ? phase.position(at: elapsed) : phase.end
  }

  /// The velocity at a time; zero before 0 and from the duration on, unless a drag ends there: it lets
  /// go with the velocity that it has.
  package func velocity(at seconds: Double) -> Double {
    if seconds == duration, case .drag(let drag) = phases.last {
      return drag.velocity(at: drag.duration)
    }
    guard seconds >= 0, seconds < duration else { return 0 }
    let (phase, elapsed) = phase(at: seconds)
    return phase.velocity(at: elapsed)
  }

  /// Whether where and when it ends are numbers.
  package var isFinite: Bool { duration.isFinite && end.isFinite }

  /// Returns the phase that runs at a time, and for how long it has.
  private func phase(at seconds: Double) -> (phase: any ScrollPhase, elapsed: Double) {
    var elapsed = seconds
    for phase in phases.dropLast() {
      guard elapsed >= phase.content.duration else { return (phase.content, elapsed) }
      elapsed -= phase.content.duration
    }
    return (phases.last?.content ?? RestPhase(end: end), elapsed)
  }

  /// The stretches that a motion is made of.
  enum Phase: Hashable, Sendable {
    case rest(RestPhase)
    case eased(EasedPhase)
    case drag(DragPhase)
    case glide(GlidePhase)
    case landing(LandingPhase)
    case spring(SpringPhase)

    var content: any ScrollPhase {
      switch self {
      case .rest(let phase): phase
      case .eased(let phase): phase
      case .drag(let phase): phase
      case .glide(let phase): phase
      case .landing(let phase): phase
      case .spring(let phase): phase
      }
    }
  }
}

extension Double {
  /// The number held where its products with others so held stay finite; what is none is zero.
  var heldForMotion: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e100), 1e100) }
}
