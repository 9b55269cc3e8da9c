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

  @Test func `the picture is as large as the larger of both`() {
    let (wide, tall) = (Bitmap.filled(width: 2, height: 1), Bitmap.filled(width: 1, height: 2))
    let report = ExactMetric().compare(wide, to: tall)
    let picture = DiffPicture.draw(expected: wide, actual: tall, report: report)
    #expect(picture.width == 2)
    #expect(picture.height == 2)
    #expect(picture[0, 0] == (255, 255, 255, 255))
    #expect(picture[1, 0] == (230, 0, 60, 255))
    #expect(picture[0, 1] == (230, 0, 60, 255))
    #expect(picture[1, 1] == (255, 255, 255, 255))
  }
}
