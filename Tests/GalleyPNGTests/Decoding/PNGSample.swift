import GalleyGeometry

@testable import GalleyPNG

/// A PNG made of random samples: the file, and the pixels that the specification makes of it.
struct PNGSample {
  /// How the rows are filtered.
  enum Filtering: String, CaseIterable {
    case none, left, above, average, paeth, mixed
  }

  /// What a sample is made of.
  struct Shape {
    var colorType: PNGColorType
    var bitDepth: Int
    var isInterlaced: Bool
    var filtering: Filtering
    var width: Int
    var height: Int
    var isTransparent: Bool
    /// The colors of the palette; 0 where there is none.
    var paletteCount: Int

    var name: String {
      [
        "\(colorType)-\(bitDepth)", isInterlaced ? "adam7" : "rows", filtering.rawValue,
        "\(width)x\(height)", isTransparent ? "trns" : "opaque", "palette\(paletteCount)",
      ].joined(separator: "-")
    }
  }

  let shape: Shape
  let palette: [UInt8]
  /// The samples of the transparent color, or the alphas of the palette; nil for neither.
  let transparency: [Int]?
  /// The samples of each pixel, row by row.
  let pixels: [[Int]]

  init(_ shape: Shape) {
    // FNV-1a of the name, so that a sample does not depend on the others.
    var random = SplitMix64(seed: fnv1a(Array(shape.name.utf8)))
    let largest = (1 << shape.bitDepth) - 1
    let most = shape.colorType == .indexed ? shape.paletteCount - 1 : largest
    let count = shape.colorType.samplesPerPixel
    // A few colors that come often, so that the transparent one does.
    let colors = (0..<4).map { _ in
      (0..<count).map { _ in Int.random(in: 0...most, using: &random) }
    }
    self.shape = shape
    palette = (0..<shape.paletteCount * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
    pixels = (0..<shape.width * shape.height).map { _ in
      var color = colors[Int.random(in: 0..<colors.count, using: &random)]
      for index in color.indices where Int.random(in: 0..<6, using: &random) == 0 {
        color[index] = Int.random(in: 0...most, using: &random)
      }
      // As the transparent color but for the lowest bit.
      if Int.random(in: 0..<6, using: &random) == 0, most == largest { color[0] ^= 1 }
      return color
    }
    let alphas = shape.colorType == .indexed ? max(1, shape.paletteCount * 2 / 3) : 0
    transparency =
      !shape.isTransparent
      ? nil
      : alphas > 0
        ? (0..<alphas).map { _ in Int.random(in: 0...255, using: &random) } : colors[0]
  }

  /// Red, green, blue and straight alpha bytes of all pixels, in the plainest way.
  var expectedPixels: [UInt8] { pixels.flatMap(expectedPixel) }

  private func expectedPixel(_ samples: [Int]) -> [UInt8] {
    let largest = Double((1 << shape.bitDepth) - 1)
    let bytes = samples.map { UInt8((Double($0) * 255 / largest).rounded()) }
    let alpha: UInt8 = samples == transparency ? 0 : 255
    switch shape.colorType {
    case .gray: return [bytes[0], bytes[0], bytes[0], alpha]
    case .rgb: return bytes + [alpha]
    case .grayAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
    case .rgba: return bytes
    case .indexed:
      let index = samples[0]
      let alphas = transparency ?? []
      return palette[index * 3..<index * 3 + 3]
        + [index < alphas.count ? UInt8(alphas[index]) : 255]
    }
  }
}

/// The FNV-1a hash of 64 bits.
func fnv1a(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
