import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct StraightAlphaTests {
  /// Runs of opaque, of clear and of other pixels, none of a length that groups of pixels have.
  private let words: [UInt32] = {
    var random = SplitMix64(seed: 14)
    return (0..<40).flatMap { run -> [UInt32] in
      let count = Int.random(in: 1...41, using: &random)
      return (0..<count).map { _ in
        let alpha: UInt32 =
          switch run % 3 {
          case 0: 255
          case 1: 0
          default: UInt32.random(in: 0...255, using: &random)
          }
        let components = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
        return components.reduce(alpha) { $0 << 8 | $1 }
      }
    }
  }()

  private func straight(_ words: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: words.count * 4) { bytes, count in
      guard let start = bytes.baseAddress else { return }
      words.withUnsafeBufferPointer { writeStraightRow($0, to: start) }
      count = words.count * 4
    }
  }

  @Test func `colors are divided by their alpha and rounded, one pixel like another`() {
    let expected = words.flatMap { word -> [UInt8] in
      let alpha = word >> 24
      return [16, 8, 0].map { shift in
        let component = word >> shift & 255
        return alpha == 0 ? 0 : UInt8(min(255, (component * 255 + alpha / 2) / alpha))
      } + [UInt8(alpha)]
    }
    #expect(straight(words) == expected)
  }

  @Test func `straight colors are multiplied by their alpha and rounded`() {
    let bytes = straight(words)
    let back = [UInt32](unsafeUninitializedCapacity: words.count) { buffer, count in
      bytes.withUnsafeBytes { writePremultiplied($0, to: buffer) }
      count = words.count
    }
    let expected = stride(from: 0, to: bytes.count, by: 4).map { place -> UInt32 in
      let alpha = UInt32(bytes[place + 3])
      return (0..<3).reduce(alpha) { word, component in
        word << 8 | (UInt32(bytes[place + component]) * alpha + 127) / 255
      }
    }
    #expect(back == expected)
  }
}
