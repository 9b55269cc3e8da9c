import Glibc
import Synchronization

/// A count that grows while threads wait until it is large enough for them.
package final class AwaitedCount: Sendable {
  private struct State {
    var value = 0
    var isOver = false
    var waiting = 0
  }

  private let state = Mutex(State())
  private let semaphore = Semaphore()

  package init() {}

  /// Makes the count larger.
  package func add(_ more: Int) { change { $0.value += more } }

  /// Lets nobody wait any longer for what it has not come to, now or later.
  package func end() { change { $0.isOver = true } }

  /// Waits until the count is that large; whether it is, rather than at its end.
  package func wait(for value: Int) -> Bool {
    while true {
      let answer: Bool? = state.withLock { state in
        if state.value >= value { return true }
        if state.isOver { return false }
        state.waiting += 1
        return nil
      }
      if let answer { return answer }
      semaphore.wait()
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      defer { state.waiting = 0 }
      return state.waiting
    }
    for _ in 0..<waiting { semaphore.signal() }
  }
}

/// Lets a thread go on as often as others have signaled.
private final class Semaphore: Sendable {
  /// Where the system keeps it.
  private let address: UInt

  init() {
    let place = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(place, 0, 0)
    address = UInt(bitPattern: place)
  }

  deinit {
    sem_destroy(place)
    place.deallocate()
  }

  func signal() { sem_post(place) }

  func wait() {
    // A signal handler may end it early.
    while sem_wait(place) != 0, errno == EINTR {}
  }

  private var place: UnsafeMutablePointer<sem_t> {
    guard let place = UnsafeMutablePointer<sem_t>(bitPattern: address) else {
      preconditionFailure("what was allocated has an address")
    }
    return place
  }
}
