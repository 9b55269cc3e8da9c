internal import Foundation
internal import GalleyLayouts
internal import Synchronization

/// Where UIKit's objects live: the main thread, or the one that works off the main queue once a
/// program has handed that over, as a program of tests does.
enum MainThread {
  /// Seconds that another thread waits for it.
  private static let patience = 60

  /// Does something there: at once for who is there, else when its turn comes.
  ///
  /// - Throws: `LayoutError` where the main thread has no time for a minute, as one that waits for
  ///   this thread.
  static func perform<Answer: Sendable>(
    _ body: @escaping @MainActor @Sendable () -> Answer
  ) throws(LayoutError) -> Answer {
    if isHere { return MainActor.assumeIsolated(body) }
    let turn = MainThreadTurn<Answer>()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      if turn.begin() { turn.end(MainActor.assumeIsolated(body)) }
      done.signal()
    }
    if done.wait(timeout: .now() + .seconds(patience)) == .timedOut {
      guard !turn.giveUp() else {
        throw LayoutError(
          "layouts of UIKit live on the main thread, which had no time for \(patience) seconds; draw from a function that is not @MainActor"
        )
      }
      done.wait()
    }
    guard let answer = turn.answer else { throw LayoutError("the main thread gave no answer") }
    return answer
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}

/// Work of one thread for another, unless that one has given up before it begins.
private final class MainThreadTurn<Answer: Sendable>: Sendable {
  private enum State {
    case waiting, begun, givenUp
    case ended(Answer)
  }

  private let state = Mutex(State.waiting)

  /// False where nobody waits any more.
  func begin() -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .begun
      return true
    }
  }

  func end(_ answer: Answer) { state.withLock { $0 = .ended(answer) } }

  /// False where it has begun.
  func giveUp() -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .givenUp
      return true
    }
  }

  var answer: Answer? {
    state.withLock { state in if case .ended(let answer) = state { answer } else { nil } }
  }
}
