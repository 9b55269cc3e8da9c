import GalleyChecking
import GalleyComparison
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyRuns
import Testing

@testable import GalleyCommand

@Suite struct DiffTests {
  private let folder: TemporaryFolder
  private let console = TestConsole()

  /// White; `changed.png` has one pixel of 10 levels less red at (2, 1).
  init() throws {
    folder = try TemporaryFolder()
    var bitmap = Bitmap(width: 4, height: 3, pixels: Array(repeating: 255, count: 48))
    try write(bitmap, to: "white.png")
    bitmap.pixels[(1 * 4 + 2) * 4] = 245
    try write(bitmap, to: "changed.png")
    try write(Bitmap(width: 4, height: 2, pixels: Array(repeating: 255, count: 32)), to: "low.png")
  }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    try WholeFileWriter.write([OutputFile(path: folder(name), bytes: BitmapEncoder.png(bitmap))])
  }

  @Test func `an animation is not compared with what has no frames`() throws {
    try folder.write(
      """
      galley: 1
      screen: { size: [40, 40], scale: 1, background: white }
      views:
        - collection: a
          layout: { kind: flow, item: 10 }
          cell: { style: plain, fill: teal }
          items: 3
      states: [{ name: s, do: [{ delete: 0 }] }]
      """, to: "moving.yaml")
    let drawn = console.run(
      "render", folder("moving.yaml"), "-o", folder("out"), "--format", "svg", "--animate",
      "--animation-format", "apng", "--fps", "2")
    #expect(drawn == .success, "\(console.messageText)")
    for pair in [("s.apng", "s.svg"), ("s.svg", "s.apng")] {
      let (one, other) = (folder("out/moving/\(pair.0)"), folder("out/moving/\(pair.1)"))
      #expect(console.run("diff", one, other) == .trouble)
    }
    #expect(console.messageText.contains("s.apng' is an animation"), "\(console.messageText)")
  }

  @Test func `the same pictures exit with 0`() {
    #expect(console.run("diff", folder("white.png"), folder("white.png")) == .success)
    #expect(console.outputText == "the same in 12 pixels\n")
  }

  @Test func `different pictures exit with 1 and say in what`() {
    #expect(console.run("diff", folder("white.png"), folder("changed.png")) == .different)
    #expect(
      console.outputText == """
        1 of 12 pixels differ
        largest difference: 10 levels at (2, 1)
        bounding box: 1 x 1 pixels at (2, 1)

        """)
  }

  @Test func `sizes that differ are told`() {
    #expect(console.run("diff", folder("white.png"), folder("low.png")) == .different)
    #expect(
      console.outputText == """
        sizes differ: 4 x 3 and 4 x 2 pixels
        4 of 12 pixels differ
        largest difference: 255 levels at (0, 2)
        bounding box: 4 x 1 pixels at (0, 2)

        """)
  }

  @Test func `JSON has the same numbers, as the results of a check have them`() throws {
    let arguments = ["diff", folder("white.png"), folder("changed.png"), "--format", "json"]
    #expect(console.run(arguments) == .different)
    let json = try JSONReader.value(of: console.outputBytes)
    #expect(json["expected"] == .string(folder("white.png")))
    #expect(json["actual"] == .string(folder("changed.png")))
    #expect(json["metric"] == .string("exact"))
    let comparison = try PictureComparison(JSONFields(json).object("comparison"))
    #expect(!comparison.passes)
    #expect(comparison.expectedSize == .init(width: 4, height: 3))
    #expect(comparison.report.differingPixels == 1)
    #expect(comparison.report.totalPixels == 12)
    #expect(comparison.report.largestDifference == 10)
    #expect(comparison.report.largestDifferencePlace == PixelPlace(x: 2, y: 1))
  }

  @Test func `the difference is drawn`() throws {
    let status = console.run(
      "diff", folder("white.png"), folder("changed.png"), "-o", folder("new/diff.png"))
    #expect(status == .different)
    let drawing = try BitmapDecoder.decode(folder.read("new/diff.png"))
    #expect(drawing[2, 1] == (230, 0, 60, 255))
    #expect(drawing[0, 0] == (255, 255, 255, 255))
  }

  @Test func `a metric is chosen by its name`() {
    let status = console.run(
      "diff", folder("white.png"), folder("changed.png"), "--metric", "blind",
      catalogs: .standard.adding(BlindMetric.self))
    #expect(status == .success)
  }

  @Test func `tolerances are set by name, and what they allow is told`() {
    let files = [folder("white.png"), folder("changed.png")]
    #expect(
      console.run(["diff"] + files + ["--metric", "tolerance", "--tolerance", "levels=10"])
        == .success)
    #expect(
      console.outputText
        == "the same in 12 pixels; the largest difference is 10 levels, which is none\n")
    let strict = TestConsole()
    #expect(
      strict.run(["diff"] + files + ["--metric", "tolerance", "--tolerance", "levels=9"])
        == .different)
    #expect(
      strict.outputText.hasSuffix(
        "levels: 10, allowed 9, 1 too much\npixels: 1, allowed 0, 1 too much\n"))
  }

  @Test(
    arguments: [
      ("exact", "levels=1", "the metric exact has no option 'levels'; it has none, leave it out"),
      (
        "perceptual", "diffrence=1",
        "has no option 'diffrence'; did you mean 'difference'?; expected "
      ),
      ("perceptual", "density=200", "density is 200; give a number from 0 to 100"),
      ("perceptual", "density", "cannot read the tolerance 'density'; give a name and a number"),
      ("exat", "a=1", "unknown metric 'exat'; did you mean 'exact'?"),
    ])
  func `a tolerance that cannot be is told with the cure`(
    metric: String, tolerance: String, message: String
  ) {
    let files = [folder("white.png"), folder("changed.png")]
    #expect(
      console.run(["diff"] + files + ["--metric", metric, "--tolerance", tolerance]) == .trouble)
    #expect(console.messageText.contains(message), "\(console.messageText)")
  }

  @Test func `an SVG is drawn and compared`() throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='1.5'>"
        + "<rect width='2' height='1.5' fill='white'/></svg>", to: "white.svg")
    let status = console.run("diff", folder("white.svg"), folder("white.png"), "--scale", "2")
    #expect(status == .success, "\(console.outputText)\(console.messageText)")
    // The PNG is four pixels wide, the SVG two points: two pixels a point.
    #expect(console.run("diff", folder("white.svg"), folder("white.png")) == .success)
  }

  @Test func `JPEG and WebP are compared with each other and with PNG`() throws {
    let images = Self.images
    for (one, other) in [("half.png", "half.webp"), ("gray.jpg", "gray.jpg")] {
      let console = TestConsole()
      #expect(console.run("diff", images + one, images + other) == .success)
      #expect(console.outputText == "the same in 384 pixels\n")
    }
    let status = console.run(
      "diff", images + "blocks.png", images + "orientation-6.jpg", "--metric", "tolerance",
      "--tolerance", "levels=12", "-o", folder("changes.png"))
    #expect(status == .success, "\(console.outputText)")
    #expect(try BitmapDecoder.decode(folder.read("changes.png")).width == 24)
    #expect(console.run("diff", images + "blocks.png", images + "animated.webp") == .trouble)
    #expect(console.messageText.contains("it is an animated WebP; export one of its frames"))
  }

  private static let images =
    #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    + "/GalleyRenderingTests/Fixtures/Images/"

  @Test func `pictures higher than what is drawn are compared, and what differs is drawn`() throws {
    var bitmap = Bitmap(
      width: 3, height: 40_000, pixels: Array(repeating: 255, count: 3 * 40_000 * 4))
    try write(bitmap, to: "high.png")
    bitmap.pixels[(39_000 * 3 + 1) * 4] = 205
    try write(bitmap, to: "other.png")
    let status = console.run(
      "diff", folder("high.png"), folder("other.png"), "-o", folder("changes.png"))
    #expect(status == .different)
    #expect(console.outputText.contains("largest difference: 50 levels at (1, 39000)\n"))
    #expect(try BitmapDecoder.decode(folder.read("changes.png")).height == 40_000)
    #expect(
      console.run("diff", folder("high.png"), folder("other.png"), "--metric", "perceptual")
        == .success)
  }

  @Test func `sizes that reach over more than can be looked at are refused`() throws {
    let (high, wide) = (40_000, 40_000)
    try write(
      Bitmap(width: 1, height: high, pixels: Array(repeating: 255, count: high * 4)), to: "high.png"
    )
    try write(
      Bitmap(width: wide, height: 1, pixels: Array(repeating: 255, count: wide * 4)), to: "wide.png"
    )
    #expect(console.run("diff", folder("high.png"), folder("wide.png")) == .trouble)
    #expect(
      console.messageText.hasSuffix(
        "laid on one another they cover 40000x40000 pixels, over the limit of 128 megapixels; give"
          + " pictures of nearer sizes\n"))
  }

  @Test func `what cannot be compared is trouble, never the same`() throws {
    try folder.write("no picture", to: "text.png")
    #expect(console.run("diff", folder("text.png"), folder("text.png")) == .trouble)
    #expect(console.messageText.hasPrefix("galley: cannot compare '\(folder("text.png"))': "))
    #expect(console.run("diff", folder("gone.png"), folder("white.png")) == .trouble)
    #expect(
      console.messageText.hasSuffix(
        "cannot read '\(folder("gone.png"))': there is no such file or folder; check the path\n"))
    #expect(console.outputBytes == [])
  }

  @Test(
    arguments: [
      ("", false), ("<", false), ("\u{FEFF}\n<svg/>", true), (" <s", false), (" ", false),
      ("<?xml version=\"1.0\"?><!-- <html> --> <svg:svg xmlns", true), ("<svg\n", true),
      ("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\">", true), ("<!doctype html><svg/>", false),
      ("<html><svg/></html>", false), ("<!-- <svg/>", false), ("<svgs/>", false),
    ])
  func `an SVG is known by its root`(text: String, isSVG: Bool) {
    #expect(PictureSource(name: "picture", bytes: Array(text.utf8)).isSVG == isSVG)
  }
}

/// Sees nothing.
private struct BlindMetric: DiffMetric {
  static let kind = "blind"
  static let summary = "nothing"

  init(options: MetricOptions) {}

  func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    DiffReport(runs: [], totalPixels: 1, largestDifference: 0, largestDifferencePlace: nil)
  }
}
