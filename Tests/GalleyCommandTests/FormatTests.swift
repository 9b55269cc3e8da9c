import Foundation
import Testing

@testable import GalleyCommand

/// `galley format`: which files are written, and how.
@Suite struct FormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let wide = "galley:   1\nviews:\n- {text: Hi}\n"
  private let neat = "galley: 1\nviews:\n  - { text: Hi }\n"

  private func format(_ arguments: String...) -> (TestConsole, Int32) {
    let console = TestConsole()
    return (console, console.run(["format"] + arguments).rawValue)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder(name))[.posixPermissions] as? Int
  }

  @Test func `a file is written, with its permissions, and a formatted one is left`() throws {
    try folder.write(wide, to: "a.yaml")
    try folder.write(neat, to: "b.yaml")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder("a.yaml"))
    let (console, status) = format(folder("a.yaml"), folder("b.yaml"))
    #expect(status == 0)
    #expect(console.messageText == "1 of 2 files formatted anew\n")
    #expect(try text("a.yaml") == neat)
    #expect(try permissions("a.yaml") == 0o640)
    #expect(try folder.contents() == ["a.yaml", "b.yaml"])
  }

  @Test func `a check writes nothing, and tells the first line`() throws {
    try folder.write("galley: 1\n" + wide.dropFirst(12), to: "a.yaml")
    let before = try text("a.yaml")
    let (console, status) = format(folder.path, "--check")
    #expect(status == 1)
    #expect(
      console.outputText
        == "\(folder("a.yaml")):3:1: not formatted; write it with 'galley format'\n")
    #expect(try text("a.yaml") == before)
    #expect(format(folder.path).1 == 0)
    #expect(format(folder.path, "--check").1 == 0)
  }

  @Test func `another program's files in a folder are left`() throws {
    try folder.write(wide, to: "a.yaml")
    try folder.write("on:   push\n", to: "workflow.yml")
    #expect(format(folder.path).1 == 0)
    #expect(try text("workflow.yml") == "on:   push\n")
    #expect(format(folder("workflow.yml")).1 == 0)
    #expect(try text("workflow.yml") == "on: push\n")
  }

  @Test func `a link stays, and what it leads to is written`() throws {
    try folder.write(wide, to: "real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder("a.yaml"), withDestinationPath: "real.txt")
    #expect(format(folder("a.yaml")).1 == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("a.yaml")) == "real.txt")
    #expect(try text("real.txt") == neat)
  }

  @Test func `where one file is no YAML none is written`() throws {
    try folder.write(wide, to: "a.yaml")
    try folder.write("galley: [", to: "b.yaml")
    let (console, status) = format(folder.path)
    #expect(status == 2)
    #expect(console.messageText.contains("b.yaml:2:1: not YAML: "))
    #expect(try text("a.yaml") == wide)
  }

  @Test func `a file that is read-only is told, and none is written`() throws {
    try folder.write(wide, to: "a.yaml")
    try folder.write(wide, to: "b.yaml")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder("b.yaml"))
    let (console, status) = format(folder.path)
    #expect(status == 2)
    #expect(console.messageText.contains("b.yaml': it is read-only; let yourself write it"))
    #expect(try text("a.yaml") == wide)
    #expect(try folder.contents() == ["a.yaml", "b.yaml"])
  }

  @Test func `a file that changes meanwhile is not written over`() throws {
    try folder.write(wide, to: "a.yaml")
    let file = try FormattedFile(path: folder("a.yaml"), bytes: Array(wide.utf8))
    try folder.write("galley: 1  # newer\n", to: "a.yaml")
    #expect(throws: CommandError.self) { try FormatCommand.write([file]) }
    #expect(try text("a.yaml") == "galley: 1  # newer\n")
    #expect(try folder.contents() == ["a.yaml"])
  }

  @Test func `standard input goes to standard output`() {
    let console = TestConsole(input: wide)
    #expect(console.run(["format", "-"]).rawValue == 0)
    #expect(console.outputText == neat)
    let checked = TestConsole(input: wide)
    #expect(checked.run(["format", "-", "--check"]).rawValue == 1)
    #expect(checked.outputText == "stdin:1:1: not formatted; write it with 'galley format'\n")
    #expect(TestConsole(input: wide).run(["format", "-", "a.yaml"]).rawValue == 2)
  }

  @Test func `a file that is not there is told`() {
    let (console, status) = format(folder("none.yaml"))
    #expect(status == 2)
    #expect(console.messageText.contains("none.yaml"))
  }
}

/// `galley lint`: what is told and how it ends.
@Suite struct LintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      galley: 1
      screen: { size: [40, 40], scale: 1 }
      palette: { ink: "#123456", dye: red }
      views:
        - { shape: rectangle, fill: $ink }
        - { shape: rectangle, fill: "#123456", id: spare }

      """, to: "a.yaml")
  }

  private func lint(_ arguments: String...) -> (TestConsole, Int32) {
    let console = TestConsole()
    return (console, console.run(["lint"] + arguments).rawValue)
  }

  private var path: String { folder("a.yaml") }

  @Test func `each finding has its place, its cure and its rule`() {
    let (console, status) = lint(path)
    #expect(status == 1)
    #expect(
      console.outputText == """
        \(path):3:28: warning: nothing is colored '$dye'; take it out of the palette, or use it [unused-color]
        \(path):6:31: warning: '#123456' is the palette's 'ink'; write $ink, which follows when that changes [named-color]

        """)
  }

  @Test func `rules are chosen by name`() {
    #expect(lint(path, "--skip", "unused-color,named-color").1 == 0)
    let (console, status) = lint(path, "--only", "unused-id")
    #expect(status == 1)
    #expect(console.outputText.hasSuffix("[unused-id]\n"))
    let wrong = lint(path, "--skip", "unused-colour")
    #expect(wrong.1 == 2)
    #expect(wrong.0.messageText.contains("did you mean 'unused-color'?"))
    #expect(lint(path, "--only", "sum", "--skip", "sum").1 == 2)
  }

  @Test func `machines are told the same`() {
    let (console, _) = lint(path, "--format", "github", "--only", "unused-color")
    #expect(
      console.outputText
        == "::warning file=\(path),line=3,col=28,title=unused-color::nothing is colored '$dye'; take it out of the palette, or use it\n"
    )
    let json = lint(folder.path, "--format", "json").0.outputText
    #expect(json.contains("\"rule\": \"named-color\""))
  }

  @Test func `a scene that cannot be read is trouble`() throws {
    try folder.write("galley: 1\nviews: 3\n", to: "b.yaml")
    #expect(lint(folder.path).1 == 2)
  }
}
