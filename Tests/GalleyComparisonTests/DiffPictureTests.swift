import GalleyComparison
import GalleyGraphics
import Testing

@Suite struct DiffPictureTests {
  @Test func `what is the same is light grey and what differs is red`() {
    let expected = Bitmap.filled(width: 3, height: 1, with: [0, 0, 0, 255])
      .setting(x: 2, y: 0, to: [255, 255, 255, 255])
    let actual = expected.setting(x: 1, y: 0, to: [1, 0, 0, 255])
    let report = ExactMetric().compare(expected, to: actual)
    let picture = DiffPicture.draw(expected: expected, actual: actual, report: report)
    // Black keeps a quarter of its contrast: 255 - 255 / 4, rounded.
    #expect(picture.pixels == [191, 191, 191, 255, 230, 0, 60, 255, 255, 255, 255, 255])
  }

  @Test func `transparent pixels are shown over white`() {
    let expected = Bitmap.filled(width: 1, height: 1, with: [0, 0, 0, 0])
    let report = ExactMetric().compare(expected, to: expected)
    let picture = DiffPicture.draw(expected: expected, actual: expected, report: report)
    #expect(picture.pixels == [255, 255, 255, 255])
  }

  @Test func `what only one of two covers is striped, each side its own way`() {
    let (wide, tall) = (Bitmap.filled(width: 20, height: 1), Bitmap.filled(width: 1, height: 20))
    let report = ExactMetric().compare(wide, to: tall)
    let picture = DiffPicture.draw(expected: wide, actual: tall, report: report)
    #expect(picture.width == 20)
    #expect(picture.height == 20)
    #expect(picture[0, 0] == (255, 255, 255, 255))
    #expect(picture[5, 5] == (255, 255, 255, 255))
    // Six of blue, six of white: below, the actual alone from x + y = 0; on the right, the expected
    // alone from x - y + 20 = 0.
    #expect((1..<20).map { picture[0, $0].red == 0 } == (1..<20).map { $0 % 12 < 6 })
    #expect((1..<20).map { picture[$0, 0].red == 0 } == (1..<20).map { ($0 + 20) % 12 < 6 })
  }

  @Test func `a single pixel on a phone's screen has a frame that shows on a thumbnail`() {
    let white = Bitmap.filled(width: 1179, height: 2556)
    let report = ExactMetric().compare(
      white, to: white.setting(x: 600, y: 1000, to: [0, 0, 0, 255]))
    let picture = DiffPicture.draw(expected: white, actual: white, report: report)
    let red: [PixelPlace] = (0..<2556).flatMap { y in
      (0..<1179).filter { picture[$0, y].green == 0 }.map { PixelPlace(x: $0, y: y) }
    }
    // A line of (2556 + 200) / 400 = 6 pixels around a square of 1 + 2 * 5 * 6 = 61, and the pixel.
    #expect(red.count == 61 * 61 - 49 * 49 + 1)
    #expect(red.contains(PixelPlace(x: 600, y: 1000)))
    #expect(red.map(\.x).min() == 570 && red.map(\.x).max() == 630)
    #expect(red.map(\.y).min() == 970 && red.map(\.y).max() == 1030)
  }

  @Test func `near ones share a frame, which the picture's edge cuts`() {
    let white = Bitmap.filled(width: 400, height: 300)
    let actual = white.setting(x: 0, y: 0, to: [0, 0, 0, 255])
      .setting(x: 6, y: 0, to: [0, 0, 0, 255])
    let report = ExactMetric().compare(white, to: actual)
    let picture = DiffPicture.draw(expected: white, actual: actual, report: report)
    #expect((0..<400).filter { picture[$0, 0].green == 0 } == [0, 6, 11])
    #expect((0..<300).filter { picture[3, $0].green == 0 } == [5])
  }

  @Test func `what is large needs no frame`() {
    let white = Bitmap.filled(width: 400, height: 300)
    let report = ExactMetric().compare(
      white, to: .filled(width: 400, height: 300, with: [0, 0, 0, 9]))
    let picture = DiffPicture.draw(expected: white, actual: white, report: report)
    #expect(picture == .filled(width: 400, height: 300, with: [230, 0, 60, 255]))
  }
}
