import GalleySystem
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
    #expect(talk.ended() == .exit(0))
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
    #expect(talk.ended() == .signal(9))
  }
}
