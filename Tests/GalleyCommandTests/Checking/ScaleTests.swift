import Testing

@testable import GalleyCommand

/// Pictures at other scales than the screen's own, drawn and then checked.
@Suite struct ScaleTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try suite.remove("scenes/row.yaml")
  }

  private func render(_ scale: String) {
    #expect(
      TestConsole().run(
        ["render", suite.folder("scenes"), "-o", suite.folder("refs"), "--scale", scale])
        == .success
    )
  }

  @Test(arguments: ["2", "1,2", "0.5,3"])
  func `what was drawn at some scales is the same when it is checked at them`(_ scale: String) {
    render(scale)
    #expect(suite.check("--scale", scale, on: console) == .success, "\(console.outputText)")
  }

  @Test func `each scale has its own reference, and is told by it`() throws {
    render("1,2")
    try suite.write("ring", fill: "red")
    #expect(suite.check("--scale", "1,2", "--state", "first", on: console) == .different)
    for name in ["ring/first@1x", "ring/first@2x"] {
      #expect(console.outputText.contains("changed  \(name)"), "\(console.outputText)")
    }
  }

  @Test func `a check at another scale says how to check at that of the references`() throws {
    render("2")
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("check it with '--scale 2'"), "\(console.outputText)")
  }

  @Test func `pictures of several scales are told where none is looked for`() throws {
    render("1,2")
    #expect(suite.check("--scale", "2", on: console) == .different)
    #expect(console.outputText.contains("check them with '--scale 1,2'"), "\(console.outputText)")
  }

  @Test func `a scale that is named twice is told`() {
    #expect(suite.check("--scale", "2,2", on: console) == .trouble)
    #expect(console.messageText.contains("name each once"), "\(console.messageText)")
  }
}
