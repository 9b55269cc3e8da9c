internal import CProcess
import Glibc

/// A program that works beside this one: it has a descriptor of this process as its standard input,
/// the same standard error, and reports to this process through its standard output.
///
/// One thread at a time.
package final class WorkerProcess {
  private let id: Int32
  private let reports: Int32
  private var hasEnded = false

  /// - `input`: the descriptor, such as a socket.
  ///
  /// Throws the system's error where it does not start.
  package init(_ run: ProcessRun, input: Int32) throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard galley_pipe(&ends) == 0 else { throw SystemError(number: errno) }
    defer { close(ends[1]) }
    do throws(SystemError) {
      id = try run.start(input: input, output: ends[1], errors: 2)
    } catch {
      close(ends[0])
      throw error
    }
    reports = ends[0]
  }

  deinit {
    if !hasEnded {
      galley_end_child(id)
      _ = end()
    }
    close(reports)
  }

  /// The next bytes of what it reports, once there are any; empty where it can report no more.
  package func report() -> [UInt8] { (try? bytesAtHand(of: reports).get()) ?? [] }

  /// Waits for its end and returns the reason.
  package func end() -> ExitReason.Reason {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}
