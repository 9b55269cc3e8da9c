import GalleyGeometry

/// The device pixels that an image covers where it is neither turned nor mirrored.
///
/// Edges are kept to 1/256 px, as Cairo keeps them, so that equal places in different cells are equal.
struct PixelPlace: Hashable {
  /// The whole image, in device pixels.
  let box: Rect
  /// The whole pixels that it touches and that can be seen.
  let pixels: Rect

  /// - Parameters:
  ///   - transform: From the destination's coordinates to device pixels.
  ///   - visible: The pixels of the drawing; nothing is drawn outside.
  /// - Returns: nil where the transform turns or mirrors.
  init?(_ destination: Rect, under transform: Transform, visible: Rect) {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    let mapped = transform.boundingBox(of: destination)
    box = Rect(
      minX: Self.onGrid(mapped.minX), minY: Self.onGrid(mapped.minY),
      maxX: Self.onGrid(mapped.maxX), maxY: Self.onGrid(mapped.maxY))
    let touched = Rect(
      minX: box.minX.rounded(.down), minY: box.minY.rounded(.down),
      maxX: box.maxX.rounded(.up), maxY: box.maxY.rounded(.up))
    pixels = touched.intersection(visible) ?? .zero
  }

  /// A place of so many whole pixels at the origin.
  init(width: Int, height: Int) {
    box = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    pixels = box
  }

  private static func onGrid(_ value: Double) -> Double { (value * 256).rounded() / 256 }

  /// The same for places that differ by whole pixels only.
  var key: PixelPlace {
    let shift = Vector(dx: -pixels.minX, dy: -pixels.minY)
    return PixelPlace(box: box.offset(by: shift), pixels: pixels.offset(by: shift))
  }

  private init(box: Rect, pixels: Rect) {
    self.box = box
    self.pixels = pixels
  }
}
