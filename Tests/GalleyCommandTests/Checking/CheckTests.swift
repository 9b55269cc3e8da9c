import Foundation
import GalleyChecking
import Testing

@testable import GalleyCommand

@Suite struct CheckTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws { suite = try RingSuite() }

  @Test func `what has no reference is new, and none is written`() throws {
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("new      ring/first"))
    #expect(console.outputText.contains("4 new"))
    #expect(try suite.references() == [:])
    #expect(try suite.folder.contents().contains("results/drawn/ring/first.png"))
  }

  @Test func `what was approved is the same, and the results hold no picture`() throws {
    try suite.approveAll()
    #expect(suite.check(on: console) == .success)
    #expect(console.outputText.contains("4 same"))
    #expect(try suite.references().count == 4)
    #expect(!(try suite.folder.contents().contains { $0.hasPrefix("results/drawn") }))
  }

  @Test func `what is drawn otherwise is changed, with what was expected and the difference`()
    throws
  {
    try suite.approveAll()
    let references = try suite.references()
    try suite.write("ring", items: 4)
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("changed  ring/first"))
    #expect(console.outputText.contains("2 same"))
    #expect(try suite.references() == references)
    for part in ["drawn", "diff", "expected"] {
      #expect(try suite.folder.contents().contains("results/\(part)/ring/first.png"))
    }
    #expect(
      try suite.folder.read("results/expected/ring/first.png") == references["ring/first.png"])
  }

  @Test func `a state of which only names are others is the same, and approved with the rest`()
    throws
  {
    try suite.approveAll()
    let references = try suite.references()
    let scene = try String(decoding: suite.folder.read("scenes/ring.yaml"), as: UTF8.self)
    try suite.folder.write(
      scene.replacing("collection: ring", with: "collection: wheel"), to: "scenes/ring.yaml")
    #expect(suite.check(on: console) == .success)
    #expect(console.outputText.contains("collection 'ring' is now called 'wheel'"))
    #expect(console.outputText.contains("4 same, 2 of them under other names"))
    let strict = TestConsole()
    #expect(suite.check("--strict-names", on: strict) == .different)
    #expect(strict.outputText.contains("2 changed, 2 same"))
    _ = suite.check()
    #expect(suite.run(["approve"]) == .success)
    #expect(try suite.references() != references)
    #expect(suite.check("--strict-names") == .success)
  }

  @Test func `a reference that is gone is missing, one that never was is new`() throws {
    try suite.approveAll()
    try suite.remove("refs/ring/first.png")
    try suite.write("new")
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("missing  ring/first"))
    #expect(console.outputText.contains("new      new/first"))
    // Missing it stays until someone approves.
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("missing  ring/first"))
  }

  @Test func `a reference that no state draws is obsolete, which only strictness minds`() throws {
    try suite.approveAll()
    try suite.remove("scenes/row.yaml")
    #expect(suite.check(on: console) == .success)
    #expect(console.outputText.contains("obsolete row/first"))
    #expect(suite.check("--strict") == .different)
  }

  @Test func `scene files and chosen states tell nothing of other scenes' references`() throws {
    try suite.approveAll()
    let file = suite.folder("scenes/ring.yaml")
    #expect(
      suite.run(["check", file, "--references", suite.folder("refs")], on: console) == .success)
    #expect(suite.check("--state", "first", on: console) == .success)
    #expect(!console.outputText.contains("obsolete"))
  }

  @Test func `a state that cannot be drawn fails, and the others are checked`() throws {
    try suite.approveAll()
    try suite.write("ring", extra: "  - { name: third, do: [{ tap: 99 }] }")
    #expect(suite.check(on: console) == .trouble)
    #expect(
      console.outputText.contains("failed   ring/third\n  \(suite.folder("scenes/ring.yaml")):11:"))
    #expect(console.outputText.contains("4 same"))
  }

  @Test func `JSON is what the manifest holds`() throws {
    #expect(suite.check("--format", "json", on: console) == .different)
    #expect(console.outputBytes == (try suite.folder.read("results/manifest.json")))
  }

  @Test(arguments: ["-q", "--quiet"])
  func `quiet says nothing where all is well, and all where it is not`(flag: String) throws {
    #expect(suite.check(flag, on: console) == .different)
    #expect(console.outputText.contains("4 new"))
    try suite.approveAll()
    let quiet = TestConsole()
    #expect(suite.check(flag, on: quiet) == .success)
    #expect(quiet.outputText + quiet.messageText == "")
    #expect(suite.check(flag, "--format", "json", on: quiet) == .success)
    #expect(quiet.outputText.hasPrefix("{\n  \"galleyResults\": 1,"))
    #expect(try suite.folder.contents().contains("results/report.html"))
  }

  @Test(arguments: ["st*r", "s[t]ar", "-rf", "--results", "a'b c", "back\\slash", "sh\u{202E}ort"])
  func `the command that a report suggests approves one state alone`(scene: String) throws {
    for name in [scene, "star", "st*rs"] { try suite.write(name) }
    let shown = TestConsole()
    let pattern = NamePattern(literal: "\(scene)/first").text
    #expect(suite.check(on: shown) == .different)
    let arguments = pattern.hasPrefix("-") ? ["--", pattern] : [pattern]
    let results = ["--results", suite.folder("results")]
    #expect(console.run(["approve"] + results + arguments) == .success)
    #expect(try suite.references().keys.sorted() == ["\(scene)/first.png"])
  }

  @Test func `the suggestion says what it means to a shell`() throws {
    try suite.write("-r*f $HOME")
    try suite.remove("scenes/ring.yaml")
    try suite.remove("scenes/row.yaml")
    #expect(suite.check("--state", "first", on: console) == .different)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let next = try #require(console.outputText.split(separator: "galley approve").last)
    process.arguments = ["-c", "printf '%s\\n' \(next.split(separator: "\n")[0])"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(words.hasSuffix("\n--\n-r\\*f $HOME/first\n"))
  }

  @Test func `a check gives way to the next as a whole`() throws {
    #expect(suite.check() == .different)
    #expect(suite.check("--state", "second") == .different)
    let contents = try suite.folder.contents().filter { $0.hasPrefix("results/drawn/") }
    #expect(!contents.contains("results/drawn/ring/first.png"))
    #expect(contents.contains("results/drawn/ring/second.png"))
  }

  @Test func `a folder with anything else in it takes no results`() throws {
    try suite.makeFolder("results")
    try suite.folder.write("mine", to: "results/notes.txt")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.messageText.contains("it is not empty and holds no results of galley check"))
    #expect(
      try suite.folder.contents().filter { $0.hasPrefix("results/") } == ["results/notes.txt"])
  }

  @Test func `a folder with another program's manifest takes no results and loses nothing`() throws
  {
    try suite.makeFolder("results/drawn/ring")
    let own = [
      "results/manifest.json": "{ \"name\": \"My app\" }", "results/report.html": "mine",
      "results/drawn/ring/first.png": "mine",
    ]
    for (name, text) in own { try suite.folder.write(text, to: name) }
    #expect(suite.check(on: console) == .trouble)
    #expect(console.messageText.contains("it is not empty and holds no results of galley check"))
    for (name, text) in own { #expect(try suite.folder.read(name) == Array(text.utf8)) }
  }

  @Test func `what someone put among the results stays`() throws {
    #expect(suite.check() == .different)
    try suite.folder.write("mine", to: "results/notes.txt")
    try suite.folder.write("mine", to: "results/drawn/ring/notes.txt")
    #expect(suite.check() == .different)
    let contents = try suite.folder.contents()
    #expect(contents.contains("results/notes.txt"))
    #expect(contents.contains("results/drawn/ring/notes.txt"))
  }

  @Test func `a tolerance of the command line holds where the scene says nothing`() throws {
    try suite.approveAll()
    try suite.write("ring", fill: "'#018080'")
    #expect(suite.check() == .different)
    #expect(suite.check("--metric", "tolerance", "--color-tolerance", "9") == .success)
    #expect(
      suite.check("--metric", "tolerance", "--tolerance", "levels=0", on: console) == .different)
    #expect(suite.check("--tolerance", "levels=1", on: console) == .trouble)
    #expect(console.messageText.contains("the metric exact has no option 'levels'"))
  }
}
