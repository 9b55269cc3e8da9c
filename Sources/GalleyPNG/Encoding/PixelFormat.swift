internal import Glibc

/// The pixel format of a PNG.
package enum PixelFormat {
  case rgb
  /// Straight alpha.
  case rgba

  package var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }

  package var colorType: PNGColorType {
    switch self {
    case .rgb: .rgb
    case .rgba: .rgba
    }
  }

  /// Writes a row of premultiplied words, in Cairo's order, as the bytes of this format; false
  /// where it cannot, since a pixel is not opaque.
  ///
  /// Up to two bytes more are written.
  func convert(
    _ words: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard self == .rgb, let source = words.baseAddress else {
      writeStraightRow(words, to: bytes)
      return true
    }
    let common = OpaqueRow(source: source, target: bytes).write(0..<words.count)
    return common >= 0xFF00_0000
  }

  /// Does the same from the bytes of another row and from the pixels that do not equal those of it.
  ///
  /// - `model`: The bytes of the row that the words were compared with.
  func convert(
    _ words: UnsafeBufferPointer<UInt32>, _ same: borrowing EqualPixels,
    model: UnsafePointer<UInt8>, to bytes: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard let source = words.baseAddress else { return true }
    memcpy(bytes, model, words.count * bytesPerPixel)
    switch self {
    case .rgb: return OpaqueRow(source: source, target: bytes).patch(same) >= 0xFF00_0000
    case .rgba:
      for first in stride(from: 0, to: words.count, by: 64)
      where same.differingFromModel(inWordAt: first) != 0 {
        let some = UnsafeBufferPointer(rebasing: words[first...].prefix(64))
        writeStraightRow(some, to: bytes + 4 * first)
      }
      return true
    }
  }
}

/// A row of opaque pixels that becomes red, green and blue bytes.
struct OpaqueRow {
  let source: UnsafePointer<UInt32>
  let target: UnsafeMutablePointer<UInt8>

  /// Writes some pixels, and up to two bytes beyond the last.
  ///
  /// - Returns: The bits that they have in common.
  @inline(__always)
  func write(_ range: Range<Int>) -> UInt32 {
    var common = UInt64.max
    var x = range.lowerBound
    while x &+ 1 < range.upperBound {
      target(x).storeBytes(of: packedPair(x, &common).littleEndian, as: UInt64.self)
      x &+= 2
    }
    if x < range.upperBound {
      let one = source[x]
      target(x).storeBytes(of: (one.byteSwapped &>> 8).littleEndian, as: UInt32.self)
      common &= UInt64(one) | ~0xFFFF_FFFF
    }
    return UInt32(truncatingIfNeeded: common & common &>> 32)
  }

  /// Writes those pixels that do not equal the ones of another row, whose bytes are there already.
  ///
  /// - Returns: The bits that they have in common.
  func patch(_ same: borrowing EqualPixels) -> UInt32 {
    var common = UInt32.max
    var first = 0
    while first < same.width {
      let differing = same.differingFromModel(inWordAt: first)
      if differing != 0 { common &= patch(same, first, differing) }
      first &+= 64
    }
    return common
  }

  /// Writes those of 64 pixels whose bits are set, and some others.
  @inline(__always)
  private func patch(_ same: borrowing EqualPixels, _ first: Int, _ differing: UInt64) -> UInt32 {
    if first &+ 64 <= same.width {
      if same.isLeft(inWordAt: first) { return fill(first, count: 64) }
      if Self.isMostly(differing) { return writeOnly(pairsIn: first..<first &+ 64) }
    }
    var (common, rest) = (UInt32.max, differing)
    while rest != 0 {
      let offset = rest.trailingZeroBitCount & ~7
      let x = first &+ offset
      if x &+ 8 > same.width {
        common &= writeOnly(x..<same.width)
      } else if same.isLeft(eightAt: x) {
        common &= fill(x, count: 8)
      } else {
        common &= writeOnly(pairsIn: x..<x &+ 8)
      }
      rest &= ~(0xFF &<< UInt64(offset))
    }
    return common
  }

  /// Whether bits are set in more than half of the bytes.
  @inline(__always)
  private static func isMostly(_ bits: UInt64) -> Bool {
    let everyByte: UInt64 = 0x0101_0101_0101_0101
    var some = bits | bits &>> 4
    some |= some &>> 2
    some |= some &>> 1
    return ((some & everyByte) &* everyByte) &>> 56 > 4
  }

  /// Writes pixels, an even number of them, and nothing else.
  @inline(__always)
  private func writeOnly(pairsIn range: Range<Int>) -> UInt32 {
    var common = UInt64.max
    var place = target(range.lowerBound)
    var x = range.lowerBound
    while x < range.upperBound &- 2 {
      place.storeBytes(of: packedPair(x, &common).littleEndian, as: UInt64.self)
      (x, place) = (x &+ 2, place + 6)
    }
    let last = packedPair(x, &common)
    place.storeBytes(of: UInt32(truncatingIfNeeded: last).littleEndian, as: UInt32.self)
    place.storeBytes(
      of: UInt16(truncatingIfNeeded: last &>> 32).littleEndian, toByteOffset: 4, as: UInt16.self)
    return UInt32(truncatingIfNeeded: common & common &>> 32)
  }

  /// Writes pixels that all equal the first, a multiple of eight.
  @inline(__always)
  private func fill(_ x: Int, count: Int) -> UInt32 {
    let one = UInt64(source[x].byteSwapped &>> 8)
    // The three bytes begin anew every three words.
    let first = one | one &<< 24 | one &<< 48
    let second = one &>> 16 | one &<< 8 | one &<< 32 | one &<< 56
    let third = one &>> 8 | one &<< 16 | one &<< 40
    var place = target(x)
    for _ in 0..<count &>> 3 {
      place.storeBytes(of: first.littleEndian, as: UInt64.self)
      place.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
      place.storeBytes(of: third.littleEndian, toByteOffset: 16, as: UInt64.self)
      place += 24
    }
    return source[x]
  }

  /// Writes a few pixels, byte by byte.
  private func writeOnly(_ range: Range<Int>) -> UInt32 {
    var common = UInt32.max
    for x in range {
      for byte in 0..<3 {
        target[x &* 3 &+ byte] = UInt8(
          truncatingIfNeeded: source[x] &>> UInt32(16 &- byte &* 8))
      }
      common &= source[x]
    }
    return common
  }

  /// The six bytes of two pixels, the first lowest; ANDs both words into `common`.
  @inline(__always)
  private func packedPair(_ x: Int, _ common: inout UInt64) -> UInt64 {
    let two = UInt64(littleEndian: UnsafeRawPointer(source + x).loadUnaligned(as: UInt64.self))
    common &= two
    // The first in the upper half, its alpha lowest.
    let swapped = two.byteSwapped
    return swapped &>> 40 | (swapped &>> 8 & 0xFF_FFFF) &<< 24
  }

  @inline(__always)
  private func target(_ x: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(target + x &* 3)
  }
}
