import Testing

@testable import GalleyCommand

@Suite struct ConsoleTests {
  @Test func `a command without arguments has done nothing, which is trouble`() {
    let console = TestConsole()
    #expect(console.run([]) == .trouble)
    #expect(console.outputText == "")
    #expect(
      console.messageText.contains("\n\nUSAGE: galley <subcommand>\n"), "\(console.messageText)")
  }

  // 10 of 30 in 4 s leaves 8 s; 10 of 12 in 4 s leaves 0.8 s.
  @Test(
    arguments: [
      (10, 30, 4, "10 of 30 drawn, 8 s left"), (10, 12, 4, nil), (0, 30, 4, nil), (30, 30, 4, nil),
    ] as [(Int, Int, Int, String?)])
  func `progress is told where more than a second of work is left`(
    done: Int, total: Int, seconds: Int, text: String?
  ) {
    #expect(ProgressLine.text(done: done, total: total, elapsed: .seconds(seconds)) == text)
  }
}
