import Foundation
import Testing

/// The steps of the workflows that articles show, as far as a machine without them can run them.
@Suite struct WorkflowBlockTests {
  private static let workflows = Article.blocks(in: "yaml").filter { $0.text.contains("- run: ") }

  /// What the image that the workflow names has, beside what its steps install.
  private static let programsOfImage: Set = ["apt-get", "git", "swift"]

  private static func commands(of block: Article.Block) -> [String] {
    block.lines.compactMap {
      $0.firstMatch(of: /^ *- run: (?<line>.+)$/).map { String($0.output.line) }
    }
    .flatMap { $0.components(separatedBy: " && ") }
  }

  @Test(arguments: workflows) func `a step runs what the image has or a step before it brings`(
    block: Article.Block
  ) {
    var programs = Self.programsOfImage
    for command in Self.commands(of: block) {
      let words = command.split(separator: " ").map(String.init)
      #expect(programs.contains(words[0]), "\(block.testDescription): \(command)")
      if words.starts(with: ["apt-get", "install"]) {
        programs.formUnion(words.dropFirst(2).filter { !$0.hasPrefix("-") })
      }
      if words[0] == "make", words.last == "install" { programs.insert("galley") }
    }
  }

  @Test func `the commands of the workflow check a suite in parts and join them`() throws {
    let block = try #require(Self.workflows.first { $0.article == "RegressionTests.md" })
    let commands = Self.commands(of: block).filter { $0.hasPrefix("galley ") }
    try #require(commands.count == 2)
    let folder = try ArticleFolder(of: try #require(Article.named("RegressionTests.md")))
    _ = try folder.run("mkdir parts")
    for shard in 1...2 {
      let check = commands[0].replacingOccurrences(of: "${{ matrix.shard }}", with: "\(shard)")
      let outcome = try folder.run(check)
      #expect(outcome.status == 1 && outcome.output.contains("::"), "\(outcome)")
      _ = try folder.run("mv .galley parts/results-\(shard)")
    }
    let parts = "parts/results-1 parts/results-2"
    let joined = try folder.run(commands[1].replacingOccurrences(of: "parts/*", with: parts))
    #expect(joined.status == 1, "\(joined)")
    #expect(try folder.run("test -s screens.xml").status == 0)
    #expect(try folder.run("test -s .galley/report.html").status == 0)
  }
}
