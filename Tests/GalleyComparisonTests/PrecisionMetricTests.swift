import GalleyGraphics
import Testing

@testable import GalleyComparison

@Suite struct PrecisionMetricTests {
  private let white = Bitmap.filled(width: 10, height: 10)
  private var dotted: Bitmap { white.setting(x: 3, y: 4, to: [0, 0, 0, 255]) }

  @Test(arguments: [(0.009, false), (0.01, true), (0.02, true)])
  func `a share of the pixels may differ`(share: Double, passes: Bool) {
    let report = PrecisionMetric(share: share, difference: 0).compare(white, to: dotted)
    #expect(report.passes == passes)
    #expect(report.differingPixels == 1)
  }

  @Test func `a pixel differs by more than is said, or not at all`() {
    let pale = white.setting(x: 0, y: 0, to: [250, 250, 250, 255])
    #expect(PrecisionMetric(share: 0, difference: 2).compare(white, to: pale).passes)
    #expect(!PrecisionMetric(share: 0, difference: 0).compare(white, to: pale).passes)
    #expect(!PrecisionMetric(share: 0, difference: 2).compare(white, to: dotted).passes)
  }

  @Test func `what one picture has more is never let through`() {
    let wide = Bitmap.filled(width: 11, height: 10)
    #expect(!PrecisionMetric(share: 1, difference: 100).compare(white, to: wide).passes)
  }
}
