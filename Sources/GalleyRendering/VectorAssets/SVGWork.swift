internal import GalleyGraphics

/// The work of drawing an SVG, in drawings: how often its area is filled, drawn aside and blurred.
struct SVGWork: Hashable, Sendable {
  var coverage = 0.0
  /// Groups that are drawn aside, for which librsvg takes the whole drawing.
  var layers = 0.0
  /// As many of them as are open one inside the other.
  var nestedLayers = 0.0
  var blurred = 0.0
  /// The largest area that is blurred at once.
  var largestBlur = 0.0

  /// In the unit of `WorkLimit`, at so many pixels.
  ///
  /// As measured, a pixel takes librsvg ten times as long in a layer as in a fill, and 200 times as
  /// long in a blur.
  func work(pixels: Double) -> Double { pixels * (coverage + 10 * layers + 200 * blurred) }

  /// Returns the bytes of the layers that are open at once.
  func layerBytes(pixels: Double) -> Double { 4 * pixels * nestedLayers }

  /// Refuses what takes too much at so many pixels.
  func check(pixels: Double) throws(RenderingError) {
    guard work(pixels: pixels) <= WorkLimit.pixels else {
      throw RenderingError(
        "it is too much work to draw at \(Int(pixels)) pixels: it fills them \(Int(coverage)) times,"
          + " with \(Int(layers)) layers and blurs of \(Int((blurred * 100).rounded())) % of its area;"
          + " simplify it, or draw it smaller")
    }
    // As measured: the page and a copy of it, and six planes of the part that is blurred.
    let bytes = layerBytes(pixels: pixels) + pixels * (8 + 24 * largestBlur)
    guard bytes <= Self.largestByteCount else {
      throw RenderingError(
        "it takes too much memory to draw at \(Int(pixels)) pixels: \(Int(bytes) >> 20) MB, over the"
          + " limit of \(Int(Self.largestByteCount) >> 20), for \(Int(nestedLayers)) layers one inside the"
          + " other and a blur of \(Int((largestBlur * 100).rounded())) % of its area; nest fewer,"
          + " blur less of it, or draw it smaller"
      )
    }
  }

  private static let largestByteCount = 900.0 * 1_048_576
}
