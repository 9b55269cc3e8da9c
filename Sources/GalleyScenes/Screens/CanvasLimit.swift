internal import GalleyGeometry

/// The limits of a canvas, in pixels.
enum CanvasLimit {
  static let side = 16_384.0
  static let area = 64.0 * 1024 * 1024

  /// Returns the problem of a canvas, or nil where it can be drawn.
  static func problem(size: Size, scale: Double) -> String? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard min(width, height).rounded() >= 1 else {
      return "at scale \(scale) the canvas has no pixels; give a larger size or scale"
    }
    guard width > side || height > side || width * height > area else { return nil }
    return
      "a canvas of \(Int(width)) x \(Int(height)) pixels is too large; at most 16384 a side and 64 million in all are drawn"
  }
}
