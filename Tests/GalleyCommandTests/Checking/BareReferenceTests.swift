import Foundation
import Testing

@testable import GalleyCommand

/// References that lost their layout record, as tools that make files smaller take it.
@Suite struct BareReferenceTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try suite.remove("scenes/row.yaml")
    try suite.remove("scenes/ring.yaml")
    try writeDot(at: 4)
    try suite.approveAll()
    let path = suite.folder("refs/dot/first.png")
    let reference = try suite.folder.read("refs/dot/first.png")
    try Data(RingSuite.file(reference, withoutChunks: ["Xt"])).write(to: URL(filePath: path))
  }

  private func writeDot(at place: Double) throws {
    try suite.folder.write(
      """
      galley: 1
      screen: { size: [40, 40], scale: 2, background: white }
      views:
        - shape: rectangle
          id: dot
          at: { leading: \(place), top: 6, width: 10, height: 8 }
          fill: teal
      states: [{ name: first }]
      """, to: "scenes/dot.yaml")
  }

  private static let tolerant = ["--metric", "tolerance", "--tolerance", "levels=255"]

  @Test func `equal pixels pass with a warning`() throws {
    let junit = suite.folder("junit.xml")
    let options = Self.tolerant + ["--junit", junit]
    #expect(suite.check(options, on: console) == .success, "\(console.outputText)")
    let reported = String(decoding: try suite.folder.read("junit.xml"), as: UTF8.self)
    #expect(reported.contains("warning: its reference carries no layout record"), "\(reported)")
    #expect(!reported.contains("actual: "))
  }

  @Test func `what a metric would let through differs where no layout vouches for it`() throws {
    try writeDot(at: 4.25)
    #expect(suite.check(Self.tolerant, on: console) == .different, "\(console.outputText)")
    for words in ["carries no layout record, so only pixels", "approve it again", "in shape 'dot'"]
    {
      #expect(console.outputText.contains(words), "\(console.outputText)")
    }
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.check(Self.tolerant, on: console) == .success)
  }
}
