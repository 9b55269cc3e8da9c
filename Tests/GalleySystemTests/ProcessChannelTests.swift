import GalleySystem
import Glibc
import Synchronization
import Testing

/// A program that is talked to line by line.
@Suite struct ProcessChannelTests {
  private func channel(_ script: String, longestLine: Int = 512 << 20) throws -> ProcessChannel {
    try ProcessChannel(
      ProcessRun(
        "/bin/sh", ["-c", script], environment: ["PATH=/usr/bin:/bin"],
        limits: ProcessLimits(seconds: 60)), longestLine: longestLine)
  }

  @Test func `lines come one by one, however they were written`() throws {
    let channel = try channel("printf 'a\\nbc\\n\\nd'; sleep 0.1; printf 'e\\n'")
    let lines = (0..<4).map { _ in
      channel.line(withinSeconds: 20).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(lines == ["a", "bc", "", "de"])
    #expect(channel.line(withinSeconds: 20) == nil)
    #expect(channel.ended(withinSeconds: 20) == .exit(0))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program outlives the thread that started it`() throws {
    let run = ProcessRun(
      "/bin/cat", [], environment: [], limits: ProcessLimits(seconds: 60))
    let started = Mutex<ProcessChannel?>(nil)
    for _ in 0..<20 {
      // The other thread has ended when this goes on.
      WorkerThreads.run(
        2, elsewhere: { started.withLock { $0 = try? ProcessChannel(run) } }, here: {})
      let line = started.withLock { channel in
        channel?.send(Array("hello".utf8), withinSeconds: 20)
        return channel?.line(withinSeconds: 20)
      }
      #expect(line == Array("hello".utf8))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a long line is searched for its end only once`() throws {
    let channel = try channel("head -c 100000000 /dev/zero; echo")
    #expect(channel.line(withinSeconds: 50)?.count == 100_000_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a line without end is the end of the program`() throws {
    let channel = try channel("cat /dev/zero", longestLine: 10_000_000)
    #expect(channel.line(withinSeconds: 50) == nil)
    #expect(channel.ended(withinSeconds: 20) == .flood)
  }

  @Test func `a program that has ended takes nothing more, and nobody ends with it`() throws {
    let channel = try channel("exec <&-; echo ready; sleep 0.1; exit 3")
    #expect(channel.line(withinSeconds: 20) != nil)
    for _ in 0..<3 { channel.send([UInt8](repeating: 65, count: 1 << 20), withinSeconds: 20) }
    #expect(channel.line(withinSeconds: 20) == nil)
    #expect(channel.ended(withinSeconds: 20) == .exit(3))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that does not read is not waited for longer than is said`() throws {
    let channel = try channel("sleep 50")
    channel.send([UInt8](repeating: 65, count: 1 << 20), withinSeconds: 0.2)
    #expect(channel.line(withinSeconds: 50) == nil)
    #expect(channel.ended(withinSeconds: 20) == .timeout)
  }

  @Test func `a program that writes before it reads is heard meanwhile`() throws {
    let channel = try channel(
      "head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2; echo; head -c 1000001 | wc -c")
    channel.send([UInt8](repeating: 65, count: 1_000_000), withinSeconds: 20)
    #expect(channel.line(withinSeconds: 20)?.count == 1_000_000)
    let counted = channel.line(withinSeconds: 20).map { String(decoding: $0, as: UTF8.self) }
    #expect(counted == "1000001")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that says no more and goes on is waited for no longer than is said`() throws {
    let channel = try channel("exec >&- 2>&-; sleep 50")
    #expect(channel.line(withinSeconds: 50) == nil)
    #expect(channel.ended(withinSeconds: 0.3) == .timeout)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that never stops to complain is waited for no longer than is said`() throws {
    let channel = try channel("yes >&2")
    #expect(channel.line(withinSeconds: 0.5) == nil)
    #expect(channel.ended(withinSeconds: 0.3) == .timeout)
    #expect(channel.errors.count <= 64 << 10)
  }

  @Test func `a program that closes its errors is waited for in peace`() throws {
    let channel = try channel("exec 2>&-; sleep 0.5; echo done")
    let before = processorTime
    #expect(channel.line(withinSeconds: 20) == Array("done".utf8))
    #expect(processorTime - before < 0.25)
  }

  /// Seconds of a processor that this thread has taken.
  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
