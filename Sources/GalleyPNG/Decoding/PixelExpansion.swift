internal import GalleyGraphics

/// Turns the samples of a PNG's rows to red, green, blue and straight alpha, eight bits each.
///
/// Samples of 16 bits are rounded to the nearest of 8, as libpng's `png_set_scale_16` does; a
/// transparent color is looked for before that, in all 16 bits.
struct PixelExpansion {
  private let header: PNGHeader
  /// The pixel for each sample, where a pixel is one sample of at most 8 bits; fewer than there
  /// are samples where a palette is short.
  private let table: [UInt32]
  /// The samples of the one color that is transparent.
  private let transparentSamples: [UInt16]?

  init(_ structure: PNGStructure, in bytes: [UInt8]) {
    header = structure.header
    let transparency = structure.transparency.map { Array(bytes[$0]) } ?? []
    if header.colorType == .indexed {
      let palette = structure.palette.map { Array(bytes[$0]) } ?? []
      table = Self.colors(palette, alphas: transparency)
      transparentSamples = nil
    } else {
      transparentSamples =
        transparency.isEmpty ? nil : Self.samples(transparency, bitDepth: header.bitDepth)
      table =
        header.colorType == .gray && header.bitDepth <= 8
        ? Self.grays(bitDepth: header.bitDepth, transparent: transparentSamples?.first) : []
    }
  }

  /// Writes the pixels of a row.
  func expand(
    _ row: UnsafePointer<UInt8>, width: Int, to target: UnsafeMutablePointer<UInt32>,
    step: Int
  ) throws(PNGError) {
    switch (header.colorType, header.bitDepth) {
    case (.gray, ...8), (.indexed, _):
      for x in 0..<width {
        let sample = sample(x, of: row)
        guard sample < table.count else {
          throw .damaged("a pixel has color \(sample) of a palette of \(table.count)")
        }
        target[x * step] = table[sample]
      }
    case (_, 8):
      for x in 0..<width {
        target[x * step] = pixel(row + x * header.filterStep) { UInt16($0[$1]) }
      }
    default:
      for x in 0..<width {
        target[x * step] = pixel(row + x * header.filterStep) {
          UInt16($0[$1 * 2]) << 8 | UInt16($0[$1 * 2 + 1])
        }
      }
    }
  }

  /// Writes the pixels of a row of samples of 16 bits, all of their bits.
  func expandDeep(
    _ row: UnsafePointer<UInt8>, width: Int, to target: UnsafeMutablePointer<DeepBitmap.Pixel>,
    step: Int
  ) {
    for x in 0..<width {
      let bytes = row + x * header.filterStep
      let sample = { (number: Int) in
        UInt16(bytes[number * 2]) << 8 | UInt16(bytes[number * 2 + 1])
      }
      let (first, isGray) = (sample(0), header.colorType.samplesPerPixel < 3)
      let color =
        isGray
        ? DeepBitmap.Pixel(first, first, first, .max)
        : DeepBitmap.Pixel(first, sample(1), sample(2), .max)
      target[x * step] = color
      switch header.colorType {
      case .grayAlpha: target[x * step].w = sample(1)
      case .rgba: target[x * step].w = sample(3)
      case .gray, .indexed, .rgb:
        if isTransparent(color) { target[x * step].w = 0 }
      }
    }
  }

  /// Whether a color is the one that stands for nothing.
  private func isTransparent(_ color: DeepBitmap.Pixel) -> Bool {
    guard let transparentSamples else { return false }
    let samples = transparentSamples.count == 1 ? [color.x] : [color.x, color.y, color.z]
    return samples == transparentSamples
  }

  /// The sample of a row of samples of at most 8 bits, packed from the highest bit on.
  @inline(__always)
  private func sample(_ x: Int, of row: UnsafePointer<UInt8>) -> Int {
    let depth = header.bitDepth
    let bit = x * depth
    return Int(row[bit >> 3]) >> (8 - depth - bit & 7) & (1 << depth - 1)
  }

  /// A pixel of one to four samples of 8 or 16 bits, which a closure reads by number.
  @inline(__always)
  private func pixel(
    _ bytes: UnsafePointer<UInt8>, _ sample: (UnsafePointer<UInt8>, Int) -> UInt16
  ) -> UInt32 {
    let first = sample(bytes, 0)
    switch header.colorType {
    case .gray, .indexed:
      let alpha: UInt8 = transparentSamples.map { $0[0] == first } ?? false ? 0 : 255
      return Self.word(byte(first), byte(first), byte(first), alpha)
    case .grayAlpha:
      return Self.word(byte(first), byte(first), byte(first), byte(sample(bytes, 1)))
    case .rgb:
      let (green, blue) = (sample(bytes, 1), sample(bytes, 2))
      let isTransparent =
        transparentSamples.map { $0[0] == first && $0[1] == green && $0[2] == blue } ?? false
      return Self.word(byte(first), byte(green), byte(blue), isTransparent ? 0 : 255)
    case .rgba:
      return Self.word(
        byte(first), byte(sample(bytes, 1)), byte(sample(bytes, 2)), byte(sample(bytes, 3)))
    }
  }

  @inline(__always)
  private func byte(_ sample: UInt16) -> UInt8 {
    header.bitDepth == 8
      ? UInt8(truncatingIfNeeded: sample)
      : UInt8(truncatingIfNeeded: (UInt32(sample) * 255 + 32_895) >> 16)
  }

  /// The four bytes in the order in which they lie in memory.
  @inline(__always)
  private static func word(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
  ) -> UInt32 {
    UInt32(
      littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  /// The colors of a palette, those without an alpha opaque.
  private static func colors(_ palette: [UInt8], alphas: [UInt8]) -> [UInt32] {
    (0..<palette.count / 3).map { index in
      let alpha = index < alphas.count ? alphas[index] : 255
      return word(palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], alpha)
    }
  }

  /// All grays of a depth, from black to white at equal distances.
  private static func grays(bitDepth: Int, transparent: UInt16?) -> [UInt32] {
    let largest = 1 << bitDepth - 1
    return (0...largest).map { sample in
      let gray = UInt8(sample * 255 / largest)
      return word(gray, gray, gray, transparent.map { Int($0) == sample } ?? false ? 0 : 255)
    }
  }

  /// Two bytes a sample, of which bits beyond the depth do not count.
  private static func samples(_ bytes: [UInt8], bitDepth: Int) -> [UInt16] {
    let mask: UInt16 = .max >> (16 - bitDepth)
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bigEndian: bytes[$0..<$0 + 2]) & mask
    }
  }
}
