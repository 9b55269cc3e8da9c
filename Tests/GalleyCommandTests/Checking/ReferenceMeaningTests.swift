import GalleyRuns
import Testing

@testable import GalleyCommand

/// References with the right pixels that are other pictures all the same.
@Suite struct ReferenceMeaningTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try suite.approveAll()
  }

  private func replace(_ change: (AnimationFile) -> AnimationFile) throws {
    let path = "refs/ring/first.png"
    let file = change(AnimationFile(try suite.folder.read(path)))
    try WholeFileWriter.write([OutputFile(path: suite.folder(path), bytes: file.bytes)])
  }

  @Test func `one of another gamma differs, though its digest of pixels is right`() throws {
    try replace { $0.with("gAMA", [0, 1, 0x86, 0xA0], inPlaceOf: "sRGB") }
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("changed  ring/first\n"))
    #expect(console.outputText.contains("its colors are by sRGB, expected the gamma 1.0"))
    let tolerant = TestConsole()
    #expect(suite.check(["--metric", "perceptual"], on: tolerant) == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.check() == .success)
  }

  @Test func `one that moves differs, though its first frame is right`() throws {
    let frame: [UInt8] = [
      0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0,
    ]
    try replace {
      $0.with("fcTL", frame, inPlaceOf: "fcTL").with(
        "acTL", [0, 0, 0, 1, 0, 0, 0, 0], inPlaceOf: "acTL")
    }
    #expect(suite.check(on: console) == .different)
    #expect(
      console.outputText.contains("it is a still picture, expected an animation of 1 frame"))
  }
}
