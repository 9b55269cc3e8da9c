/// The greys that pixels become over white, with a quarter of their contrast: 191 for black.
///
/// A grey is `255 - (255 - luminance + 3) / 4`, rounded down, and its index that minus 191, which is
/// `(luminance + 1) / 4`. The luminance in turn is a sum of weighted components, 500 more, divided by
/// 1000, so that the index is the sum, 1500 more, divided by 4000.
enum DimmedGrey {
  /// The greys by their indexes.
  static let levels = Array(UInt8(191)...255)

  /// The index of white.
  static let white: UInt8 = 64

  /// The index of one pixel.
  static func index(of pixel: Pixel) -> UInt8 { UInt8((pixel.luminanceOverWhite + 1) / 4) }

  /// Writes the indexes of pixels to as many bytes.
  static func write(_ pixels: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) {
    let count = pixels.count / 4
    let side = Block.scalarCount
    var x = 0
    while x + side <= count {
      let block = pixels.loadUnaligned(fromByteOffset: x &* 4, as: Block.self)
      if isOpaque(block) {
        target.storeBytes(
          of: SIMD16<UInt8>(truncatingIfNeeded: indexes(ofOpaque: block)), toByteOffset: x,
          as: SIMD16<UInt8>.self)
      } else {
        writeEach(pixels, to: target, x..<(x + side))
      }
      x += side
    }
    writeEach(pixels, to: target, x..<count)
  }

  private typealias Block = SIMD16<UInt32>

  private static func isOpaque(_ block: Block) -> Bool {
    let all = block.lowHalf & block.highHalf
    let half = all.lowHalf & all.highHalf
    return half.x & half.y & half.z & half.w >= 0xFF00_0000
  }

  @inline(__always)
  private static func indexes(ofOpaque block: Block) -> Block {
    let words = block
    let (red, green, blue) = (words & 255, words &>> 8 & 255, words &>> 16 & 255)
    let sum = red &* 299 &+ green &* 587 &+ blue &* 114 &+ 1500
    // sum / 4000 = sum / 32 / 125; 8389 / 2^20 is by 49 / (125 * 2^20) more than 1 / 125, and
    // sum / 32 is at most 8015, so that what is rounded down is the same.
    return ((sum &>> 5) &* 8389) &>> 20
  }

  private static func writeEach(
    _ pixels: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, _ places: Range<Int>
  ) {
    for x in places {
      target[x] = index(of: pixels.loadUnaligned(fromByteOffset: x * 4, as: Pixel.self))
    }
  }
}
