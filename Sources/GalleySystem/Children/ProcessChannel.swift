internal import CProcess
import Glibc

/// A program that runs apart from this one for as long as it is talked to, line by line.
///
/// One thread at a time.
package final class ProcessChannel {
  /// The end of what the program wrote to its standard error.
  package private(set) var errors: [UInt8] = []
  private let id: Int32
  /// Below zero once it is closed.
  private var input: Int32
  private let output: Int32
  private let problems: Int32
  private var unread: [UInt8] = []
  /// How many of the unread bytes are known to hold no end of a line.
  private var searched = 0
  /// Why it is to be ended, or was; nil for what ended by itself.
  private var end: ExitReason.Reason?
  /// The system's word for how it ended; nil where it was not waited for.
  private var status: Int32?
  /// Whether its standard output is open still.
  private var speaks = true
  /// Whether its standard error is open still.
  private var complains = true
  private static let mostErrorBytes = 64 << 10
  /// The most that a line may hold, in bytes.
  private let longestLine: Int

  /// - `longestLine`: The most that a line of it may hold, in bytes.
  ///
  /// Throws the system's error where it does not start.
  package init(_ run: ProcessRun, longestLine: Int = 512 << 20) throws(SystemError) {
    self.longestLine = longestLine
    var ends: [[Int32]] = []
    for _ in 0..<3 {
      var pair: [Int32] = [0, 0]
      guard galley_pipe(&pair) == 0 else {
        let problem = errno
        for open in ends.joined() { close(open) }
        throw SystemError(number: problem)
      }
      ends.append(pair)
    }
    (input, output, problems) = (ends[0][1], ends[1][0], ends[2][0])
    // Whoever sends waits for room and for words at the same time.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    defer { for theirs in [ends[0][0], ends[1][1], ends[2][1]] { close(theirs) } }
    do throws(SystemError) {
      id = try run.start(input: ends[0][0], output: ends[1][1], errors: ends[2][1])
    } catch {
      for ours in [ends[0][1], ends[1][0], ends[2][0]] { close(ours) }
      throw error
    }
  }

  deinit {
    endInput()
    _ = ended(withinSeconds: 0)
    close(output)
    close(problems)
  }

  /// Lets the program come to the end of its input.
  package func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Sends a line: nothing where the program has ended, and only a part where it does not read it
  /// in time; then no line of it is waited for any more.
  package func send(_ line: [UInt8], withinSeconds seconds: Double) {
    let end = ContinuousClock.now + .seconds(seconds)
    (line + [UInt8(ascii: "\n")]).withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = galley_write_to_child(
          input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          guard listens(until: end, orTakes: true) else { return }
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  /// The next line that it writes; nil where it ended, did not write one in time, or wrote one that
  /// is too long, for which it is killed.
  package func line(withinSeconds seconds: Double) -> [UInt8]? {
    let end = ContinuousClock.now + .seconds(seconds)
    while self.end == nil {
      if let length = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          unread.removeFirst(length + 1)
          searched = 0
        }
        return Array(unread[..<length])
      }
      searched = unread.count
      guard searched <= longestLine else {
        self.end = .flood
        return nil
      }
      guard speaks, listens(until: end) else { return nil }
    }
    return nil
  }

  /// The next bytes that it writes, whatever they are; fewer where it ended before, or did not write
  /// them in time.
  package func bytes(atMost count: Int, withinSeconds seconds: Double) -> [UInt8] {
    let end = ContinuousClock.now + .seconds(seconds)
    while unread.count < count, self.end == nil, speaks, listens(until: end) {}
    searched = 0
    defer { unread.removeFirst(min(count, unread.count)) }
    return Array(unread.prefix(count))
  }

  /// Waits for what the program writes and reads that: it may not go on before.
  ///
  /// - `orTakes`: Whether it is also waited for to read what is sent to it.
  ///
  /// Returns false where the time is over.
  private func listens(until end: ContinuousClock.Instant, orTakes: Bool = false) -> Bool {
    let rest = (end - .now) / .milliseconds(1)
    guard rest > 0 else {
      self.end = .timeout
      return false
    }
    // What is below zero is not waited for.
    var waiting = [
      pollfd(fd: speaks ? output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: complains ? problems : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: orTakes ? input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&waiting, nfds_t(waiting.count), Int32(min(rest.rounded(.up), 60_000))) > 0 else {
      return true
    }
    if waiting[1].revents != 0 { readErrors() }
    if waiting[0].revents != 0 {
      let bytes = read(from: output)
      speaks = !bytes.isEmpty
      unread += bytes
    }
    return true
  }

  /// Waits for the program's end and returns its reason.
  ///
  /// - `seconds`: How long it is waited for; then it is ended, and was out of time.
  package func ended(withinSeconds seconds: Double) -> ExitReason.Reason {
    if let status { return reason(status) }
    let last = ContinuousClock.now + .seconds(seconds)
    while end == nil, galley_child_has_ended(id) == 0 {
      guard ContinuousClock.now < last else {
        end = .timeout
        break
      }
      // It may not come to its end before it is heard.
      var waiting = pollfd(fd: complains ? problems : -1, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 2) > 0 { readErrors() }
    }
    // What it has started goes with it, before its number is anybody else's.
    galley_end_child(id)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    readErrors()
    self.status = status
    return reason(status)
  }

  private func reason(_ status: Int32) -> ExitReason.Reason {
    if let end { return end }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  /// Reads what there is, but no more than a moment's: who never stops would never be judged.
  private func readErrors() {
    for _ in 0..<64 where complains {
      var waiting = pollfd(fd: problems, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) > 0 else { return }
      let bytes = read(from: problems)
      complains = !bytes.isEmpty
      errors += bytes
      errors.removeFirst(max(0, errors.count - Self.mostErrorBytes))
    }
  }

  /// Reads what there is; empty at the end, and where it cannot be read.
  private func read(from descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let size = Glibc.read(descriptor, &buffer, buffer.count)
      if size >= 0 { return Array(buffer[..<size]) }
      if errno != EINTR { return [] }
    }
  }
}
