import CDrawing
import GalleyGraphics

extension Canvas {
  /// Draws a raster or vector image over its destination.
  func draw(_ placement: ImagePlacement) throws(RenderingError) {
    throw RenderingError("cannot draw '\(placement.image.path)': images are not read yet")
  }
}
