/// Measures pairs of pixels by CIEDE2000, and remembers the last of them.
///
/// Drawn pictures have few colors, so most pairs come again; a photograph has many, and then a pair
/// costs some hundred nanoseconds.
struct PerceivedDifferences {
  private struct Entry {
    var pair: SIMD8<UInt8>
    var difference: Double
  }

  /// Each pair has one place; a pair of equal pixels, which differ by nothing, is in the free ones.
  private var entries = [Entry](
    repeating: Entry(pair: SIMD8(repeating: 0), difference: 0), count: 1 << placeBits)

  private static let placeBits = 12

  /// The difference as it is on black or on white, where it is larger; in ΔE.
  mutating func difference(_ one: Pixel, _ other: Pixel) -> Double {
    let pair = SIMD8(lowHalf: one, highHalf: other)
    let place = Self.place(of: pair)
    if entries[place].pair == pair { return entries[place].difference }
    let difference = Self.measure(one, other)
    entries[place] = Entry(pair: pair, difference: difference)
    return difference
  }

  /// Spreads pairs over the places (Fibonacci hashing, Knuth 1973).
  private static func place(of pair: SIMD8<UInt8>) -> Int {
    Int((unsafeBitCast(pair, to: UInt64.self) &* 0x9E37_79B9_7F4A_7C15) >> (64 - placeBits))
  }

  private static func measure(_ one: Pixel, _ other: Pixel) -> Double {
    if one.w == 255, other.w == 255 { return opaque(one, other) }
    return max(
      opaque(one.flattened(on: 0), other.flattened(on: 0)),
      opaque(one.flattened(on: 255), other.flattened(on: 255)))
  }

  private static func opaque(_ one: Pixel, _ other: Pixel) -> Double {
    if one == other { return 0 }
    return LabColor(one).difference(from: LabColor(other))
  }
}

extension LabColor {
  fileprivate init(_ pixel: Pixel) { self.init(red: pixel.x, green: pixel.y, blue: pixel.z) }
}
