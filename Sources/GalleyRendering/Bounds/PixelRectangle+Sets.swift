import GalleyGeometry
internal import GalleyPNG

extension PixelRectangle {
  /// The whole pixels that a rectangle touches, which must lie on a surface; nil for none.
  init?(around rect: Rect) {
    let whole = rect.roundedOutward
    guard whole.width > 0, whole.height > 0 else { return nil }
    self.init(
      x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
  }

  var area: Int { width * height }

  func intersects(_ other: PixelRectangle) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  func contains(_ other: PixelRectangle) -> Bool {
    x <= other.x && other.x + other.width <= x + width && y <= other.y
      && other.y + other.height <= y + height
  }

  /// The smallest rectangle that holds what there is of both.
  static func union(_ one: PixelRectangle?, _ other: PixelRectangle?) -> PixelRectangle? {
    guard let one, let other else { return one ?? other }
    return one.union(other)
  }
}

extension Rect {
  /// The pixels as a rectangle of device pixels.
  init(_ pixels: PixelRectangle) {
    self.init(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width),
      height: Double(pixels.height))
  }
}
