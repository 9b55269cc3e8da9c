internal import CProcess
import Glibc

/// Runs a program apart from this one, from its start to its end.
package struct ProcessRun {
  package var program: String
  /// Without the program's name.
  package var arguments: [String]
  /// Names and values, each as `NAME=value`.
  package var environment: [String]
  /// Where it works; nil for here.
  package var folder: String?
  package var limits: ProcessLimits
  /// Nil for all that this process may reach.
  package var sandbox: ProcessSandbox?
  /// Whether it is asked to end where this process does, and not killed: so that it can undo what it
  /// has begun.
  package var endsInOrder = false

  package init(
    _ program: String, _ arguments: [String], environment: [String], folder: String? = nil,
    limits: ProcessLimits, sandbox: ProcessSandbox? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.limits = limits
    self.sandbox = sandbox
  }

  /// Runs the program and waits for its end; with nothing on its standard input.
  ///
  /// - Throws: the system's error where it does not start.
  package func run() throws(SystemError) -> ExitReason {
    var ends: [Int32] = [0, 0]
    guard galley_pipe(&ends) == 0 else { throw SystemError(number: errno) }
    defer { close(ends[0]) }
    let id: Int32
    do {
      defer { close(ends[1]) }
      let input = uninterrupted { open("/dev/null", O_RDONLY | O_CLOEXEC) }
      guard input >= 0 else { throw SystemError(number: errno) }
      defer { close(input) }
      id = try start(input: input, output: ends[1], errors: ends[1])
    }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(limits.seconds)
    var (output, isLate) = collect(from: ends[0], until: end)
    // Who says no more need not have ended.
    while !isLate, galley_child_has_ended(id) == 0 {
      isLate = clock.now >= end
      usleep(1000)
    }
    // What it has started may still hold the pipe, and is of no use without it.
    galley_end_child(id)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    if output.count > limits.output { output.removeSubrange(limits.output...) }
    let signal = status & 0x7F
    let reason: ExitReason.Reason =
      isLate ? .timeout : signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    return ExitReason(reason: reason, output: output)
  }

  /// Starts the program with three descriptors of its own, and gives its number.
  func start(input: Int32, output: Int32, errors: Int32) throws(SystemError) -> Int32 {
    let words = CStrings([program] + arguments)
    let names = CStrings(environment)
    var id: Int32 = 0
    let problem = program.withCString { program in
      withOptionalCString(folder) { folder in
        words.withPointers { words in
          names.withPointers { names in
            withOptionalSandbox { sandbox in
              var child = galley_child(
                program: program, arguments: words, environment: names, folder: folder,
                input: input, output: output, errors: errors, memory: Int64(limits.memory),
                processor_seconds: Int64(limits.seconds.rounded(.up)),
                file_size: Int64(limits.fileSize), end_signal: endsInOrder ? SIGTERM : SIGKILL,
                sandbox: sandbox)
              return galley_start_child(&child, &id)
            }
          }
        }
      }
    }
    guard problem == 0 else { throw SystemError(number: problem) }
    return id
  }

  private func withOptionalCString<Answer>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Answer
  ) -> Answer {
    guard let text else { return body(nil) }
    return text.withCString(body)
  }

  private func withOptionalSandbox<Answer>(
    _ body: (UnsafePointer<galley_sandbox>?) -> Answer
  ) -> Answer {
    guard let sandbox else { return body(nil) }
    return sandbox.withSandbox(body)
  }

  /// Reads what is said until nobody can say more.
  ///
  /// - Returns: that, and whether the time was over before.
  private func collect(
    from descriptor: Int32, until end: ContinuousClock.Instant
  ) -> (output: [UInt8], isLate: Bool) {
    let clock = ContinuousClock()
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let rest = (end - clock.now) / .milliseconds(1)
      guard rest > 0 else { return (output, true) }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, Int32(min(rest.rounded(.up), 60_000)))
      if count <= 0 { continue }
      let size = read(descriptor, &buffer, buffer.count)
      if size == 0 { return (output, false) }
      if size < 0, errno != EINTR { return (output, false) }
      if size > 0, output.count <= limits.output { output += buffer[..<size] }
    }
  }
}

/// Texts as C has them, as long as the value lives.
final class CStrings {
  private var pointers: [UnsafeMutablePointer<CChar>?]

  /// A text ends where it has a NUL, which none can have for the system.
  init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }

  func withPointers<Answer>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Answer
  ) -> Answer {
    pointers.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("the end is always there") }
      return body(base)
    }
  }
}
