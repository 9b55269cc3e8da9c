public import GalleyGraphics

/// Counts what mapbox/pixelmatch 7.2 counts, to the pixel, for those who come from it.
///
/// Its model is blind to much: a pixel that looks like the smoothed edge of a shape never counts,
/// so that a circle may move by a pixel unseen. Transparency is blended as the model does it. Where
/// the original throws because the sizes differ, what both cover is compared as by the original,
/// and what only one covers counts as different and is never tolerated.
public struct PixelmatchMetric: DiffMetric {
  public static let kind = "pixelmatch"
  public static let summary = "the count of mapbox/pixelmatch 7.2, which leaves out smoothed edges"

  /// The distance of two colors that is none, from 0 to 1 (about that of black and white).
  public var threshold: Double
  /// The number of pixels that may differ.
  public var pixels: Double
  /// Whether pixels that look like smoothed edges count.
  public var includesAntialiasing: Bool
  /// The version whose blending is used: 6 blends transparency with white, 7 with a pattern.
  public var blending: Int

  public static let options = [
    allowedThreshold, allowedPixels, includesEdges, blendingVersion,
  ]

  private static let allowedThreshold = MetricOption(
    "threshold", default: 0.1, in: 0...1, summary: "the distance of two colors that is none")
  private static let allowedPixels = MetricOption(
    "pixels", unit: "px", default: 0, in: 0...1e9, isWhole: true,
    summary: "the number of pixels that may differ")
  private static let includesEdges = MetricOption(
    "include-aa", default: 0, in: 0...1, isWhole: true,
    summary: "1 counts also what looks like a smoothed edge")
  private static let blendingVersion = MetricOption(
    "blending", default: 7, in: 6...7, isWhole: true,
    summary: "6 blends transparency with white, 7 with a pattern")

  public init(options: MetricOptions) {
    threshold = options[Self.allowedThreshold]
    pixels = options[Self.allowedPixels]
    includesAntialiasing = options[Self.includesEdges] == 1
    blending = options[Self.blendingVersion] == 6 ? 6 : 7
  }

  /// Compares two bitmaps; differences are told on the scale of the threshold.
  /// - Throws: where the threshold or the blending is out of its range.
  public func compare(
    _ expected: Bitmap, to actual: Bitmap
  ) throws(ComparisonError) -> DiffReport {
    try Self.allowedThreshold.check(threshold)
    try Self.allowedPixels.check(pixels)
    try Self.blendingVersion.check(Double(blending))
    let scan = PixelScan(expected, actual)
    var tally = DiffTally()
    var distances: [Double] = []
    let limit = YIQDifference.largest * threshold * threshold
    measure(expected, actual, common: scan) { x, y, squared in
      let distance = Self.smallestThreshold(for: squared)
      tally.add(x: x, y: y, difference: distance, counts: squared > limit)
      distances.append(distance)
    }
    var report = tally.report(of: scan.extent, unit: "YIQ", fullDifference: 1)
    report.limits.insert(
      contentsOf: [
        DiffLimit("pixels", measured: Double(report.differingPixels), allowed: pixels),
        DiffLimit(
          "threshold", measured: smallestThreshold(among: distances), allowed: threshold),
      ], at: 0)
    return report
  }

  /// Calls `body` with the square distance of each pixel that differs and is no smoothed edge.
  private func measure(
    _ expected: Bitmap, _ actual: Bitmap, common: PixelScan,
    body: (_ x: Int, _ y: Int, _ squared: Double) -> Void
  ) {
    let difference = YIQDifference(blending: blending == 6 ? .white : .patterned)
    let (width, height) = (common.commonWidth, common.commonHeight)
    let left = expected.cropped(width: width, height: height)
    let right = actual.cropped(width: width, height: height)
    left.pixels.withUnsafeBytes { leftBytes in
      right.pixels.withUnsafeBytes { rightBytes in
        let detector = AntialiasingDetector(
          expected: PixelGridView(bytes: leftBytes, width: width, height: height),
          actual: PixelGridView(bytes: rightBytes, width: width, height: height),
          difference: difference)
        PixelScan(left, right).forEachDifference { x, y, one, other in
          let squared = difference.squared(one, other, at: (y * width + x) * 4)
          if squared > 0, includesAntialiasing || !detector.smooths(x: x, y: y) {
            body(x, y, squared)
          }
        }
      }
    }
  }

  /// The smallest threshold with which no more than the allowed number of pixels differ.
  private func smallestThreshold(among distances: [Double]) -> Double {
    if pixels < 1 { return distances.max() ?? 0 }
    let rest = distances.sorted(by: >).dropFirst(Int(pixels))
    return rest.first ?? 0
  }

  /// The smallest threshold with which a pixel of a square distance does not differ.
  private static func smallestThreshold(for squared: Double) -> Double {
    var threshold = (squared / YIQDifference.largest).squareRoot()
    while YIQDifference.largest * threshold * threshold < squared { threshold = threshold.nextUp }
    while YIQDifference.largest * threshold.nextDown * threshold.nextDown >= squared {
      threshold = threshold.nextDown
    }
    return threshold
  }
}

/// Tells pixels that only smooth an edge, as pixelmatch does.
///
/// Follows Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel has
/// both darker and brighter neighbours, few equal ones, and the darkest or the brightest of them
/// lies in a surface of one color, in both bitmaps.
struct AntialiasingDetector {
  let expected: PixelGridView
  let actual: PixelGridView
  let difference: YIQDifference

  /// Whether a pixel smooths an edge in one of the two.
  func smooths(x: Int, y: Int) -> Bool {
    smooths(x: x, y: y, in: expected, beside: actual)
      || smooths(x: x, y: y, in: actual, beside: expected)
  }

  private func smooths(
    x: Int, y: Int, in grid: PixelGridView, beside other: PixelGridView
  ) -> Bool {
    guard let extremes = extremes(x: x, y: y, in: grid) else { return false }
    return [extremes.darkest, extremes.brightest].contains { place in
      isInSurface(place, of: grid) && isInSurface(place, of: other)
    }
  }

  /// The neighbours that differ most in brightness to both sides; nil where a side has none, or
  /// more than two neighbours are as bright.
  ///
  /// The bitmap's edge counts as one such neighbour.
  private func extremes(
    x: Int, y: Int, in grid: PixelGridView
  ) -> (darkest: PixelPlace, brightest: PixelPlace)? {
    let center = grid[x, y]
    var equal = grid.isAtEdge(x: x, y: y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (darkest, brightest) = (PixelPlace(x: 0, y: 0), PixelPlace(x: 0, y: 0))
    // Column by column, as the original: of neighbours as dark, the first counts.
    for column in grid.columns(around: x) {
      for row in grid.rows(around: y) where column != x || row != y {
        let delta = difference.brightness(
          center, grid[column, row], at: grid.offset(x: x, y: y))
        if delta == 0 {
          equal += 1
          if equal > 2 { return nil }
        } else if delta < least {
          (least, darkest) = (delta, PixelPlace(x: column, y: row))
        } else if delta > most {
          (most, brightest) = (delta, PixelPlace(x: column, y: row))
        }
      }
    }
    return least == 0 || most == 0 ? nil : (darkest, brightest)
  }

  /// Whether more than two neighbours are the same; the bitmap's edge counts as one.
  private func isInSurface(_ place: PixelPlace, of grid: PixelGridView) -> Bool {
    let center = grid[place.x, place.y]
    var equal = grid.isAtEdge(x: place.x, y: place.y) ? 1 : 0
    for column in grid.columns(around: place.x) {
      for row in grid.rows(around: place.y) where column != place.x || row != place.y {
        if grid[column, row] == center { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }
}

/// The difference of two pixels in NTSC's color space, as pixelmatch measures it.
///
/// Follows Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010). The order of every operation is the original's, so
/// that counts agree to the pixel also where two brightnesses are equal but for rounding.
struct YIQDifference {
  /// The background that transparency is blended with.
  enum Blending: Hashable {
    /// Each pixel with white, as up to version 6.
    case white
    /// Both with one color out of four that changes from pixel to pixel, as from version 7.
    case patterned
  }

  let blending: Blending

  /// The square distance that black and white have about, which a threshold of 1 stands for.
  static let largest = 35215.0

  /// The square of the weighted distance, from 0 to about ``largest``.
  ///
  /// - `offset`: of the first pixel's first byte in its bitmap, which chooses the pattern.
  func squared(_ one: Pixel, _ other: Pixel, at offset: Int) -> Double {
    let (y, i, q) =
      blending == .white
      ? Self.onWhite(one, other) : Self.yiq(Self.components(one, other, at: offset))
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns the brightness of the first beyond that of the second.
  func brightness(_ one: Pixel, _ other: Pixel, at offset: Int) -> Double {
    if one == other { return 0 }
    if blending == .white { return Self.onWhite(one, other).y }
    return Self.yiq(Self.components(one, other, at: offset)).y
  }

  private typealias Triple = (red: Double, green: Double, blue: Double)

  private static func yiq(_ color: Triple) -> (y: Double, i: Double, q: Double) {
    let (red, green, blue) = color
    return (
      red * 0.29889531 + green * 0.58662247 + blue * 0.11448223,
      red * 0.59597799 - green * 0.27417610 - blue * 0.32180189,
      red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    )
  }

  /// Version 6 takes each color to YIQ, then the difference.
  private static func onWhite(_ one: Pixel, _ other: Pixel) -> (y: Double, i: Double, q: Double) {
    let (first, second) = (yiq(blendedWithWhite(one)), yiq(blendedWithWhite(other)))
    return (first.y - second.y, first.i - second.i, first.q - second.q)
  }

  private static func blendedWithWhite(_ pixel: Pixel) -> Triple {
    let (red, green, blue) = (Double(pixel.x), Double(pixel.y), Double(pixel.z))
    if pixel.w == 255 { return (red, green, blue) }
    let alpha = Double(pixel.w) / 255
    return (255 + (red - 255) * alpha, 255 + (green - 255) * alpha, 255 + (blue - 255) * alpha)
  }

  /// Version 7 takes the difference of the colors, then that to YIQ.
  private static func components(_ one: Pixel, _ other: Pixel, at offset: Int) -> Triple {
    if one.w == 255, other.w == 255 {
      return (
        Double(one.x) - Double(other.x), Double(one.y) - Double(other.y),
        Double(one.z) - Double(other.z)
      )
    }
    let (alpha, otherAlpha) = (Double(one.w), Double(other.w))
    func blend(_ level: UInt8, _ otherLevel: UInt8, on background: Double) -> Double {
      (Double(level) * alpha - Double(otherLevel) * otherAlpha - background * (alpha - otherAlpha))
        / 255
    }
    let background = pattern(at: offset)
    return (
      blend(one.x, other.x, on: background.red), blend(one.y, other.y, on: background.green),
      blend(one.z, other.z, on: background.blue)
    )
  }

  /// 48 or 207 a component, by the offset divided by powers of the golden ratio.
  ///
  /// Red is always 48: a pixel's first byte is at an even offset.
  private static func pattern(at offset: Int) -> Triple {
    func level(_ divisor: Double) -> Double {
      // The original cuts the quotient to 32 bits.
      let whole = Int32(truncatingIfNeeded: Int(Double(offset) / divisor))
      return Double(48 + 159 * (whole % 2))
    }
    return (level(1), level(1.618033988749895), level(2.618033988749895))
  }
}
