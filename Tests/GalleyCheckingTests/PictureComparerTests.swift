import Galley
import Testing

@Suite struct PictureComparerTests {
  private func picture(_ name: String, red: UInt8 = 255) throws -> PictureSource {
    var bitmap = Bitmap(width: 4, height: 3, pixels: Array(repeating: 255, count: 48))
    bitmap.pixels[0] = red
    return PictureSource(name: name, bytes: try BitmapEncoder.png(bitmap))
  }

  @Test func `the same picture passes every gate`() throws {
    let comparison = try PictureComparer().compare(picture("a.png"), to: picture("b.png"))
    #expect(comparison.passes)
    #expect(comparison.isSame)
  }

  @Test func `one pixel of another color fails the exact gate`() throws {
    let comparison = try PictureComparer().compare(picture("a.png"), to: picture("b.png", red: 9))
    #expect(!comparison.passes)
    #expect(comparison.report.exceededLimits.first == DiffLimit("pixels", measured: 1, allowed: 0))
  }

  @Test func `a picture that cannot be read is named`() throws {
    let broken = PictureSource(name: "broken.png", bytes: [1, 2, 3])
    let error = #expect(throws: RunError.self) {
      _ = try PictureComparer().compare(picture("a.png"), to: broken)
    }
    #expect(error?.description.hasPrefix("cannot compare 'broken.png': ") == true)
  }
}
