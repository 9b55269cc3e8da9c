import Foundation
import Testing

@testable import GalleyCommand
@testable import GalleyNotation

/// Scenes, files and arguments from a stranger: in no command and no format do they steer a
/// terminal or the log of a workflow.
@Suite struct HostileTextTests {
  /// What hides, turns and commands, as YAML's double quotes take it.
  private static let evil =
    #"\e[2J\u009B1m\u202E\u2066\u200B\u2028\n::add-mask::a\n \u3000::stop-commands::b\n##[group]c"#

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a command in which everything must be seen.
  ///
  /// - `isAnnotated`: whether its output is commands on purpose.
  private func run(
    _ arguments: String..., isAnnotated: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> String {
    let console = TestConsole()
    _ = console.run(arguments)
    for text in [console.messageText, isAnnotated ? "" : console.outputText] {
      for line in text.unicodeScalars.split(separator: "\n") {
        let start = line.drop(while: \.properties.isWhitespace).prefix(2)
        #expect(!start.elementsEqual("::".unicodeScalars), sourceLocation: sourceLocation)
      }
    }
    let all = console.outputText + console.messageText
    #expect(!all.contains("##["), sourceLocation: sourceLocation)
    for scalar in all.unicodeScalars where scalar != "\n" {
      let isSeen =
        !scalar.properties.isDefaultIgnorableCodePoint
        && ![.control, .lineSeparator].contains(scalar.properties.generalCategory)
      #expect(isSeen, "U+\(String(scalar.value, radix: 16))", sourceLocation: sourceLocation)
    }
    return all
  }

  private func scene(
    key: String = "", color: String = "white", id: String = "a", state: String = "first",
    tap: String = "0"
  ) -> String {
    """
    galley: 1
    screen: { size: [40, 40], scale: 1, background: "\(color)" }
    title: "\(Self.evil)"
    views:
      - collection: ring
        layout: { kind: ring, item: 10 }
        cell: { style: disc, fill: teal, label: "{ name }" }
        items: [{ id: b, name: "y" }, { id: "\(id)", name: "x" }]
    states:
      - { name: "\(state)", do: [{ tap: \(tap) }] }
    \(key.isEmpty ? "" : "\"\(key)\": 1")
    """
  }

  @Test(arguments: ["text", "json", "github"])
  func `scenes that are wrong are told in every format`(format: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder("scenes"), withIntermediateDirectories: false)
    try folder.write(scene(key: Self.evil), to: "scenes/key.yaml")
    try folder.write(scene(color: Self.evil), to: "scenes/color.yaml")
    try folder.write(scene(tap: "\"\(Self.evil)\""), to: "scenes/tap.yaml")
    try folder.write("a: [\u{1B}[31m\n", to: "scenes/yaml.yaml")
    try folder.write(scene(key: "x"), to: "scenes/\u{1B}[1m\u{202E}::a::\n::b::.yaml")
    let all = run(
      "check", folder("scenes"), "--references", folder("refs"), "--results", folder("results"),
      "--format", format, isAnnotated: format == "github")
    #expect(all.contains("u001b[2J") || all.contains("\\u{1B}[2J"))
    for command in ["render", "layout"] { _ = run(command, folder("scenes/key.yaml")) }
    _ = run("render", folder("scenes"), "-o", folder("output"))
    _ = run("review", "--results", folder("results"))
    _ = run("approve", "--results", folder("results"))
    _ = run("merge-reports", folder("results"), folder("scenes/\u{9B}"))
  }

  @Test func `every annotation is one command`() throws {
    try folder.write(scene(color: Self.evil), to: "::a::b,c%0A.yaml")
    let console = TestConsole()
    _ = console.run(
      "check", folder("::a::b,c%0A.yaml"), "--references", folder("refs"), "--results",
      folder("results"), "--format", "github")
    let lines = console.outputText.unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file="))
    #expect(lines[0].contains("%3A%3Aa%3A%3Ab%2Cc%250A.yaml,line=2,col=49,title="))
    #expect(!lines[0].dropFirst(2).contains("\u{2028}"))
  }

  @Test func `names that are right are shown in every format`() throws {
    let id = Self.evil
    try folder.write(scene(id: id), to: "one.yaml")
    try folder.write(scene(id: id).replacing("teal", with: "red"), to: "two.yaml")
    for format in ["text", "json"] {
      _ = run("layout", folder("one.yaml"), "--format", format)
    }
    for name in ["one", "two"] {
      _ = run("render", folder("\(name).yaml"), "-o", folder("output"))
    }
    for format in ["text", "json"] {
      let all = run(
        "diff", folder("output/one/first.png"), folder("output/two/first.png"), "--format", format)
      #expect(all.contains("add-mask"))
    }
  }

  @Test(arguments: [
    ["render", "\u{1B}[1m\u{202E}"], ["render", "a", "--\u{1B}\n::add-mask::x"],
    ["render", "a", "--jobs", "\u{9B}\n::error::x"], ["\u{202E}\n##[group]x"],
    ["list", "layouts", "\u{1B}[1m\n::x::y"], ["list", "\n::x::"], ["check", "a", "--references"],
    ["diff", "\n::x::y.png", "\u{202E}.png"], ["diff", "a", "b", "--metric", "\n::x::"],
    ["render", "a", "--format", "\n::x::"],
    ["approve", "--results", "\n::x::"],
    ["prune", "--results", "\u{1B}"], ["layout", "a", "--state", "\n::x::"],
    ["check", "a", "--references", "b", "--mask", "\n::x::,1"],
  ])
  func `arguments are shown where they are refused`(arguments: [String]) {
    let console = TestConsole()
    #expect(console.run(arguments) == .trouble)
    let text = console.messageText + console.outputText
    for line in text.unicodeScalars.split(separator: "\n") {
      #expect(!line.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars))
    }
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("\u{9B}"))
  }
}
