import CDrawing
import GalleyGeometry
internal import GalleyGraphics

/// A cache of the share of each pixel that texts cover, from state to state: those of a scene
/// mostly show the same texts, be it in another color or so many pixels further down.
final class TextMaskCache {
  private var masks = BoundedCache<TextOutlineKey, Surface>(capacity: 16 << 20)

  /// Larger ones are filled as fast as they are kept.
  private static let largestArea = 1 << 20
  private static let mostGlyphs = 4_000

  /// Whether a text may have a mask, as far as can be said before its outlines are known.
  static func isFor(_ layout: LaidOutText) -> Bool { layout.glyphs.count <= mostGlyphs }

  /// The mask of the pixels that a text may touch; nil where they are many, or none, and where
  /// nothing of it is round.
  func mask(of ink: TextOutlineKey) throws(RenderingError) -> Surface? {
    guard ink.hasCurves, let pixels = ink.pixels,
      pixels.width * pixels.height <= Double(Self.largestArea)
    else { return nil }
    let weight = { (mask: Surface) in mask.byteCount + ink.byteCount }
    return try masks.value(for: ink, weight: weight) { () throws(RenderingError) in
      let surface = try Surface.mask(width: Int(pixels.width), height: Int(pixels.height))
      let context = DrawingContext(on: surface)
      ink.add(to: context, from: pixels.origin)
      cairo_fill(context.pointer)
      try requireSuccess(context.status, "draw a text")
      return surface
    }
  }
}
