import GalleyGraphics
import GalleyRendering

/// A picture file as a comparison reads it.
struct PictureFile {
  let path: String
  let bitmap: Bitmap

  /// Decodes a PNG, or draws an SVG.
  ///
  /// - Parameter scale: the pixels that a point of an SVG is drawn to.
  init(path: String, bytes: [UInt8], scale: Double) throws {
    self.path = path
    do throws(RenderingError) {
      bitmap =
        Self.isSVG(bytes)
        ? try SVGRasterizer.bitmap(svg: bytes, scale: scale) : try BitmapDecoder.decode(bytes)
    } catch {
      throw CommandError("cannot compare '\(path)': \(error)")
    }
  }

  /// Whether the first byte that is no blank opens a tag; a byte order mark may stand before it.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
