import GalleySystem
import Glibc
import Synchronization
import Testing

/// A program that is talked to line by line.
@Suite struct ChildTalkTests {
  private func talk(_ script: String, longestLine: Int = 512 << 20) throws -> ChildTalk {
    try ChildTalk(
      ChildRun(
        "/bin/sh", ["-c", script], environment: ["PATH=/usr/bin:/bin"],
        limits: ChildLimits(seconds: 60)), longestLine: longestLine)
  }

  @Test func `lines come one by one, however they were written`() throws {
    let talk = try talk("printf 'a\\nbc\\n\\nd'; sleep 0.1; printf 'e\\n'")
    let lines = (0..<4).map { _ in
      talk.line(withinSeconds: 20).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(lines == ["a", "bc", "", "de"])
    #expect(talk.line(withinSeconds: 20) == nil)
    #expect(talk.ended(withinSeconds: 20) == .exit(0))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program outlives the thread that started it`() throws {
    let run = ChildRun(
      "/bin/cat", [], environment: [], limits: ChildLimits(seconds: 60))
    let started = Mutex<ChildTalk?>(nil)
    for _ in 0..<20 {
      // The other thread has ended when this goes on.
      WorkerThreads.run(
        2, elsewhere: { started.withLock { $0 = try? ChildTalk(run) } }, here: {})
      let line = started.withLock { talk in
        talk?.send(Array("hello".utf8), withinSeconds: 20)
        return talk?.line(withinSeconds: 20)
      }
      #expect(line == Array("hello".utf8))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a long line is searched for its end only once`() throws {
    let talk = try talk("head -c 100000000 /dev/zero; echo")
    #expect(talk.line(withinSeconds: 50)?.count == 100_000_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a line without end is the end of the program`() throws {
    let talk = try talk("cat /dev/zero", longestLine: 10_000_000)
    #expect(talk.line(withinSeconds: 50) == nil)
    #expect(talk.ended(withinSeconds: 20) == .flood)
  }

  @Test func `a program that has ended takes nothing more, and nobody ends with it`() throws {
    let talk = try talk("exec <&-; echo ready; sleep 0.1; exit 3")
    #expect(talk.line(withinSeconds: 20) != nil)
    for _ in 0..<3 { talk.send([UInt8](repeating: 65, count: 1 << 20), withinSeconds: 20) }
    #expect(talk.line(withinSeconds: 20) == nil)
    #expect(talk.ended(withinSeconds: 20) == .exit(3))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that does not read is not waited for longer than is said`() throws {
    let talk = try talk("sleep 50")
    talk.send([UInt8](repeating: 65, count: 1 << 20), withinSeconds: 0.2)
    #expect(talk.line(withinSeconds: 50) == nil)
    #expect(talk.ended(withinSeconds: 20) == .timeout)
  }

  @Test func `a program that writes before it reads is heard meanwhile`() throws {
    let talk = try talk(
      "head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2; echo; head -c 1000001 | wc -c")
    talk.send([UInt8](repeating: 65, count: 1_000_000), withinSeconds: 20)
    #expect(talk.line(withinSeconds: 20)?.count == 1_000_000)
    let counted = talk.line(withinSeconds: 20).map { String(decoding: $0, as: UTF8.self) }
    #expect(counted == "1000001")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that says no more and goes on is waited for no longer than is said`() throws {
    let talk = try talk("exec >&- 2>&-; sleep 50")
    #expect(talk.line(withinSeconds: 50) == nil)
    #expect(talk.ended(withinSeconds: 0.3) == .timeout)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that never stops to complain is waited for no longer than is said`() throws {
    let talk = try talk("yes >&2")
    #expect(talk.line(withinSeconds: 0.5) == nil)
    #expect(talk.ended(withinSeconds: 0.3) == .timeout)
    #expect(talk.errors.count <= 64 << 10)
  }

  @Test func `a program that closes its errors is waited for in peace`() throws {
    let talk = try talk("exec 2>&-; sleep 0.5; echo done")
    let before = processorTime
    #expect(talk.line(withinSeconds: 20) == Array("done".utf8))
    #expect(processorTime - before < 0.25)
  }

  /// Seconds of a processor that this thread has taken.
  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
