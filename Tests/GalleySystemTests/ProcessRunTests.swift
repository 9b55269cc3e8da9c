import GalleySystem
import Glibc
import Testing

@Suite struct ProcessRunTests {
  private func shell(
    _ script: String, seconds: Double = 20, memory: Int = 1 << 30, output: Int = 1 << 20
  ) throws -> ExitReason {
    try ProcessRun(
      "/bin/sh", ["-c", script], environment: ["PATH=/usr/bin:/bin", "WORD=ring"], folder: "/",
      limits: ProcessLimits(seconds: seconds, memory: memory, output: output)
    ).run()
  }

  @Test func `what a program says and how it ends is told`() throws {
    let end = try shell("echo $WORD; pwd >&2; exit 3")
    #expect(end.reason == .exit(3))
    #expect(String(decoding: end.output, as: UTF8.self) == "ring\n/\n")
  }

  @Test func `a crash is told by its signal`() throws {
    #expect(try shell("kill -SEGV $$").reason == .signal(11))
  }

  @Test(.timeLimit(.minutes(1)))
  func `what never ends is killed with all that it has started`() throws {
    #expect(try shell("sleep 600 & while :; do :; done", seconds: 0.5).reason == .timeout)
    #expect(try shell("sleep 600", seconds: 0.3).reason == .timeout)
    #expect(try shell("exec >&- 2>&-; sleep 600", seconds: 0.3).reason == .timeout)
  }

  @Test func `a program that is not there is the system's error`() throws {
    #expect(throws: SystemError.self) {
      try ProcessRun("/no/such", [], environment: [], limits: ProcessLimits(seconds: 1)).run()
    }
  }

  @Test func `what is said without end is cut, and does not stop the program`() throws {
    let end = try shell("head -c 3000000 /dev/zero; exit 4", output: 1000)
    #expect(end.reason == .exit(4))
    #expect(end.output.count == 1000)
  }

  @Test func `memory has its limit`() throws {
    let end = try shell(
      "head -c 900000000 /dev/zero | tail -c 800000000 | wc -c", memory: 200 << 20)
    #expect(!String(decoding: end.output, as: UTF8.self).contains("800000000"))
  }

  @Test func `a file that grows too large is an error of who writes it`() throws {
    var run = ProcessRun(
      "/bin/sh", ["-c", "f=$(mktemp); head -c 3000 /dev/zero > $f; wc -c < $f; rm $f"],
      environment: ["PATH=/usr/bin:/bin"], limits: ProcessLimits(seconds: 20))
    run.limits.fileSize = 1024
    let end = try run.run()
    #expect(end.reason == .exit(0))
    #expect(String(decoding: end.output, as: UTF8.self).hasSuffix("1024\n"))
  }

  @Test func `what this process was started with is no program's`() throws {
    // As a shell leaves it open: without the flag that ends it with exec.
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    #expect(fcntl(descriptor, F_GETFD) == 0)
    let end = try shell("test -e /proc/self/fd/\(descriptor) && echo open || echo closed")
    #expect(String(decoding: end.output, as: UTF8.self) == "closed\n")
  }
}

/// What a program may not do that runs in a sandbox; what a layout tries is told with layouts.
@Suite(.enabled(if: ProcessSandbox.shortcoming == nil)) struct ProcessSandboxTests {
  private func said(_ script: String, _ sandbox: ProcessSandbox) throws -> String {
    let end = try ProcessRun(
      "/bin/sh", ["-c", "exec 2>&1; \(script)"], environment: ["PATH=/usr/bin:/bin"],
      limits: ProcessLimits(seconds: 20), sandbox: sandbox
    ).run()
    return String(decoding: end.output, as: UTF8.self)
  }

  @Test func `a build reads and writes what was named, and nothing else`() throws {
    var template = Array("/tmp/galley-sandbox-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { rmdir(folder) }
    let sandbox = ProcessSandbox(
      readable: ["/bin", "/usr/bin"], writable: [folder], startsPrograms: true)
    #expect(try said("echo a > \(folder)/a; cat \(folder)/a; rm \(folder)/a", sandbox) == "a\n")
    #expect(try said("cat /etc/passwd", sandbox).contains("Permission denied"))
    #expect(try said("echo a > \(folder)-beside", sandbox).contains("ermission denied"))
    #expect(access("\(folder)-beside", F_OK) != 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func `nothing that a build starts outlives it`() throws {
    let sandbox = ProcessSandbox(readable: ["/bin", "/usr/bin"], startsPrograms: true)
    let number = try said("setsid sleep 600 >/dev/null 2>&1 & echo $!", sandbox)
    let id = try #require(pid_t(number.dropLast()))
    // A moment until the kernel has ended it, and who takes it over has seen that.
    for _ in 0..<500 where kill(id, 0) == 0 && isAtWork(id) { usleep(10_000) }
    #expect(kill(id, 0) != 0 || !isAtWork(id))
  }

  private func isAtWork(_ id: pid_t) -> Bool {
    guard let bytes = try? FileReading.bytes(atPath: "/proc/\(id)/stat", limit: 4096) else {
      return false
    }
    return !String(decoding: bytes, as: UTF8.self).contains(") Z ")
  }

  @Test func `what starts no programs starts none`() throws {
    let sandbox = ProcessSandbox(readable: ["/bin", "/usr/bin"])
    #expect(try said("ls /bin; echo on", sandbox).contains("annot fork"))
  }
}
