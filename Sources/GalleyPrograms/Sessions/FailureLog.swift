internal import GalleyLayouts
internal import Synchronization

/// What went wrong where an answer was due.
final class FailureLog: Sendable {
  private let failures = Mutex<[LayoutError]>([])

  var first: LayoutError? { failures.withLock(\.first) }

  func add(_ error: LayoutError) { failures.withLock { $0.append(error) } }
}
