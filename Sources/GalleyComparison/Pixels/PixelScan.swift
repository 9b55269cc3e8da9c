import GalleyGraphics

/// Walks over the pixels of two bitmaps, from the top left corner that they share.
struct PixelScan {
  private let expected: Bitmap
  private let actual: Bitmap
  let extent: ScanExtent

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    extent = ScanExtent(
      expected: (expected.width, expected.height), actual: (actual.width, actual.height))
  }

  var commonWidth: Int { extent.commonWidth }
  var commonHeight: Int { extent.commonHeight }
  var width: Int { extent.width }
  var height: Int { extent.height }

  /// Calls `body` for the pixels that both cover and whose bytes differ, in reading order.
  ///
  /// Pixels of equal bytes are skipped at the speed of memory, so `body` is called for few.
  @inline(__always)
  func forEachDifference(_ body: (_ x: Int, _ y: Int, Pixel, Pixel) -> Void) {
    expected.pixels.withUnsafeBytes { expectedBytes in
      actual.pixels.withUnsafeBytes { actualBytes in
        for y in 0..<commonHeight {
          compareRow(
            row(y, of: expectedBytes, width: expected.width),
            row(y, of: actualBytes, width: actual.width)
          ) { x, left, right in body(x, y, left, right) }
        }
      }
    }
  }

  private func row(
    _ y: Int, of bytes: UnsafeRawBufferPointer, width: Int
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(y * width * 4)..<((y + 1) * width * 4)])
  }

  /// Calls `body` for the pixels of a row whose bytes differ, block by block.
  @inline(__always)
  private func compareRow(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer,
    body: (_ x: Int, Pixel, Pixel) -> Void
  ) {
    typealias Block = SIMD8<UInt64>
    let pixelsInBlock = MemoryLayout<Block>.size / 4
    var start = 0
    while start < commonWidth {
      let end = min(start + pixelsInBlock, commonWidth)
      let isWhole = end - start == pixelsInBlock
      if isWhole, areEqual(left, right, at: start * 4, as: Block.self) {
        start = end
        continue
      }
      for x in start..<end {
        let (first, second) = (pixel(x, of: left), pixel(x, of: right))
        if first != second { body(x, first, second) }
      }
      start = end
    }
  }

  private func areEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, at offset: Int,
    as block: SIMD8<UInt64>.Type
  ) -> Bool {
    let difference =
      left.loadUnaligned(fromByteOffset: offset, as: block)
      ^ right.loadUnaligned(fromByteOffset: offset, as: block)
    let half = difference.lowHalf | difference.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y == 0
  }

  private func pixel(_ x: Int, of row: UnsafeRawBufferPointer) -> Pixel {
    row.loadUnaligned(fromByteOffset: x * 4, as: Pixel.self)
  }
}

/// The area that two pictures cover together, top left corner on top left corner, in pixels.
struct ScanExtent {
  typealias Size = (width: Int, height: Int)

  private let expected: Size
  private let actual: Size

  /// The size of what both cover.
  let commonWidth: Int
  let commonHeight: Int
  /// The larger of the two.
  let width: Int
  let height: Int

  init(expected: Size, actual: Size) {
    self.expected = expected
    self.actual = actual
    commonWidth = min(expected.width, actual.width)
    commonHeight = min(expected.height, actual.height)
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
  }

  var totalPixels: Int { width * height }

  /// What the widths differ by, or the heights where that is more.
  var sizeDifference: Int { max(width - commonWidth, height - commonHeight) }

  /// The runs of pixels that only one of the two covers, in reading order.
  var uncoveredRuns: [PixelRun] {
    (0..<height).compactMap { y in
      let start = y < commonHeight ? commonWidth : 0
      let expectedEnd = y < expected.height ? expected.width : 0
      let actualEnd = y < actual.height ? actual.width : 0
      let count = max(expectedEnd, actualEnd) - start
      return count > 0 ? PixelRun(x: start, y: y, count: count) : nil
    }
  }
}

/// Gathers what a metric measured of pixels, told in reading order, into a report.
struct DiffTally {
  /// The pixels that count, in reading order.
  private(set) var runs: [PixelRun] = []
  /// The largest difference that was measured, also of pixels that do not count.
  private(set) var largest = 0.0
  private var place: PixelPlace?

  /// Adds a pixel that both bitmaps cover.
  ///
  /// - `counts`: whether the difference is one that the metric sees.
  mutating func add(x: Int, y: Int, difference: Double, counts: Bool = true) {
    if difference > largest {
      largest = difference
      place = PixelPlace(x: x, y: y)
    }
    if counts { runs.join(PixelRun(x: x, y: y, count: 1)) }
  }

  /// The report with what only one of the two covers, which differs fully and is never tolerated.
  ///
  /// Its limits are those that hold for every metric; the metric adds its own.
  func report(of extent: ScanExtent, unit: String, fullDifference: Double) -> DiffReport {
    let uncovered = extent.uncoveredRuns
    var (largest, place) = (largest, place)
    if let first = uncovered.first, largest <= fullDifference {
      let isEarlier = place.map { ($0.y, $0.x) > (first.y, first.x) } ?? true
      if largest < fullDifference || isEarlier { place = PixelPlace(x: first.x, y: first.y) }
      largest = fullDifference
    }
    let count = uncovered.reduce(0) { $0 + $1.count }
    return DiffReport(
      runs: runs.merging(uncovered), totalPixels: extent.totalPixels, largestDifference: largest,
      largestDifferencePlace: place, unit: unit,
      limits: count == 0 ? [] : [DiffLimit("uncovered", measured: Double(count), allowed: 0)])
  }
}

extension [PixelRun] {
  /// Appends a run, or makes the last one longer where the two touch.
  mutating func join(_ run: PixelRun) {
    if let last, last.y == run.y, last.x + last.count == run.x {
      self[count - 1].count += run.count
    } else {
      append(run)
    }
  }

  /// Both in reading order, where touching runs are one.
  func merging(_ others: [PixelRun]) -> [PixelRun] {
    guard !others.isEmpty else { return self }
    var merged: [PixelRun] = []
    var rest = others[...]
    for run in self {
      while let other = rest.first, (other.y, other.x) < (run.y, run.x) {
        merged.join(other)
        rest.removeFirst()
      }
      merged.join(run)
    }
    for other in rest { merged.join(other) }
    return merged
  }
}
