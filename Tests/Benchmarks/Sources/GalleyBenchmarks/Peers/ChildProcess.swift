import Foundation

/// Starts programs and waits for them.
enum ChildProcess {
  /// What a program takes from its start to its end; nil where it cannot be started or fails.
  ///
  /// The processor's time is that of the program and of the children it waited for.
  ///
  /// - `command`: The program, looked up in the search path, and its arguments.
  /// - `output`: The file that its standard output goes to.
  /// - `statuses`: The exit statuses that are none of failure.
  static func run(
    _ command: [String], output: String = "/dev/null", statuses: Set<Int32> = [0]
  ) -> Cost? {
    var usage = rusage()
    var status: Int32 = -1
    let wall = ContinuousClock().measure {
      if let child = start(command, output: output) { wait4(child, &status, 0, &usage) }
    }
    // A process that ended by itself has its status in the second byte.
    guard status & 0xFF == 0, statuses.contains(status >> 8) else { return nil }
    return Cost(
      wall: wall / .seconds(1), processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
      peakMemory: usage.ru_maxrss << 10)
  }

  private static func start(_ command: [String], output: String) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let program = command.first ?? ""
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var child: pid_t = 0
    let failure = withCStrings(command) { arguments in
      withCStrings(environment) { posix_spawnp(&child, program, &actions, nil, arguments, $0) }
    }
    return failure == 0 ? child : nil
  }

  /// The strings as C takes a list of them, with a null pointer behind the last.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
