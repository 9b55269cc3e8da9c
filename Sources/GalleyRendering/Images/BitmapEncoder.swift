package import GalleyGraphics
package import GalleyPNG
internal import GalleySystem

/// Encodes pixels that did not come from a picture, such as the drawing of a difference.
package enum BitmapEncoder {
  /// A PNG without a layout record, at one pixel a point.
  ///
  /// Straight colors are premultiplied on the way, so that where alpha is small some are rounded.
  /// - Throws: where the bitmap is empty or has more than 128 megapixels.
  package static func png(_ bitmap: Bitmap) throws(RenderingError) -> [UInt8] {
    do throws(PNGError) {
      return try PNG.bytes(of: bitmap)
    } catch {
      throw problem(error, width: bitmap.width, height: bitmap.height)
    }
  }

  /// Begins a PNG of few colors.
  /// - Throws: as for ``png(_:)``.
  package static func indexedPNG(
    width: Int, height: Int, palette: [IndexedBitmap.Color]
  ) throws(RenderingError) -> IndexedPNGWriter {
    do throws(PNGError) {
      return try IndexedPNGWriter(width: width, height: height, palette: palette)
    } catch {
      throw problem(error, width: width, height: height)
    }
  }

  private static func problem(_ problem: PNGError, width: Int, height: Int) -> RenderingError {
    let size = "\(width)x\(height) px"
    switch problem {
    case .empty, .tooLarge:
      return RenderingError(
        "cannot encode \(size); expected at least one, at most 128 megapixels")
    case .noMemory:
      return RenderingError("cannot encode \(size): \(problem); \(MemoryProblem.cure)")
    case .truncated, .damaged:
      return RenderingError("cannot encode \(size): \(problem)")
    }
  }
}
