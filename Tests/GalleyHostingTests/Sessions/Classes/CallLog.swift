import Synchronization

/// What a layout heard, in order.
final class CallLog: Sendable {
  private let lines = Mutex<[String]>([])

  var calls: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  func clear() { lines.withLock { $0 = [] } }
}
