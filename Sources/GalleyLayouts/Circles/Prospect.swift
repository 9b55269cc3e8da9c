/// What is known of the circles that a strip will get, so that it need not know what none of them asks for.
struct Prospect {
  /// A part of the strip with less capacity is never searched again.
  let leastCapacity: Double
  /// More capacity than that is as good as any.
  let greatestCapacity: Double

  /// Any circles.
  static let unknown = Prospect(leastCapacity: -.infinity, greatestCapacity: .infinity)

  /// Circles of given radii and no others, in a strip that is that wide, in points.
  ///
  /// A search takes for free what is covered by its tolerance only, which grows with the strip's height:
  /// at most all circles below each other, twice, as the tree that doubles it covers.
  static func circles(radii: [Double], width: Double) -> Prospect {
    var (least, greatest, height) = (Double.infinity, 0.0, 0.0)
    for radius in radii where radius > 0 {
      least = min(least, radius)
      greatest = max(greatest, radius)
      height += 4 * radius
    }
    let isExact = max(height, 4 * width) * 1e-12 < least
    return Prospect(
      leastCapacity: isExact ? least * 0.99 : -.infinity, greatestCapacity: greatest)
  }

  private init(leastCapacity: Double, greatestCapacity: Double) {
    self.leastCapacity = leastCapacity
    self.greatestCapacity = greatestCapacity
  }
}
