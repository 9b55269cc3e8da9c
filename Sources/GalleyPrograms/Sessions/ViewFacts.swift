internal import GalleyGeometry
internal import GalleyLayouts
internal import Synchronization

/// What layouts make of their views: they may change insets and deceleration while they prepare.
final class ViewFacts: Sendable {
  private struct State {
    var insets: [Environment: EdgeInsets] = [:]
    var rate = DecelerationRate.normal
  }

  private let state = Mutex(State())

  /// The content inset that a layout left to its view; nil for a view that none was in.
  func contentInset(in environment: Environment) -> EdgeInsets? {
    state.withLock { $0.insets[environment] }
  }

  var decelerationRate: DecelerationRate { state.withLock(\.rate) }

  func take(_ scenery: SessionReply.Scenery, in environment: Environment) {
    let insets = EdgeInsets(
      top: scenery.insets[0], leading: scenery.insets[1], bottom: scenery.insets[2],
      trailing: scenery.insets[3])
    state.withLock { state in
      state.insets[environment] =
        environment.layoutDirection == .rightToLeft ? insets.mirrored : insets
      state.rate = scenery.deceleration < 0.995 ? .fast : .normal
    }
  }
}
