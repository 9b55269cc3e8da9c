internal import GalleyGeometry
internal import GalleyGraphics

/// The blur under the edge at which content scrolls under a bar of iOS 26: the more, the farther in.
struct ScrollEdgeBlur: LeafContent {
  /// How far the effect reaches out of the bar, in points. [R]
  static let reach = 20.0

  /// The standard deviation far inside of the bar, in points. [R]
  static let radius = 6.0

  var kind: String { "scroll-edge" }

  /// Bands of one strength each, so low that the eye sees one that grows; derived.
  private static let bands = (count: 30, height: 1.0, lowest: -reach)

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let edge = frame.maxY - Self.reach
    return (0..<Self.bands.count).compactMap { index in
      let distance = Self.bands.lowest + Double(index) * Self.bands.height
      let isLast = index == Self.bands.count - 1
      let band = context.aligned(
        Rect(
          minX: frame.minX,
          minY: isLast ? frame.minY : edge - distance - Self.bands.height, maxX: frame.maxX,
          maxY: edge - distance))
      guard band.height > 0 else { return nil }
      let radius = Self.radius * Double(index + 1) / Double(Self.bands.count)
      return .backdrop(Backdrop(.path(Self.path(of: band, blurredBy: radius)), radius: radius))
    }
  }

  /// A band, and lines without an area above and below it: a blur takes in what lies in the bounds of
  /// its shape, and would end at the band's edges otherwise.
  private static func path(of band: Rect, blurredBy radius: Double) -> Path {
    let (top, bottom) = (band.minY - 3 * radius, band.maxY + 3 * radius)
    return Path([
      .move(to: Point(x: band.minX, y: band.minY)), .line(to: Point(x: band.maxX, y: band.minY)),
      .line(to: Point(x: band.maxX, y: band.maxY)), .line(to: Point(x: band.minX, y: band.maxY)),
      .close,
      .move(to: Point(x: band.minX, y: top)), .line(to: Point(x: band.maxX, y: top)), .close,
      .move(to: Point(x: band.minX, y: bottom)), .line(to: Point(x: band.maxX, y: bottom)), .close,
    ])
  }
}
