import GalleyChecking
import GalleySystem
import Testing

@testable import GalleyCommand

/// What the articles say, in the terminal.
@Suite struct HelpTopicTests {
  @Test(arguments: HelpTopic.all.map(\.name))
  func `a topic is in an article and fits a terminal`(name: String) throws {
    let topic = try #require(HelpTopic.named(name))
    #expect(topic.missingHeadings == [])
    let console = TestConsole()
    #expect(console.run("help", name) == .success)
    let lines = console.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 4)
    // Code stands as it is.
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("    ") })
    #expect(!console.outputText.contains("<doc:"))
    #expect(!console.outputText.contains("\u{1B}"))
  }

  @Test func `topics and commands have names of their own`() {
    let names = HelpTopic.all.map(\.name) + RootCommand.subcommandNames
    #expect(Set(names).count == names.count)
  }

  @Test func `headings are bold on a terminal with colors`() {
    let page = MarkdownPage("# One\n\n| a | b |\n|---|---|\n| c | d |\n")
    let colored = TerminalPage(page, style: .colored).lines.map(\.text)
    #expect(colored == ["\u{1B}[1mOne\u{1B}[0m", "", "\u{1B}[1ma  b\u{1B}[0m", "c  d"])
    #expect(TerminalPage(page, style: .plain).lines.map(\.text) == ["One", "", "a  b", "c  d"])
  }

  @Test func `text is wrapped, code stands as it is, and links are words`() {
    let long = String(repeating: "word ", count: 20)
    let page = MarkdownPage(
      """
      \(long)of <doc:Furniture>
      and [a **site**](https://a.b).

      ```yaml
      - \(long)
      ```
      - one
        and more
      - two

      ![A picture](a.png)
      1. first
      """)
    #expect(
      TerminalPage(page, style: .plain).lines.map(\.text) == [
        "word word word word word word word word word word word word word word word word",
        "word word word word of 'Furniture' and a site.", "", "    - \(long)", "", "- one and more",
        "- two", "1. first",
      ])
  }

  @Test func `a table's widest column is wrapped`() {
    let long = String(repeating: "word ", count: 20)
    let page = MarkdownPage("| key | what |\n|---|---|\n| `a\\|b` | \(long)|\n| c | |\n")
    #expect(
      TerminalPage(page, style: .plain).lines.map(\.text) == [
        "key    what", "",
        "`a|b`  word word word word word word word word word word word word word word",
        "       word word word word word word", "", "c",
      ])
  }

  @Test func `a word that is longer than a line is cut`() {
    let lines = TerminalPage(MarkdownPage(String(repeating: "x", count: 170)), style: .plain).lines
    #expect(lines.map(\.text.count) == [80, 80, 10])
  }
}
