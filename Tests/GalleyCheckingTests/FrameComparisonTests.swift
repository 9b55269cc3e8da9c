import Galley
import Testing

@testable import GalleyChecking
@testable import GalleyRuns

/// That animations are compared frame by frame.
@Suite struct FrameComparisonTests {
  /// A square that goes to the right by a point a frame, ten frames a second, and may be greyer
  /// from one frame on.
  private func animation(
    frames: Int = 6, width: Double = 20, playCount: Int? = nil, frameRate: Double = 10,
    greyFrom: Int = .max, levels: Double = 32
  ) throws -> [UInt8] {
    let sequence = PictureSequence(
      title: "Square", duration: Double(frames - 1) / frameRate, frameRate: frameRate,
      playCount: playCount
    ) { seconds, _ in
      let frame = (seconds * frameRate).rounded()
      let grey = Int(frame) >= greyFrom ? levels / 255 : 0
      let whole = Rect(x: 0, y: 0, width: width, height: 10)
      let square = Rect(x: frame, y: 2, width: 4, height: 4)
      return Picture(
        size: whole.size, scale: 1, title: "Square",
        commands: [
          .fill(Fill(.rectangle(whole), .solid(.white))),
          .fill(Fill(.rectangle(square), .solid(Color(red: grey, green: grey, blue: grey)))),
        ])
    }
    var file: [UInt8] = []
    try APNGFormat(options: SequenceOptions()).encode(sequence, with: Renderer()) { file += $0 }
    return file
  }

  private func compare(
    _ one: [UInt8], _ other: [UInt8], with metric: any DiffMetric = ExactMetric()
  ) throws -> PictureComparison {
    try PictureComparer(Tolerances(raster: metric)).compare(
      PictureSource(name: "one.apng", bytes: one),
      to: PictureSource(name: "other.apng", bytes: other))
  }

  @Test func `the first frame that differs is told, with its time and how many do`() throws {
    let comparison = try compare(animation(), animation(greyFrom: 3))
    #expect(!comparison.passes && !comparison.isSame)
    #expect(
      comparison.frames
        == FrameComparison(
          expectedCount: 6, actualCount: 6, differingCount: 3,
          first: .init(frame: 3, seconds: 0.3)))
    #expect(comparison.report.differingPixels == 16)
    #expect(comparison.report.totalPixels == 200)
    #expect(comparison.report.largestDifferencePlace == PixelPlace(x: 3, y: 2))
    #expect(
      ComparisonSummary(comparison).pixels
        == "frame 4 of 6, at 0.3 s, is the first of 3 that differ: 16 of 200 pixels differ, by up"
        + " to 32 levels at (3, 2)")
  }

  @Test func `a metric sees each frame as a whole`() throws {
    let comparison = try compare(
      animation(), animation(greyFrom: 4, levels: 60), with: PerceptualMetric())
    #expect(comparison.frames?.first == .init(frame: 4, seconds: 0.4))
    #expect(comparison.report.exceededLimits.map(\.name) == ["density"])
    #expect(comparison.frames?.differingCount == 2)
  }

  @Test func `what a metric tolerates is no difference, but is measured`() throws {
    let files = (try animation(), try animation(greyFrom: 2))
    let tolerant = try compare(files.0, files.1, with: ToleranceMetric(levels: 32))
    #expect(tolerant.passes && tolerant.isSame)
    #expect(tolerant.report.largestDifference == 32)
    #expect(tolerant.frames?.differingCount == 0)
    let strict = try compare(files.0, files.1, with: ToleranceMetric(levels: 31))
    #expect(strict.frames?.first?.frame == 2)
  }

  @Test func `a frame that only one changes back is found`() throws {
    // From the fourth frame on the two are alike again in all pixels that change.
    let one = PNGFileParts(try animation())
    let file = one.replacing("fdAT", 1, from: PNGFileParts(try animation(greyFrom: 2)))
    let comparison = try compare(one.bytes, file.bytes)
    #expect(comparison.frames?.first?.frame == 2)
    // The square's left edge is repaired by the frame that follows, the rest where it goes.
    #expect(comparison.report.differingPixels == 16)
  }

  @Test func `the number of frames, their times and how often they play must be the same`() throws {
    let file = try animation()
    let longer = try compare(file, animation(frames: 8))
    #expect(longer.differences == ["it has 8 frames, expected 6"])
    #expect(longer.report.isSame && !longer.passes && !longer.isSame)
    let slower = try compare(file, animation(frameRate: 5))
    #expect(
      slower.differences == [
        "frame 1 is shown for 1/5 s, expected 1/10 s, and 5 more for other times"
      ])
    let held = PNGFileParts(file).changing("fcTL", 2) { $0[21] = 3 }
    #expect(
      try compare(file, held.bytes).differences == ["frame 3 is shown for 3/10 s, expected 1/10 s"])
    let thrice = try compare(file, animation(playCount: 3))
    #expect(thrice.differences == ["it plays 3 times, expected for ever"])
    let once = try compare(animation(playCount: 1), file)
    #expect(once.differences == ["it plays for ever, expected once"])
    // The same times in other numbers.
    let tenths = PNGFileParts(file).changing("fcTL") { ($0[21], $0[23]) = (2, 20) }
    #expect(try compare(file, tenths.bytes).isSame)
  }

  @Test func `no tolerance excuses times`() throws {
    let comparison = try compare(
      animation(), animation(frames: 7), with: ToleranceMetric(levels: 255))
    #expect(!comparison.passes)
  }

  @Test func `a still is not an animation of the same picture`() throws {
    let file = try animation()
    let still = PNGFileParts(file).without("acTL").without("fcTL").without("fdAT").bytes
    #expect(
      try compare(still, file).differences
        == ["it is an animation of 6 frames, expected a still picture"])
    #expect(
      try compare(file, still).differences
        == ["it is a still picture, expected an animation of 6 frames"])
    #expect(try compare(still, still).frames == nil)
  }

  @Test func `frames of other colors are a difference with a cure`() throws {
    let file = try animation()
    let other = PNGFileParts(file).without("sRGB").adding("cICP", [12, 13, 0, 1]).bytes
    let comparison = try compare(file, other)
    #expect(comparison.report.isSame && !comparison.passes && comparison.notes.isEmpty)
    #expect(
      comparison.differences == [
        "its colors are by the code points 12-13-0-1, expected sRGB; convert both animations to sRGB"
      ])
    #expect(try compare(other, other).isSame)
  }

  @Test func `sizes that differ do so in every frame`() throws {
    let comparison = try compare(animation(), animation(width: 22))
    #expect(!comparison.passes)
    #expect(comparison.frames?.differingCount == 6)
    #expect(comparison.frames?.first?.frame == 0)
    #expect(comparison.report.limits.contains { $0.name == "uncovered" && $0.measured == 20 })
  }

  @Test func `the same file is the same`() throws {
    let file = try animation()
    let comparison = try compare(file, file)
    #expect(comparison.isSame && comparison.passes)
    #expect(comparison.frames == FrameComparison(expectedCount: 6, actualCount: 6))
    #expect(comparison.report.totalPixels == 200)
  }

  @Test func `a damaged animation is told, never compared as far as it goes`() throws {
    let file = PNGFileParts(try animation())
    let cut = file.changing("fdAT", 3) { $0.removeLast(9) }.bytes
    let error = #expect(throws: RunError.self) { try compare(file.bytes, cut) }
    #expect(error?.description.hasPrefix("cannot compare 'other.apng': its PNG data is ") == true)
    let mixed = file.changing("fcTL", 3) { $0[3] = 40 }.bytes
    #expect(throws: RunError.self) { try compare(mixed, file.bytes) }
  }

  @Test func `the picture of a difference is that of the frame`() throws {
    let (one, other) = (
      PictureSource(name: "one", bytes: try animation()),
      PictureSource(name: "other", bytes: try animation(greyFrom: 3))
    )
    let comparison = try PictureComparer().compare(one, to: other)
    let (left, right) = try (
      PictureComparer().expectedBitmap(one.read(), other.read(), of: comparison),
      PictureComparer().expectedBitmap(other.read(), one.read(), of: comparison)
    )
    #expect(left[3, 2] == (0, 0, 0, 255))
    #expect(right[3, 2] == (32, 32, 32, 255))
    #expect(left[2, 2] == (255, 255, 255, 255))
  }

  @Test func `what came of frames reads back`() throws {
    for other in [try animation(greyFrom: 3), try animation(frames: 9)] {
      let comparison = try compare(animation(), other)
      let text = Array(comparison.json.indented.utf8)
      let read = try PictureComparison(JSONFields(try JSONReader.value(of: text)))
      #expect(read.frames == comparison.frames)
      #expect(read.differences == comparison.differences)
      #expect(read.passes == comparison.passes)
    }
  }
}
