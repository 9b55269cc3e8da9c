internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics

/// Measures with another metric, after making alike what lies under masks.
struct MaskedMetric: DiffMetric {
  static let kind = "masked"
  static let summary = "what another metric sees beside masks"

  private let base: any DiffMetric
  /// In pixels.
  private let masks: [Rect]

  init(options: MetricOptions) { self.init(ExactMetric()) }

  /// - `masks`: In pixels; a pixel that one touches is masked.
  init(_ base: any DiffMetric, masks: [Rect] = []) {
    self.base = base
    self.masks = masks
  }

  /// Masks lie on whole pictures, and not on the rows of them that differ.
  var judgesPixelsAlone: Bool { masks.isEmpty && base.judgesPixelsAlone }

  func compare(_ expected: Bitmap, to actual: Bitmap) throws(ComparisonError) -> DiffReport {
    guard !masks.isEmpty else { return try base.compare(expected, to: actual) }
    return try base.compare(
      MaskPainting.blank(expected, masks), to: MaskPainting.blank(actual, masks))
  }

  func compare(
    _ expected: DeepBitmap, to actual: DeepBitmap
  ) throws(ComparisonError) -> DiffReport {
    guard !masks.isEmpty else { return try base.compare(expected, to: actual) }
    return try base.compare(
      MaskPainting.blank(expected, masks), to: MaskPainting.blank(actual, masks))
  }
}

/// Paints masks over pixels.
enum MaskPainting {
  /// Every pixel that a mask touches, made black.
  static func blank(_ bitmap: Bitmap, _ masks: [Rect]) -> Bitmap {
    paint(bitmap, masks) { _, _ in (0, 0, 0, 255) }
  }

  /// Every pixel that a mask touches, made black.
  static func blank(_ bitmap: DeepBitmap, _ masks: [Rect]) -> DeepBitmap {
    var bitmap = bitmap
    forEachPixel(of: masks, width: bitmap.width, height: bitmap.height) { x, y in
      bitmap.pixels[y * bitmap.width + x] = DeepBitmap.Pixel(0, 0, 0, .max)
    }
    return bitmap
  }

  /// Stripes of blue and white over every pixel that a mask touches.
  static func hatch(_ bitmap: Bitmap, _ masks: [Rect]) -> Bitmap {
    paint(bitmap, masks) { x, y in
      (x + y) / 4 % 2 == 0 ? (200, 214, 232, 255) : (246, 249, 252, 255)
    }
  }

  private static func paint(
    _ bitmap: Bitmap, _ masks: [Rect],
    _ color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> Bitmap {
    var bitmap = bitmap
    forEachPixel(of: masks, width: bitmap.width, height: bitmap.height) { x, y in
      let place = (y * bitmap.width + x) * 4
      (
        bitmap.pixels[place], bitmap.pixels[place + 1], bitmap.pixels[place + 2],
        bitmap.pixels[place + 3]
      ) = color(x, y)
    }
    return bitmap
  }

  private static func forEachPixel(
    of masks: [Rect], width: Int, height: Int, _ body: (_ x: Int, _ y: Int) -> Void
  ) {
    for mask in masks {
      for y in pixels(mask.minY, mask.maxY, below: height) {
        for x in pixels(mask.minX, mask.maxX, below: width) { body(x, y) }
      }
    }
  }

  /// The pixels that a stretch touches.
  private static func pixels(_ low: Double, _ high: Double, below end: Int) -> Range<Int> {
    let first = Int(max(0, min(low.rounded(.down), Double(end))))
    return first..<max(first, Int(max(0, min(high.rounded(.up), Double(end)))))
  }
}
