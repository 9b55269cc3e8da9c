import GalleyGeometry

/// The projection of a flat thing onto device pixels: what of it is drawn flat, how large, and
/// where it is seen.
struct ProjectedLayer {
  /// From the flat picture's pixels to device pixels.
  let map: ProjectiveMap
  /// From the thing's coordinates to the flat picture's pixels.
  let flat: Transform
  /// The size of the flat picture in pixels, whole numbers.
  let size: Size
  /// The device pixels that may show some of it, whole numbers.
  let destination: Rect

  /// How many pixels of the flat picture a device pixel has along each axis where the thing is seen
  /// largest: two, so that what is resampled stays sharp.
  static let density = 2.0
  /// No more are drawn flat: what is larger is drawn less sharply.
  static let largestArea = 24e6
  static let largestSide = 12_000.0
  /// Clear pixels around the thing, in which its edges are smoothed.
  private static let margin = 2.0

  /// - `map`: From the thing's coordinates to device pixels.
  /// - `ink`: What is drawn of it, in its coordinates.
  /// - `visible`: The device pixels that can be seen.
  ///
  /// Returns nil where nothing of it can be seen.
  init?(_ map: ProjectiveMap, of ink: Rect, visible: Rect) {
    guard let inverse = map.inverse, let box = map.boundingBox(of: ink)?.inset(by: -1),
      let seen = box.intersection(visible)?.roundedOutward, !seen.isEmpty
    else { return nil }
    var part = ink
    if let back = inverse.boundingBox(of: seen.inset(by: -1)) {
      guard let saved = ink.intersection(back) else { return nil }
      part = saved
    }
    let wanted = Self.density * map.magnification(over: part)
    let (width, height) = (max(part.width, 1e-3), max(part.height, 1e-3))
    let scale = min(
      wanted, Self.largestSide / max(width, height),
      (Self.largestArea / (width * height)).squareRoot())
    guard scale > 0, scale.isFinite else { return nil }
    let origin = Point(
      x: (part.minX * scale).rounded(.down) - Self.margin,
      y: (part.minY * scale).rounded(.down) - Self.margin)
    flat = Transform.scale(scale).then(.translation(.zero - origin))
    size = Size(
      width: (part.maxX * scale).rounded(.up) + Self.margin - origin.x,
      height: (part.maxY * scale).rounded(.up) + Self.margin - origin.y)
    guard let back = flat.inverse else { return nil }
    self.map = ProjectiveMap(back).then(map)
    destination = seen
  }

  /// The bytes of both pictures.
  var bytes: Double { 4 * (size.width * size.height + destination.width * destination.height) }
}
