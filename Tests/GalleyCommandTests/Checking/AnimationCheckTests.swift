import Foundation
import GalleyNotation
import GalleyRendering
import GalleyRuns
import Testing

@testable import GalleyCommand

/// `check --animate`: courses are held by animated PNG.
@Suite struct AnimationCheckTests {
  private let suite: RingSuite
  private let console = TestConsole()

  /// `ring` has a state in which an item comes, `row` none in which something moves.
  init() throws {
    suite = try RingSuite()
    try writeMoving()
  }

  private func writeMoving(fill: String = "teal", extra: String = "") throws {
    try suite.write(
      "ring", fill: fill, extra: "  - { name: third, do: [{ tap: background }] }\n\(extra)")
  }

  private let animated = ["--animate", "--fps", "10"]

  private func approve() throws {
    #expect(suite.checkCourses() == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.checkCourses() == .success)
  }

  @Test func `a course is new, approved, and the same from then on`() throws {
    #expect(suite.checkCourses(on: console) == .different)
    #expect(console.outputText.contains("new      ring/third.apng\n"))
    #expect(console.outputText.contains("6 new"))
    #expect(suite.run(["approve"], on: console) == .success)
    #expect(console.messageText.contains("approved ring/third.apng\n"))
    #expect(
      try suite.references().keys.sorted() == [
        "ring/first.png", "ring/second.png", "ring/third.apng", "ring/third.png", "row/first.png",
        "row/second.png",
      ])
    let after = TestConsole()
    #expect(suite.checkCourses(on: after) == .success)
    #expect(after.outputText.hasPrefix("6 same (exact, "))
  }

  @Test func `the reference is what render draws`() throws {
    try approve()
    let render = ["render", suite.folder("scenes/ring.yaml"), "-o", suite.folder("out")]
    let options = ["--animation-format", "apng", "--format", "none", "--state", "third"]
    #expect(console.run(render + animated + options) == .success, "\(console.messageText)")
    #expect(
      try suite.folder.read("out/ring/third.apng") == suite.folder.read("refs/ring/third.apng"))
  }

  @Test func `a course that another goes is told with the frame and what it lies in`() throws {
    try approve()
    try darken(frame: 2)
    #expect(suite.checkCourses(on: console) == .different)
    let text = console.outputText
    #expect(text.contains("changed  ring/third.apng\n"))
    #expect(text.contains("frame 3 of "))
    #expect(text.contains(", at 0.2 s, is the "))
    #expect(text.contains(" in collection 'ring'\n"), "\(text)")
    #expect(text.contains("5 same"))
    let files = try suite.folder.contents().filter { $0.hasPrefix("results/") }
    for name in [
      "results/drawn/ring/third.apng", "results/expected/ring/third.apng",
      "results/diff/ring/third.apng.png",
    ] { #expect(files.contains(name), "\(name)") }
    // The still beside it is the same, and without --animate nothing is said of the course.
    #expect(suite.check() == .success)
  }

  @Test func `every report tells a course`() throws {
    try approve()
    try darken(frame: 2)
    let junit = suite.folder("junit.xml")
    #expect(suite.checkCourses("--junit", junit, "--format", "github", on: console) == .different)
    #expect(console.outputText.contains("third.apng"))
    let xml = String(decoding: try suite.folder.read("junit.xml"), as: UTF8.self)
    #expect(xml.contains("name=\"third.apng\"") && xml.contains("frame 3 of"))
    let page = String(decoding: try suite.folder.read("results/report.html"), as: UTF8.self)
    #expect(page.contains("alt=\"ring/third.apng, expected\""))
    #expect(page.contains("frame 3 of"))
    let json = TestConsole()
    #expect(suite.checkCourses("--format", "json", on: json) == .different)
    let states = try #require(JSONReader.value(of: json.outputBytes)["states"]?.array)
    let state = try #require(states.first { $0["path"]?.text == "ring/third.apng" })
    #expect(state["comparison"]?["frames"]?["first"]?.integer == 3)
  }

  /// Changes a pixel in a frame of the reference.
  private func darken(frame: Int) throws {
    let path = "refs/ring/third.apng"
    let file = AnimationFile(try suite.folder.read(path))
    try WholeFileWriter.write([
      OutputFile(path: suite.folder(path), bytes: try file.darkened(frame: frame).bytes)
    ])
  }

  @Test func `only what is named is approved`() throws {
    try approve()
    try writeMoving(fill: "red")
    #expect(suite.checkCourses() == .different)
    #expect(suite.run(["approve", "ring/third.apng"], on: console) == .success)
    #expect(console.messageText == "approved ring/third.apng\n")
    #expect(suite.checkCourses(on: console) == .different)
    #expect(console.outputText.contains("3 changed, 3 same"))
  }

  @Test func `a course that is gone is missing, one that moves no more obsolete`() throws {
    try approve()
    try suite.remove("refs/ring/third.apng")
    let missing = TestConsole()
    #expect(suite.checkCourses(on: missing) == .different)
    #expect(missing.outputText.contains("missing  ring/third.apng"))
    #expect(suite.run(["approve"]) == .success)
    try suite.write("ring", extra: "  - { name: third }\n")
    let still = TestConsole()
    #expect(suite.checkCourses(on: still) == .different)
    #expect(still.outputText.contains("obsolete ring/third.apng"))
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.checkCourses("--strict") == .different)
    #expect(suite.run(["prune"], on: console) == .success)
    #expect(console.messageText == "removed ring/third.apng\n")
    #expect(suite.checkCourses("--strict") == .success)
  }

  @Test func `of a scene that is no more the course is obsolete too`() throws {
    try approve()
    try suite.remove("scenes/ring.yaml")
    #expect(suite.check(on: console) == .success)
    #expect(console.outputText.contains("obsolete ring/third.apng\n"))
    #expect(suite.run(["prune"], on: console) == .success)
    #expect(console.messageText.contains("removed ring/third.apng\n"))
  }

  @Test func `parts of a suite join with their courses`() throws {
    try approve()
    try darken(frame: 2)
    #expect(suite.checkPart("1/2", "--animate", "--fps", "10") != .trouble)
    #expect(suite.checkPart("2/2", "--animate", "--fps", "10") != .trouble)
    #expect(suite.merge(["1", "2"], on: console) == .different)
    #expect(console.outputText.contains("changed  ring/third.apng"))
    #expect(console.outputText.contains("1 changed, 5 same"))
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.checkCourses() == .success)
  }

  @Test func `what is masked does not count in any frame`() throws {
    try approve()
    try writeMoving(fill: "red", extra: "check: { masks: [{ rectangle: [0, 0, 40, 40] }] }\n")
    #expect(suite.checkCourses(on: console) != .trouble, "\(console.outputText)")
    #expect(!console.outputText.contains("pixels differ"), "\(console.outputText)")
  }

  @Test func `another rate is another animation`() throws {
    try approve()
    #expect(suite.check(["--animate", "--fps", "5"], on: console) == .different)
    #expect(console.outputText.contains("is shown for 1/5 s, expected 1/10 s"))
  }

  @Test func `a reference that is damaged fails the course alone`() throws {
    try approve()
    let file = try suite.folder.read("refs/ring/third.apng")
    try WholeFileWriter.write([
      OutputFile(
        path: suite.folder("refs/ring/third.apng"), bytes: AnimationFile(file).cut(frame: 1).bytes)
    ])
    #expect(suite.checkCourses(on: console) == .trouble)
    #expect(console.outputText.contains("failed   ring/third.apng"))
    #expect(console.outputText.contains("1 failed, 5 same"))
  }

  @Test(arguments: [
    ["--fps", "10"], ["--duration", "1s"], ["--animate", "--fps", "0"],
    ["--animate", "--duration", "0"],
  ])
  func `wrong options are told`(options: [String]) {
    #expect(suite.check(options, on: console) == .trouble)
    #expect(console.messageText.hasPrefix("Error: "))
  }
}
