internal import GalleyGeometry
internal import GalleyGraphics

/// The blur under the edge at which content scrolls under a bar of iOS 26: the more, the farther in.
struct ScrollEdgeBlur: LeafContent {
  /// How far the effect reaches out of the bar, in points. [R]
  static let reach = 20.0

  /// The standard deviation far inside of the bar, in points. [R]
  static let radius = 6.0

  var kind: String { "scroll-edge" }

  /// Bands of one strength each, from which the eye makes one that grows; derived.
  private static let bands: [(from: Double, share: Double)] = [
    (-14, 0.25), (-7, 0.5), (0, 0.75), (7, 1),
  ]

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let edge = frame.maxY - Self.reach
    return Self.bands.indices.compactMap { index in
      let band = Self.bands[index]
      let top = index + 1 < Self.bands.count ? edge - Self.bands[index + 1].from : frame.minY
      let rect = context.aligned(
        Rect(minX: frame.minX, minY: top, maxX: frame.maxX, maxY: edge - band.from))
      guard rect.height > 0 else { return nil }
      return .backdrop(Backdrop(.rectangle(rect), radius: band.share * Self.radius))
    }
  }
}
