import CDrawing
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct RepeatedRowsTests {
  @Test func `of many alike those are left that see something else, and one`() {
    // aaaaaaa b cc
    let places = RepeatedRows(count: 10, reach: 2) { ![7, 8].contains($0) }
    #expect(places.saved == [0, 1, 2, 5, 6, 7, 8, 9])
    #expect(places.standIns == [0, 1, 2, 2, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a few are all left, and so is one, and none`() {
    for count in 0...5 {
      let places = RepeatedRows(count: count, reach: 2) { _ in true }
      #expect(places.saved == Array(0..<count) && places.standIns == places.saved)
    }
    let sharp = RepeatedRows(count: 4, reach: 0) { _ in true }
    #expect(sharp.saved == [0] && sharp.standIns == [0, 0, 0, 0])
  }

  /// Up to sixteen pixels by the Gaussian itself, beyond by boxes.
  @Test(arguments: [0.0, 0.4, 2, 7.3, 16, 16.5, 31])
  func `a blur comes out as it does when every row and column is blurred`(
    deviation: Double
  ) throws {
    let blur = GaussianBlur(deviation: deviation)
    let (width, height) = (2 * blur.reach + 400, 2 * blur.reach + 310)
    let (x, y) = (Double(blur.reach) + 0.3, Double(blur.reach) + 2.6)
    let shapes: [Shape] = [
      .rectangle(Rect(x: x, y: y, width: 390, height: 290)),
      .roundedRectangle(Rect(x: x, y: y, width: 391.4, height: 300.5), radius: 24),
      .ellipse(in: Rect(x: x, y: y, width: 380, height: 270)),
      .rectangle(Rect(x: 0, y: 0, width: Double(width), height: Double(height))),
    ]
    for shape in shapes {
      func blurred(usingRepetition: Bool) throws -> [UInt8] {
        let mask = try Surface.mask(width: width, height: height)
        let context = DrawingContext(on: mask)
        context.add(shape)
        cairo_fill(context.pointer)
        blur.blur(mask, usingRepetition: usingRepetition)
        return mask.withPixels { Array($0) }
      }
      #expect(try blurred(usingRepetition: true) == blurred(usingRepetition: false), "\(shape)")
    }
  }
}
