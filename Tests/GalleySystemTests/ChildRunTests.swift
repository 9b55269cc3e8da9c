import GalleySystem
import Testing

@Suite struct ChildRunTests {
  private func shell(
    _ script: String, seconds: Double = 20, memory: Int = 1 << 30, output: Int = 1 << 20
  ) throws -> ChildEnd {
    try ChildRun(
      "/bin/sh", ["-c", script], environment: ["PATH=/usr/bin:/bin", "WORD=ring"], folder: "/",
      limits: ChildLimits(seconds: seconds, memory: memory, output: output)
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
  }

  @Test func `a program that is not there is the system's error`() throws {
    #expect(throws: SystemError.self) {
      try ChildRun("/no/such", [], environment: [], limits: ChildLimits(seconds: 1)).run()
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
}
