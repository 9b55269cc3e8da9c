import Synchronization

/// The line that says how far a long run is, where there is a terminal to write it to.
struct ProgressLine {
  private let total: Int
  private let console: Console
  /// What is done to each.
  private let verb: String
  private let start = ContinuousClock.now
  private var lastWritten: Duration?

  init(total: Int, on console: Console, verb: String = "drawn") {
    self.total = total
    self.verb = verb
    self.console = console
  }

  /// Does something that says how far it is, shows that in a line, and takes the line away.
  static func during<Outcome>(
    _ total: Int, on console: Console, verb: String = "drawn",
    _ work: (_ progress: @escaping @Sendable (_ done: Int) -> Void) throws -> Outcome
  ) rethrows -> Outcome {
    let line = Shown(ProgressLine(total: total, on: console, verb: verb))
    defer { line.value.withLock { $0.clear() } }
    return try work { done in line.value.withLock { $0.update(done: done) } }
  }

  /// A line that threads take turns at.
  private final class Shown: Sendable {
    let value: Mutex<ProgressLine>

    init(_ line: ProgressLine) { value = Mutex(line) }
  }

  /// Tells that so many of the total are done; writes at most ten times a second.
  mutating func update(done: Int) {
    let elapsed = ContinuousClock.now - start
    guard console.isTerminal, done < total,
      lastWritten.map({ elapsed - $0 > .milliseconds(100) }) ?? true,
      let text = Self.text(done: done, total: total, elapsed: elapsed, verb: verb)
    else { return }
    lastWritten = elapsed
    console.tell(inPlaceOfLine: text)
  }

  /// Takes the line away.
  func clear() {
    if lastWritten != nil { console.tell(inPlaceOfLine: nil) }
  }

  /// Returns the text of the line; nil where less than a second of work is left at the pace so far.
  static func text(
    done: Int, total: Int, elapsed: Duration, verb: String = "drawn"
  ) -> String? {
    guard done > 0 else { return nil }
    let left = elapsed / done * (total - done)
    guard left > .seconds(1) else { return nil }
    return "\(done) of \(total) \(verb), \(left.components.seconds) s left"
  }
}
