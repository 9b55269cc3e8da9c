import Foundation
import GalleyChecking
import Testing

@testable import GalleyCommand

/// Names that are two on Linux and one on a Mac.
@Suite struct CaseCollisionTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws { suite = try RingSuite() }

  @Test func `scenes that differ in case only are told, checked and drawn`() throws {
    try suite.write("Ring")
    #expect(suite.check(on: console) == .different)
    let words =
      "warning: 'Ring' and 'ring' are one on a Mac, where upper and lower case are the same; rename"
      + " one of the two scenes\n"
    #expect(console.messageText == words)
    #expect(console.outputText.contains("6 new"))
    let render = TestConsole()
    let output = suite.folder("output")
    #expect(render.run("render", suite.folder("scenes"), "-o", output, "--quiet") == .success)
    #expect(render.messageText == words)
  }

  @Test func `states that differ in case only are told`() throws {
    try suite.folder.write(
      """
      galley: 1
      matrix: { title: { ok: a, OK: b, Ok: c, other: d } }
      screen: { size: [10, 10] }
      views: []
      """, to: "scenes/case.yaml")
    #expect(suite.check(on: console) == .different)
    #expect(
      console.messageText.contains(
        "'case/default.ok.png' and 'case/default.OK.png' are one on a Mac"),
      "\(console.messageText)")
    #expect(console.messageText.split(separator: "\n").count == 1)
  }

  @Test func `scenes that differ in the form of an accent have one reference`() throws {
    try suite.write("caf\u{E9}")
    try suite.write("cafe\u{301}")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.messageText.contains("give the scenes different file names"))
  }

  @Test(arguments: [("Ring", "ring"), ("cafe\u{301}", "caf\u{E9}")])
  func `a new state says which reference has its name but for that`(
    found: String, wanted: String
  ) throws {
    try suite.write(wanted)
    try suite.approveAll()
    try FileManager.default.moveItem(
      atPath: suite.folder("refs/\(wanted)"), toPath: suite.folder("refs/\(found)"))
    #expect(suite.check("--results", suite.folder("fresh"), on: console) == .different)
    let path = suite.folder("refs/\(wanted)/first.png")
    #expect(console.outputText.contains("refs/\(found)/first.png' has the same name but for upper"))
    #expect(console.outputText.contains("rename it to '\(path)'"), "\(console.outputText)")
  }
}
