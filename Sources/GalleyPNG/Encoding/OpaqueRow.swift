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
      target(x).storeBytes(of: pair(x, &common).littleEndian, as: UInt64.self)
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
  func patch(_ same: borrowing SamePixels) -> UInt32 {
    var common = UInt32.max
    for first in stride(from: 0, to: same.width, by: 64) {
      var differing = same.differingFromModel(inWordAt: first)
      while differing != 0 {
        let offset = differing.trailingZeroBitCount & ~7
        let x = first &+ offset
        if x &+ 8 > same.width {
          common &= writeOnly(x..<same.width)
        } else if same.isLeft(eightAt: x) {
          common &= fillEight(x)
        } else {
          common &= writeEight(x)
        }
        differing &= ~(0xFF &<< UInt64(offset))
      }
    }
    return common
  }

  /// Writes eight pixels, and nothing else.
  @inline(__always)
  private func writeEight(_ x: Int) -> UInt32 {
    var common = UInt64.max
    let target = target(x)
    for offset in 0..<3 {
      target.storeBytes(
        of: pair(x &+ offset &* 2, &common).littleEndian, toByteOffset: offset &* 6,
        as: UInt64.self)
    }
    let last = pair(x &+ 6, &common)
    target.storeBytes(
      of: UInt32(truncatingIfNeeded: last).littleEndian, toByteOffset: 18, as: UInt32.self)
    target.storeBytes(
      of: UInt16(truncatingIfNeeded: last &>> 32).littleEndian, toByteOffset: 22, as: UInt16.self)
    return UInt32(truncatingIfNeeded: common & common &>> 32)
  }

  /// Writes eight pixels that all equal the first.
  @inline(__always)
  private func fillEight(_ x: Int) -> UInt32 {
    let one = UInt64(source[x].byteSwapped &>> 8)
    let target = target(x)
    // The three bytes begin anew every three words.
    let first = one | one &<< 24 | one &<< 48
    let second = one &>> 16 | one &<< 8 | one &<< 32 | one &<< 56
    let third = one &>> 8 | one &<< 16 | one &<< 40
    target.storeBytes(of: first.littleEndian, as: UInt64.self)
    target.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
    target.storeBytes(of: third.littleEndian, toByteOffset: 16, as: UInt64.self)
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

  /// The six bytes of two pixels, the first lowest.
  @inline(__always)
  private func pair(_ x: Int, _ common: inout UInt64) -> UInt64 {
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
