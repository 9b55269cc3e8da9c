import Galley
import Testing

@testable import GalleyTesting

@Suite struct PictureTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func run<Value>(
    _ value: Value, _ format: SnapshotFormat<Value>, tolerances: Tolerances? = nil
  ) -> [String] {
    messages {
      SnapshotClaims.$shared.withValue(SnapshotClaims()) {
        expectSnapshot(of: value, as: format, tolerances: tolerances, sourceLocation: stage.line(7))
      }
    }
  }

  @Test func `a pixel that moved is told, with the difference drawn`() throws {
    #expect(run(dot(atX: 2), .png).count == 1)
    #expect(run(dot(atX: 2), .png) == [])
    let name = "a-pixel-that-moved-is-told-with-the-difference-drawn"
    #expect(
      run(dot(atX: 3), .png) == [
        """
        the snapshot differs from its reference '\(stage.reference(name)).png'
        2 of 32 pixels differ, by up to 255 levels at (2, 1), all within 2 x 1 pixels at (2, 1)
        expected: \(stage.reference(name)).png
        actual: \(stage.result(name)).actual.png
        difference: \(stage.result(name)).difference.png
        if that is meant, record it: GALLEY_SNAPSHOTS=failed swift test
        """
      ])
    let difference = try #require(stage.read(stage.result(name) + ".difference.png"))
    let drawn = try BitmapDecoder.decode(difference)
    #expect(drawn[2, 1] != drawn[0, 0])
    #expect(drawn[4, 1] == drawn[0, 0])
  }

  @Test func `tolerances let through what they tolerate`() throws {
    var bitmap = dot(atX: 2)
    #expect(run(bitmap, .png).count == 1)
    bitmap.pixels[0] = 253
    #expect(run(bitmap, .png, tolerances: Tolerances(raster: ToleranceMetric(levels: 2))) == [])
    #expect(run(bitmap, .png).count == 1)
  }

  @Test func `another size is a difference`() throws {
    #expect(run(dot(atX: 2), .png).count == 1)
    let wide = Bitmap(width: 9, height: 4, pixels: Array(repeating: 255, count: 144))
    let reported = run(wide, .png)
    #expect(reported.first?.contains("the size is 9 x 4 pixels, expected 8 x 4 pixels") == true)
  }

  @Test func `the same pixels in another file pass`() throws {
    let png = try BitmapEncoder.png(dot(atX: 2))
    #expect(run(png, .png).count == 1)
    let name = "the-same-pixels-in-another-file-pass.png"
    // A text chunk before the end changes the file and no pixel.
    #expect(stage.read(stage.reference(name)) == png)
    try stage.write(
      png.dropLast(12) + PNGChunk.text("a", "b") + png.suffix(12), to: stage.reference(name))
    #expect(run(png, .png) == [])
  }

  private func svg(_ x: Int, extra: String = "") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\" viewBox=\"0 0 8 8\">"
      + "<rect x=\"\(x)\" y=\"1\" width=\"2\" height=\"2\" fill=\"#ff0000\"/>\(extra)</svg>\n"
  }

  @Test func `vectors are compared by what they draw`() throws {
    #expect(run(svg(1), .svg).count == 1)
    #expect(run(svg(1).replacing("#ff0000", with: "#f00"), .svg) == [])
    let reported = run(svg(2), .svg)
    // At twice the size a column of 2 by 4 pixels on either side.
    #expect(reported.first?.contains("16 of 256 pixels differ") == true)
  }

  @Test func `vectors that are not drawn here must be the same byte by byte`() throws {
    let blurred = svg(1, extra: "<foreignObject/>")
    #expect(run(blurred, .svg).count == 1)
    #expect(run(blurred, .svg) == [])
    let reported = run(svg(2, extra: "<foreignObject/>"), .svg)
    #expect(reported.first?.contains("so the two must be the same byte by byte") == true)
    #expect(reported.first?.contains("+ <svg") == true)
  }
}
