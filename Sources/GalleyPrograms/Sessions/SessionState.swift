internal import GalleyLayouts
internal import Synchronization

/// A layout object at a time of its life; an arrangement remembers it.
struct SessionState: Sendable {
  let session: LayoutSession
  var events: [LayoutSession.SessionEvent]
  /// The failures that could not be told at once.
  let failures = FailureLog()
}

/// A log of failures where an answer was due.
final class FailureLog: Sendable {
  private let failures = Mutex<[LayoutError]>([])

  var first: LayoutError? { failures.withLock(\.first) }

  func add(_ error: LayoutError) { failures.withLock { $0.append(error) } }
}
