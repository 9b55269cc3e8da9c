import GalleyGraphics

/// Blurs, saturates and tints premultiplied pixels; what lies beyond them counts for nothing, as
/// where UIKit normalizes the edges of what it blurs behind a view.
///
/// The blur is of averages of pixels, few where it is wide, so that it costs what two looks at each
/// pixel cost; it stays within a level or two in 255 of the Gaussian itself.
struct BackdropBlur: Hashable {
  /// The standard deviation in pixels.
  let deviation: Double
  private let color: BackdropColor

  /// Beyond it nothing is left but the brightest colors.
  static let largestSaturation = 100.0

  init(deviation: Double, saturation: Double, tint: Color) {
    self.deviation = deviation
    color = BackdropColor(saturation: saturation, tint: tint)
  }

  func apply(to surface: Surface) {
    let columns = BlurAxis(pixelCount: surface.width, deviation: deviation)
    let rows = BlurAxis(pixelCount: surface.height, deviation: deviation)
    var nodes = BlurGrid(averaging: surface, columns, rows)
      .blurredAlongRows(columns).blurredAlongColumns(rows)
    nodes.map(color.apply)
    nodes.draw(on: surface, columns, rows)
  }

  /// The bytes that blurring so many pixels takes beside them.
  static func bytes(ofPixels count: Double, deviation: Double) -> Double {
    let side = Double(BlurAxis.cellSize(deviation: deviation))
    // Two grids of four numbers of four bytes at a time.
    return 32 * count / (side * side)
  }
}

/// What becomes of a blurred color: premultiplied, blue, green, red and alpha from 0 to 255.
struct BackdropColor: Hashable {
  private let saturation: Float
  /// Premultiplied.
  private let tint: SIMD4<Float>
  /// How much of what lies behind it the tint lets through.
  private let clearness: Float

  init(saturation: Double, tint: Color) {
    let share = 255 * tint.alpha
    self.saturation = Float(saturation)
    self.tint = SIMD4(
      Float(tint.blue * share), Float(tint.green * share), Float(tint.red * share), Float(share))
    clearness = Float(1 - tint.alpha)
  }

  func apply(to color: SIMD4<Float>) -> SIMD4<Float> {
    // Rec. 709.
    let luminance = 0.0722 * color.x + 0.7152 * color.y + 0.2126 * color.z
    let grey = SIMD4(luminance, luminance, luminance, color.w)
    let mixed = (grey + (color - grey) * saturation) * clearness + tint
    let alpha = min(max(mixed.w, 0), 255)
    return mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
  }
}
