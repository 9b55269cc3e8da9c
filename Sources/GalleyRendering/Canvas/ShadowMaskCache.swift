import CDrawing
import GalleyGeometry
import GalleyGraphics

/// A cache of blurred coverage masks of shapes: equal shapes at equal places within
/// their pixels share one.
final class ShadowMaskCache {
  /// A mask and where its top left corner lies, relative to the whole pixel it was asked for.
  struct Mask {
    var surface: Surface
    var x: Int
    var y: Int
  }

  private struct Key: Hashable {
    var path: Path
    var isEvenOdd: Bool
    var deviation: Double
  }

  /// How many are kept.
  static let capacity = 64

  private var masks = BoundedCache<Key, Mask>(capacity: capacity)

  /// The mask of a path in device pixels, blurred by a Gaussian of the standard deviation.
  func mask(
    of path: Path, isEvenOdd: Bool = false, deviation: Double
  ) throws(RenderingError) -> Mask {
    let key = Key(path: path, isEvenOdd: isEvenOdd, deviation: deviation)
    return try masks.value(for: key) { () throws(RenderingError) in try drawnMask(of: key) }
  }

  private func drawnMask(of key: Key) throws(RenderingError) -> Mask {
    let blur = GaussianBlur(deviation: key.deviation)
    let box = key.path.controlBounds.inset(by: -Double(blur.reach))
    let (x, y) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
    let (width, height) = (
      Int(box.maxX.rounded(.up)) - x, Int(box.maxY.rounded(.up)) - y
    )
    try Surface.check(width: width, height: height)
    let surface = try Surface.mask(width: width, height: height)
    let context = DrawingContext(on: surface)
    context.add(key.path, origin: Point(x: Double(-x), y: Double(-y)))
    if key.isEvenOdd { cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD) }
    cairo_fill(context.pointer)
    try requireSuccess(context.status, "draw a shadow")
    blur.blur(surface)
    return Mask(surface: surface, x: x, y: y)
  }
}
