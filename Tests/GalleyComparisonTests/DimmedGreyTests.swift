import GalleyGeometry
import Testing

@testable import GalleyComparison

@Suite struct DimmedGreyTests {
  private func indexes(_ pixels: [Pixel]) -> [UInt8] {
    var indexes = [UInt8](repeating: 99, count: pixels.count)
    pixels.withUnsafeBytes { pixels in
      indexes.withUnsafeMutableBytes { DimmedGrey.write(pixels, to: $0) }
    }
    return indexes
  }

  /// A quarter of the contrast: `255 - (255 - luminance + 3) / 4`.
  private func grey(_ pixel: Pixel) -> Int { 255 - (255 - pixel.luminanceOverWhite + 3) / 4 }

  @Test func `every sum of components is divided as one pixel's is`() {
    // The weights have no common factor: of the sums from 0 to 255,000 few are left out.
    let blues: [UInt8] = [0, 100, 200, 255]
    let pixels = (0..<256 * 256).flatMap { number -> [Pixel] in
      let (red, green) = (UInt8(number / 256), UInt8(number % 256))
      return blues.map { blue in Pixel(red, green, blue, 255) }
    }
    let isRight = indexes(pixels).map { Int(DimmedGrey.levels[Int($0)]) } == pixels.map(grey)
    #expect(isRight)
  }

  @Test func `rows of every width are dimmed, and transparent pixels over white`() {
    let seed: UInt64 = 14
    var random = SplitMix64(seed: seed)
    for width in 0...67 {
      let pixels = (0..<width).map { _ -> Pixel in
        var pixel = Pixel(repeating: 0)
        for component in 0..<4 { pixel[component] = .random(in: 0...255, using: &random) }
        if Bool.random(using: &random) { pixel.w = 255 }
        return pixel
      }
      #expect(
        indexes(pixels).map { Int(DimmedGrey.levels[Int($0)]) } == pixels.map(grey), "seed \(seed)")
    }
  }
}
