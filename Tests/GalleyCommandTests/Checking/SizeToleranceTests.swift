import Testing

@testable import GalleyCommand

/// Pictures that are a pixel wider than their references.
@Suite struct SizeToleranceTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try suite.remove("scenes/row.yaml")
    try write(width: 40)
    try suite.approveAll()
    try write(width: 41)
  }

  private func write(width: Int, fill: String = "teal", check: String = "") throws {
    try suite.folder.write(
      """
      galley: 1
      screen: { size: [\(width), 40], scale: 1, background: white }
      \(check)
      views:
        - { shape: ellipse, fill: \(fill), at: { leading: 4, top: 4, width: 20, height: 20 } }
      states: [{ name: first }]
      """, to: "scenes/ring.yaml")
  }

  @Test func `sizes that differ are a difference unless that is tolerated`() throws {
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("the size is 41 x 40 pixels, expected 40 x 40 pixels"))
    // What the layout says of the sizes is a tolerance of its own.
    #expect(suite.check("--size-tolerance", "1") == .different)
    #expect(suite.check("--size-tolerance", "1", "--layout-tolerance", "1") == .success)
    #expect(suite.check("--layout-tolerance", "1") == .different)
    try write(width: 41, check: "check: { size-tolerance: 1, layout-tolerance: 1 }")
    #expect(suite.check() == .success)
    try write(width: 42, check: "check: { size-tolerance: 1, layout-tolerance: 2 }")
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("\n  size: 2, allowed 1\n"), "\(console.outputText)")
  }

  @Test func `what both have in common is compared`() throws {
    try write(width: 41, fill: "red")
    let tolerances = [
      "--size-tolerance", "1", "--layout-tolerance", "1", "--color-tolerance", "100",
    ]
    #expect(suite.check(tolerances, on: console) == .different)
    #expect(console.outputText.contains("by up to 255 levels"), "\(console.outputText)")
  }

  @Test func `two files are compared so, too`() {
    #expect(suite.check() == .different)
    let pictures = ["results/expected/ring/first.png", "results/drawn/ring/first.png"]
      .map { suite.folder($0) }
    #expect(console.run(["diff"] + pictures) == .different)
    let tolerant = TestConsole()
    _ = tolerant.run(["diff"] + pictures + ["--size-tolerance", "1"])
    #expect(tolerant.outputText.contains("sizes differ: 40 x 40 and 41 x 40 pixels\n"))
    #expect(tolerant.outputText.contains("40 of 1640 pixels differ\n"))
    #expect(!tolerant.outputText.contains("uncovered"))
  }

  @Test(arguments: ["-1", "1001", "x", "0.5"])
  func `a tolerance that cannot be is told`(text: String) {
    #expect(suite.check("--size-tolerance=\(text)", on: console) == .trouble)
    #expect(console.messageText.contains("size-tolerance"))
    let diff = TestConsole()
    #expect(diff.run("diff", "a.png", "b.png", "--size-tolerance=\(text)") == .trouble)
    #expect(diff.messageText.contains("size-tolerance"))
  }
}
