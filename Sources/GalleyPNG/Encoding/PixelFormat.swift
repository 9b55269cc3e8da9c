internal import Glibc

/// How the pixels of a surface are written.
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
  /// where it cannot, since a pixel is not opaque. Up to two bytes more are written.
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
  /// - Parameter model: The bytes of the row that the words were compared with.
  func convert(
    _ words: UnsafeBufferPointer<UInt32>, _ same: borrowing SamePixels,
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
