import GalleyGeometry
import GalleyGraphics
import GalleyRendering

/// A picture file as a comparison reads it.
struct PictureFile {
  let path: String
  let bitmap: Bitmap

  /// Decodes a PNG, or draws an SVG.
  ///
  /// - Parameter scale: the pixels that a point of an SVG is drawn to.
  init(_ source: Source, scale: Double) throws {
    path = source.path
    bitmap = try source.reading { bytes throws(RenderingError) in
      source.isSVG
        ? try SVGRasterizer.bitmap(svg: bytes, scale: scale) : try BitmapDecoder.decode(bytes)
    }
  }
}

extension PictureFile {
  /// The bytes of a picture file.
  struct Source {
    let path: String
    let bytes: [UInt8]

    /// Whether the first byte that is no blank opens a tag; a byte order mark may stand before it.
    var isSVG: Bool {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
      return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    }

    /// The pixels a point that make an SVG as wide as a PNG; 1 where the two are of one kind.
    func scale(toMatch other: Source) throws -> Double {
      guard isSVG, !other.isSVG else { return 1 }
      let size = try reading { bytes throws(RenderingError) in
        try SVGRasterizer.size(ofSVG: bytes)
      }
      let width = try other.reading { bytes throws(RenderingError) in
        try BitmapDecoder.decode(bytes).width
      }
      return size.width > 0 ? Double(width) / size.width : 1
    }

    /// What a reader makes of the bytes; what it finds wrong is said of the file.
    func reading<Value>(
      _ read: ([UInt8]) throws(RenderingError) -> Value
    ) throws -> Value {
      do throws(RenderingError) {
        return try read(bytes)
      } catch {
        throw CommandError("cannot compare '\(path)': \(error)")
      }
    }
  }
}
