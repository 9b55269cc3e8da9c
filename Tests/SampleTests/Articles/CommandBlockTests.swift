import Foundation
import Testing

/// Every command in the README and the articles is run, line by line, in a folder that has what the
/// article has its reader write.
@Suite struct CommandBlockTests {
  /// Commands that no test runs within another, and what does.
  private static let others = [
    "make samples": "what CI runs", "make test": "what CI runs",
    "tar xf galley-": "an archive that .scripts/dist packs",
    "swift run spiral": "Tests/ExamplePackage is such a package",
    "swift package galley": "what .scripts/example runs",
    "tar --extract": "WorkflowBlockTests unpack an archive", "export PATH": "a word of the shell",
    "dpkg --": "what make dist-roots runs", "python3 -m pip": "what make dist-roots runs",
    "podman ": "a machine without it has no image",
    "galley preview": "it serves until it is ended, as PreviewTests do",
  ]

  /// Exit statuses other than 0, by the beginning of a command.
  private static let statuses: [(article: String, command: String, status: Int32)] = [
    ("README.md", "galley check scenes", 1), ("FirstScene.md", "galley check alarms.yaml", 1),
    ("RegressionTests.md", "galley check scenes", 1),
    ("DocumentationPictures.md", "galley check docs/scenes", 0),
    ("Comparing.md", "galley diff before.png after.png", 1),
    ("YourOwnLayout.md", "galley check scenes", 1),
    ("Determinism.md", "galley check scenes", 1),
  ]

  /// What happens elsewhere before a command, such as on a machine of CI.
  private static let preparations = [
    "galley approve --results screens/.galley": [
      "rm -r references", "galley check scenes --references references --results screens/.galley",
    ],
    "galley approve --results screens/.galley --references ../references": [
      "mkdir ../references",
      "galley check scenes --references ../references --results screens/.galley",
    ],
  ]

  private static let articles = Article.all.filter { $0.blocks.contains { $0.language == "sh" } }
    .map(\.name)

  @Test(arguments: articles) func `the commands of an article run as they stand`(
    name: String
  ) throws {
    let article = try #require(Article.named(name))
    let folder = try ArticleFolder(of: article)
    for block in article.blocks where block.language == "sh" {
      for line in block.lines {
        let command = Self.withoutComment(line)
        if command.isEmpty || Self.others.keys.contains(where: command.hasPrefix) { continue }
        for before in Self.preparations[command] ?? [] { _ = try folder.run(before) }
        let outcome = try folder.run(command)
        let expected = Self.statuses.first { $0.article == name && command.hasPrefix($0.command) }
        #expect(
          outcome.status == expected?.status ?? 0,
          "\(name):\(block.line): \(command)\n\(outcome.output)\(outcome.message)")
      }
    }
  }

  @Test func `the pictures of the README and the articles are what the samples draw`() throws {
    let outcome = try CommandProcess(folder: Samples.root).run([
      "docs", "README.md", "Sources/Galley/Galley.docc", "--scenes", "samples",
    ])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.message)")
    #expect(outcome.message.contains(/^[0-9]{2,} pictures of/), "\(outcome.message)")
  }

  @Test func `the slip of the pen in the first scene is told as the article says`() throws {
    let article = try #require(Article.named("FirstScene.md"))
    let folder = try ArticleFolder(of: article)
    try folder.edit("alarms.yaml", replacing: "insets", with: "insest")
    let outcome = try folder.run("galley render alarms.yaml -o pictures")
    #expect(outcome.status == 2)
    try expect(outcome.message, toMatch: article, opening: "alarms.yaml:")
  }

  @Test(arguments: [
    (
      "README.md", "changed  shop/first", "scenes/shop.yaml", "spacing: 16", "spacing: 24", "scenes"
    ),
    ("FirstScene.md", "changed  alarms/all", "alarms.yaml", "90, 130", "96, 130", "alarms.yaml"),
    (
      "RegressionTests.md", "changed  shop/second\n", "scenes/shop.yaml", "corner-radius: 16",
      "corner-radius: 20", "scenes --state second"
    ),
    (
      "RegressionTests.md", "change 1  ", "scenes/shop.yaml", "corner-radius: 16",
      "corner-radius: 20", "scenes"
    ),
    (
      "RegressionTests.md", "changed  shop/leafed.apng", "scenes/shop.yaml", "-1400", "-1000",
      "scenes --animate"
    ),
  ])
  func `what a check says is what an article shows`(
    name: String, opening: String, file: String, old: String, new: String, arguments: String
  ) throws {
    let article = try #require(Article.named(name))
    let folder = try ArticleFolder(of: article)
    let check = "galley check \(arguments) --references references"
    _ = try folder.run(check)
    #expect(try folder.run("galley approve").status == 0)
    try folder.edit(file, replacing: old, with: new)
    let outcome = try folder.run(check)
    #expect(outcome.status == 1)
    try expect(outcome.output, toMatch: article, opening: opening)
  }

  @Test(arguments: [("before.png", "png"), ("before.apng", "apng")])
  func `what a comparison says is what the article shows`(file: String, kind: String) throws {
    let article = try #require(Article.named("Comparing.md"))
    let folder = try ArticleFolder(of: article)
    let block = try #require(article.blocks.first { $0.opening.hasPrefix("$ galley diff \(file)") })
    let outcome = try folder.run(String(block.opening.dropFirst(2)))
    #expect(outcome.status == 1)
    try expect("\(block.opening)\n\(outcome.output)", toMatch: article, opening: block.opening)
  }

  @Test func `each command has its row in the article on commands`() throws {
    let article = try #require(Article.named("Commands.md"))
    let help = try ArticleFolder(of: article).run("galley --help").output
    let list = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
    let commands = list.matches(of: /^ {2}(?<name>[a-z-]+)\s/.anchorsMatchLineEndings())
      .map { String($0.output.name) }
    #expect(commands.contains("merge-reports"))
    for command in commands {
      #expect(article.text.contains("| `galley \(command)"), "\(command)")
    }
  }

  @Test func `every block of plain text is held to what is printed`() {
    let held = [
      "alarms.yaml:", "changed  ", "change 1  ", "$ galley diff",
      // What SceneLintTests hold.
      "scenes/shop.yaml:",
      // What MissingFontTests hold.
      "label.yaml:",
      // The words of Swift Testing around what GalleyTestingTests and DoctorTests hold.
      "✘ Test", "Grid:12:13",
      // A list of files.
      "../../Sources",
    ]
    for block in Article.blocks(in: "") {
      #expect(held.contains(where: block.opening.hasPrefix), "\(block.testDescription)")
    }
  }

  /// Expects the lines of a block in what was printed, where an ellipsis stands for anything.
  private func expect(_ printed: String, toMatch article: Article, opening: String) throws {
    let block = try #require(article.blocks.first { ($0.text + "\n").hasPrefix(opening) })
    var rest = printed[...]
    for line in block.lines {
      for part in line.components(separatedBy: "…") where !part.isEmpty {
        guard let range = rest.range(of: part) else {
          Issue.record("\(block.testDescription): not printed: \(line)\n\(printed)")
          return
        }
        rest = rest[range.upperBound...]
      }
    }
  }

  private static func withoutComment(_ line: String) -> String {
    line.components(separatedBy: " #")[0].trimmingCharacters(in: .whitespaces)
  }
}
