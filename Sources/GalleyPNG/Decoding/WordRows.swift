internal import CCompression
internal import Glibc

/// Undoes the filters of rows of 8-bit RGB or RGBA, from the inflated bytes to the pixels in one
/// step: a pixel is a word, and its bytes are computed with side by side.
struct WordRows {
  /// 3 or 4.
  let bytesPerPixel: Int
  let width: Int

  /// Writes the pixels of a row.
  ///
  /// - `source`: What the filter wrote, and at least four bytes behind it that can be read.
  /// - `above`: The pixels of the row above; zeros above the first row.
  func undo(
    _ filter: RowFilter, _ source: UnsafePointer<UInt8>, above: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    // One loop each, so that the compiler knows how far apart pixels are and what alpha is.
    if bytesPerPixel == 3 {
      undo(filter, Source(start: source), above, target, step: 3, alpha: 0xFF00_0000)
    } else {
      undo(filter, Source(start: source), above, target, step: 4, alpha: 0)
    }
  }

  @inline(__always)
  private func undo(
    _ filter: RowFilter, _ source: Source, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, step: Int, alpha: UInt32
  ) {
    switch filter {
    case .none:
      for x in 0..<width { target[x] = source.word(x &* step) | alpha }
    case .left:
      var left: UInt32 = 0
      for x in 0..<width {
        left = bytewiseSum(left, source.word(x &* step))
        target[x] = left | alpha
      }
    case .above:
      if source.isZero(count: width * step) {
        // What repeats the row above, of which drawings have many.
        memcpy(target, above, width * 4)
        // Above the first row nothing is opaque.
        if alpha != 0, width > 0, above[0] & alpha == 0 { fill(target, with: alpha) }
      } else {
        for x in 0..<width {
          target[x] = bytewiseSum(above[x], source.word(x &* step)) | alpha
        }
      }
    case .average:
      var left: UInt32 = 0
      for x in 0..<width {
        left = bytewiseSum(bytewiseMean(left, above[x]), source.word(x &* step))
        target[x] = left | alpha
      }
    case .paeth: undoPaeth(source, above, target, step: step, alpha: alpha)
    }
  }

  private func fill(_ target: UnsafeMutablePointer<UInt32>, with alpha: UInt32) {
    for x in 0..<width { target[x] = alpha }
  }

  @inline(__always)
  private func undoPaeth(
    _ source: Source, _ above: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    step: Int, alpha: UInt32
  ) {
    var left = Components.zero
    var corner = Components.zero
    for x in 0..<width {
      let up = components(above[x])
      let toLeft = up &- corner
      let toUp = left &- corner
      let toCorner = toLeft &+ toUp
      let (a, b, c) = (magnitude(toLeft), magnitude(toUp), magnitude(toCorner))
      let least = pointwiseMin(pointwiseMin(a, b), c)
      let prediction = corner.replacing(with: up, where: b .== least)
        .replacing(with: left, where: a .== least)
      left = (prediction &+ components(source.word(x &* step))) & Components(repeating: 255)
      corner = up
      target[x] = word(left) | alpha
    }
  }
}

/// The components of a pixel with room for differences.
private typealias Components = SIMD4<Int16>

@inline(__always)
private func components(_ word: UInt32) -> Components {
  Components(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
}

@inline(__always)
private func word(_ components: Components) -> UInt32 {
  unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: components), to: UInt32.self)
}

@inline(__always)
private func magnitude(_ components: Components) -> Components {
  pointwiseMax(components, 0 &- components)
}

/// Sums without a carry from byte to byte: the highest bit of each is added apart.
@inline(__always)
private func bytewiseSum(_ one: UInt32, _ other: UInt32) -> UInt32 {
  ((one & 0x7F7F_7F7F) &+ (other & 0x7F7F_7F7F)) ^ ((one ^ other) & 0x8080_8080)
}

/// Half the sum of each byte, rounded down: what both have, and half of what one has.
@inline(__always)
private func bytewiseMean(_ one: UInt32, _ other: UInt32) -> UInt32 {
  (one & other) &+ ((one ^ other) & 0xFEFE_FEFE) &>> 1
}

/// The bytes of a row as a filter wrote them.
private struct Source {
  let start: UnsafePointer<UInt8>

  /// Four bytes as they lie in memory, of which those behind a pixel do not matter.
  @inline(__always)
  func word(_ offset: Int) -> UInt32 {
    UnsafeRawPointer(start + offset).loadUnaligned(as: UInt32.self)
  }

  func isZero(count: Int) -> Bool {
    start[0] == 0 && memcmp(start, start + 1, count - 1) == 0
  }
}
