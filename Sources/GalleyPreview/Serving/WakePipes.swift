internal import GalleySystem
import Glibc
import Synchronization

/// Pipes that wake those who wait for events.
package final class WakePipes: Sendable {
  /// A pipe that has something to read after each event.
  struct Pipe: Hashable {
    var read: Int32
    var write: Int32
  }

  private let pipes = Mutex<Set<Pipe>>([])

  package init() {}

  /// Nil where the system has no pipe.
  func add() -> Pipe? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let pipe = Pipe(read: ends[0], write: ends[1])
    pipes.withLock { _ = $0.insert(pipe) }
    return pipe
  }

  func remove(_ pipe: Pipe) {
    pipes.withLock { _ = $0.remove(pipe) }
    close(pipe.read)
    close(pipe.write)
  }

  /// Wakes all who wait.
  package func wake() {
    pipes.withLock { pipes in for pipe in pipes { _ = write(pipe.write, "!", 1) } }
  }
}
