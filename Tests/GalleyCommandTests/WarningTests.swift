import Testing

@testable import GalleyCommand
@testable import GalleyNotation

/// A warning is told once, however many states, frames, scales and variants it is about.
@Suite struct WarningTests {
  private let folder: TemporaryFolder
  private let console = TestConsole()

  init() throws {
    folder = try TemporaryFolder()
    // No font has the character; a layout that has no use for an option says so at loading.
    try folder.write(
      """
      galley: 1
      screen: { size: [400, 400], scale: 1, background: white }
      font: { missing: boxes }
      matrix: { scale: [1, 2] }
      views:
        - text: "\u{E123}"
          at: { top: 0, leading: 0 }
        - collection: discs
          layout: { kind: circles, packing: disc, seed: 3 }
          cell: { style: disc, fill: teal }
          items: 3
      states:
        - { name: first }
        - { name: second, do: [{ delete: 0 }], at: 50% }
      """, to: "scene.yaml")
  }

  private func expectOnce(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let lines = console.messageText.split(separator: "\n").filter { $0.contains("warning: ") }
    #expect(!lines.isEmpty, "\(console.messageText)", sourceLocation: sourceLocation)
    #expect(Set(lines).count == lines.count, "\(lines)", sourceLocation: sourceLocation)
  }

  @Test func `render tells it once for all states and variants`() {
    #expect(console.run("render", folder("scene.yaml"), "-o", folder("out")) == .success)
    expectOnce()
  }

  @Test func `render tells it once for all frames and scales`() {
    let status = console.run(
      "render", folder("scene.yaml"), "-o", folder("out"), "--animate", "--animation-format",
      "apng,filmstrip.png", "--fps", "3", "--scale", "1,2", "--jobs", "1")
    #expect(status == .success, "\(console.messageText)")
    expectOnce()
  }

  @Test func `layout tells it once`() {
    #expect(console.run("layout", folder("scene.yaml")) == .success)
    expectOnce()
  }

  @Test func `a state's entry in a report has it once`() throws {
    let status = console.run(
      "check", folder("scene.yaml"), "--references", folder("refs"), "--results", folder("results"))
    #expect(status == .different)
    let states = console.outputText.split(separator: "new      ")
    #expect(states.count == 4)
    for state in states {
      let lines = state.split(separator: "\n").filter { $0.contains("warning: ") }
      #expect(!lines.isEmpty && Set(lines).count == lines.count, "\(state)")
    }
  }

  @Test(arguments: ["render", "layout"])
  func `an option that did something once is told of, and harms nothing`(command: String) {
    let output = command == "render" ? ["-o", folder("out")] : []
    let status = console.run([command, folder("scene.yaml"), "--no-shortcuts"] + output)
    #expect(status == .success)
    #expect(console.messageText.contains("warning: --no-shortcuts does nothing"))
    expectOnce()
  }
}
