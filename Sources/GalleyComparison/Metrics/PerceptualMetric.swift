internal import GalleyGeometry
public import GalleyGraphics

/// Sees what eyes see: each pixel by CIEDE2000, and how the pixels that differ lie together.
///
/// Four limits, because each alone is blind to something: one pixel may be off by a little, as
/// where an edge falls otherwise between two pixels, but not by much (``difference``); many may be
/// off by a little, but not side by side, as a surface of another color (``density``), nor in one
/// long piece (``cluster``), nor in a line that only one of the two has (``line``). What an edge
/// that lies up to a quarter of a pixel further changes is not dense, however many edges there are.
/// Pixels with transparency are compared on black and on white, and the larger difference counts.
/// What only one bitmap covers is never tolerated.
public struct PerceptualMetric: DiffMetric {
  public static let kind = "perceptual"
  public static let summary = "CIEDE2000 of each pixel, and how those that differ lie together"

  /// The largest difference of a pixel that passes, in ΔE.
  public var difference: Double
  /// The largest share of a window that may differ visibly and by more than a shifted edge, in
  /// percent.
  public var density: Double
  /// The largest number of touching pixels that may differ visibly.
  public var cluster: Double
  /// The largest number of touching pixels that differ visibly where one bitmap is plain and the
  /// other is not.
  public var line: Double
  /// The difference, in ΔE, above which a pixel differs visibly; at most ``difference``.
  public var visible: Double
  /// The side of the square in which ``density`` is counted, in pixels.
  public var window: Double

  public static let options = [
    allowedDifference, allowedDensity, allowedCluster, allowedLine, visibleDifference, windowSide,
  ]

  private static let allowedDifference = MetricOption(
    "difference", unit: "ΔE", default: 32, in: 0...200,
    summary: "the largest difference of a pixel that passes")
  private static let allowedDensity = MetricOption(
    "density", unit: "%", default: 24, in: 0...100,
    summary: "the largest share of a window that may differ by more than an edge's shift")
  private static let allowedCluster = MetricOption(
    "cluster", unit: "px", default: 500, in: 0...1e9, isWhole: true,
    summary: "the largest number of touching pixels that may differ visibly")
  private static let allowedLine = MetricOption(
    "line", unit: "px", default: 16, in: 0...1e9, isWhole: true,
    summary: "the largest number of touching pixels where only one picture shows anything")
  private static let visibleDifference = MetricOption(
    "visible", unit: "ΔE", default: 1, in: 0...200,
    summary: "the difference above which a pixel differs visibly")
  private static let windowSide = MetricOption(
    "window", unit: "px", default: 8, in: 1...1024, isWhole: true,
    summary: "the side of the square in which density is counted")

  public init(options: MetricOptions) {
    difference = options[Self.allowedDifference]
    density = options[Self.allowedDensity]
    cluster = options[Self.allowedCluster]
    line = options[Self.allowedLine]
    visible = options[Self.visibleDifference]
    window = options[Self.windowSide]
  }

  /// Compares two bitmaps; a pixel counts as different where it differs visibly.
  /// - Throws: where a tolerance is out of its range or no number.
  public func compare(
    _ expected: Bitmap, to actual: Bitmap
  ) throws(ComparisonError) -> DiffReport {
    try check()
    let scan = PixelScan(expected, actual)
    let threshold = min(visible, difference)
    var tally = DiffTally()
    var memory = PerceivedDifferences()
    scan.forEachDifference { x, y, left, right in
      let amount = memory.difference(left, right)
      if amount > 0 { tally.add(x: x, y: y, difference: amount, counts: amount > threshold) }
    }
    let line = IsolatedLines(expected, actual, visible: threshold).largest(of: tally.runs, &memory)
    let changes = ShiftedEdges(expected, actual).changes(in: tally.runs)
    let dense = changes.merging(scan.extent.uncoveredRuns)
    var report = tally.report(of: scan.extent, unit: "ΔE", fullDifference: 100)
    report.limits.insert(
      contentsOf: limits(of: report, in: scan, dense: dense, largest: tally.largest, line: line),
      at: 0)
    return report
  }

  private func check() throws(ComparisonError) {
    try Self.allowedDifference.check(difference)
    try Self.allowedDensity.check(density)
    try Self.allowedCluster.check(cluster)
    try Self.allowedLine.check(line)
    try Self.visibleDifference.check(visible)
    try Self.windowSide.check(window)
  }

  private func limits(
    of report: DiffReport, in scan: PixelScan, dense: [PixelRun], largest: Double, line: Int
  ) -> [DiffLimit] {
    let densest = DensestWindow(side: Int(window), width: scan.width, height: scan.height)
      .share(of: dense, in: report.boundingBox)
    return [
      DiffLimit("difference", measured: largest, allowed: difference),
      DiffLimit("density", measured: densest * 100, allowed: density),
      DiffLimit(
        "cluster", measured: Double(report.clusters.first?.pixelCount ?? 0), allowed: cluster),
      DiffLimit("line", measured: Double(line), allowed: self.line),
    ]
  }
}

/// Finds what one of two bitmaps shows where the other is plain: a hairline that is longer, a dot.
///
/// What another rasterizer makes of an edge has the edge beside it in both bitmaps, for it moves it
/// by less than a pixel; so around such a pixel neither is plain. Where a surface has another
/// color, both are. A line too thin for a window of ``DensestWindow`` lies where just one is.
struct IsolatedLines {
  private let expected: Bitmap
  private let actual: Bitmap
  /// The difference, in ΔE, up to which two pixels look alike.
  private let visible: Double

  init(_ expected: Bitmap, _ actual: Bitmap, visible: Double) {
    self.expected = expected
    self.actual = actual
    self.visible = visible
  }

  /// The number of pixels in the largest piece of them that touch.
  ///
  /// - `runs`: the pixels that differ visibly, in reading order, covered by both bitmaps.
  func largest(of runs: [PixelRun], _ memory: inout PerceivedDifferences) -> Int {
    let lone = runs.filter(in: expected, actual) { left, right, x, y in
      isPlain(left, x: x, y: y, &memory) != isPlain(right, x: x, y: y, &memory)
    }
    return DiffCluster.clusters(of: lone).first?.pixelCount ?? 0
  }

  /// Whether a pixel and those around it look alike.
  private func isPlain(
    _ view: PixelGridView, x: Int, y: Int, _ memory: inout PerceivedDifferences
  ) -> Bool {
    let pixel = view[x, y]
    for row in view.rows(around: y) {
      for column in view.columns(around: x) {
        let other = view[column, row]
        if other != pixel, memory.difference(pixel, other) > visible { return false }
      }
    }
    return true
  }
}

/// Finds the square of a picture in which most pixels differ.
struct DensestWindow {
  private let width: Int
  private let height: Int

  /// A window as large as fits the picture.
  init(side: Int, width: Int, height: Int) {
    self.width = min(side, width)
    self.height = min(side, height)
  }

  /// The largest share of a window that runs fill, from 0 to 1.
  ///
  /// No window beyond the bounding box holds more than one that is moved into it, so only those
  /// within are counted, in time linear in the box's area.
  func share(of runs: [PixelRun], in box: Rect?) -> Double {
    guard let box else { return 0 }
    let (left, columns) = (Int(box.minX), Int(box.width))
    var counts = [Int](repeating: 0, count: columns)
    var largest = 0
    var (entering, leaving) = (0, 0)
    for y in Int(box.minY)..<Int(box.maxY) {
      while entering < runs.count, runs[entering].y == y {
        counts.add(1, to: runs[entering], from: left)
        entering += 1
      }
      while leaving < entering, runs[leaving].y <= y - height {
        counts.add(-1, to: runs[leaving], from: left)
        leaving += 1
      }
      largest = max(largest, counts.largestSum(of: width))
    }
    return Double(largest) / Double(width * height)
  }
}

extension [Int] {
  /// Adds to the column of each pixel of a run.
  fileprivate mutating func add(_ amount: Int, to run: PixelRun, from left: Int) {
    for column in (run.x - left)..<(run.x - left + run.count) { self[column] += amount }
  }

  /// The largest sum of neighbours, as many as are asked for or there are.
  fileprivate func largestSum(of length: Int) -> Int {
    var sum = 0
    var largest = 0
    for (index, value) in enumerated() {
      sum += value
      if index >= length { sum -= self[index - length] }
      largest = Swift.max(largest, sum)
    }
    return largest
  }
}

/// Tells what another rasterizer makes of an edge from what has changed.
///
/// An edge that lies a part of a pixel further changes the coverage of a pixel by at most that part
/// of what there is to cover: the contrast of the pixels around it, in either bitmap. So letters,
/// which are nothing but edges, differ in many pixels and in none of them by much.
struct ShiftedEdges {
  private let expected: Bitmap
  private let actual: Bitmap

  /// How far an edge may lie from where it was, in parts of a pixel.
  private static let shift = 0.25
  /// The most that rounding adds to a component, in levels: each of the two bitmaps rounds once.
  private static let rounding: Int32 = 2

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
  }

  /// The pixels that differ by more than a shifted edge, and those that touch them.
  ///
  /// Half of the edge of a surface that moved changes little: it counts with the other half.
  ///
  /// - `runs`: the pixels that differ visibly, in reading order, covered by both bitmaps.
  /// - Complexity: linear in the number of pixels.
  func changes(in runs: [PixelRun]) -> [PixelRun] {
    runs.filter(touching: runs.filter(in: expected, actual, where: isBeyondShift))
  }

  private func isBeyondShift(
    _ left: PixelGridView, _ right: PixelGridView, x: Int, y: Int
  ) -> Bool {
    let difference = (left[x, y].premultiplied &- right[x, y].premultiplied).magnitude
    var (least, most) = (SIMD4<Int32>(repeating: .max), SIMD4<Int32>(repeating: .min))
    for view in [left, right] {
      for row in view.rows(around: y) {
        for column in view.columns(around: x) {
          let pixel = view[column, row].premultiplied
          least = pointwiseMin(least, pixel)
          most = pointwiseMax(most, pixel)
        }
      }
    }
    let contrast = SIMD4<Double>(most &- least)
    let allowed = SIMD4<Int32>(contrast * Self.shift) &+ Self.rounding
    return any(difference .> allowed)
  }
}

extension [PixelRun] {
  /// The pixels that are among others, or beside, above, below or at a corner of one of them.
  ///
  /// - `others`: some of these pixels, in reading order.
  fileprivate func filter(touching others: [PixelRun]) -> [PixelRun] {
    guard let end = others.map({ $0.x + $0.count }).max() else { return [] }
    var touching: [PixelRun] = []
    // Which columns of the row have one of the others around them; the first is left of the
    // picture.
    var marks = [Bool](repeating: false, count: end + 2)
    var (place, first) = (0, 0)
    while place < count {
      let y = self[place].y
      while first < others.count, others[first].y < y - 1 { first += 1 }
      let near = others[first...].prefix { $0.y <= y + 1 }
      for run in near { for x in run.x...(run.x + run.count + 1) { marks[x] = true } }
      while place < count, self[place].y == y {
        let run = self[place]
        for x in run.x..<(run.x + run.count) where x <= end && marks[x + 1] {
          touching.join(PixelRun(x: x, y: y, count: 1))
        }
        place += 1
      }
      for run in near { for x in run.x...(run.x + run.count + 1) { marks[x] = false } }
    }
    return touching
  }
}

/// Measures pairs of pixels by CIEDE2000, and remembers the last of them.
///
/// Drawn pictures have few colors, so most pairs come again; a photograph has many, and then a pair
/// costs some hundred nanoseconds.
struct PerceivedDifferences {
  private struct Entry {
    var pair: SIMD8<UInt8>
    var difference: Double
  }

  /// Each pair has one place; a pair of equal pixels, which differ by nothing, is in the free ones.
  private var entries = [Entry](
    repeating: Entry(pair: SIMD8(repeating: 0), difference: 0), count: 1 << placeBits)

  private static let placeBits = 12

  /// The difference as it is on black or on white, where it is larger; in ΔE.
  mutating func difference(_ one: Pixel, _ other: Pixel) -> Double {
    let pair = SIMD8(lowHalf: one, highHalf: other)
    let place = Self.place(of: pair)
    if entries[place].pair == pair { return entries[place].difference }
    let difference = Self.measure(one, other)
    entries[place] = Entry(pair: pair, difference: difference)
    return difference
  }

  /// Spreads pairs over the places (Fibonacci hashing, Knuth 1973).
  private static func place(of pair: SIMD8<UInt8>) -> Int {
    Int((unsafeBitCast(pair, to: UInt64.self) &* 0x9E37_79B9_7F4A_7C15) >> (64 - placeBits))
  }

  private static func measure(_ one: Pixel, _ other: Pixel) -> Double {
    if one.w == 255, other.w == 255 { return opaque(one, other) }
    return max(
      opaque(one.flattened(on: 0), other.flattened(on: 0)),
      opaque(one.flattened(on: 255), other.flattened(on: 255)))
  }

  private static func opaque(_ one: Pixel, _ other: Pixel) -> Double {
    if one == other { return 0 }
    return LabColor(one).difference(from: LabColor(other))
  }
}

extension LabColor {
  fileprivate init(_ pixel: Pixel) { self.init(red: pixel.x, green: pixel.y, blue: pixel.z) }
}
