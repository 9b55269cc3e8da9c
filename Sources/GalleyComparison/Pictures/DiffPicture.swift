internal import GalleyGeometry
public import GalleyGraphics

/// A picture of where two bitmaps differ: the expected one in light grey with a quarter of its
/// contrast, what differs in red, what only one of the two covers in blue stripes, and a frame around
/// what is too small to be found.
public enum DiffPicture {
  /// Draws the pixels of a report, as large as the larger of the two bitmaps in each direction.
  ///
  /// What neither bitmap covers is white. Stripes rise to the right where only the actual bitmap
  /// covers, and fall where only the expected one does. The picture is opaque.
  public static func draw(
    expected: Bitmap, actual: Bitmap, report: DiffReport
  ) -> Bitmap {
    draw(expected: expected, actual: (actual.width, actual.height), report: report)
  }

  /// - `actual`: The size of the actual picture, of which no more is shown.
  package static func draw(
    expected: Bitmap, actual: (width: Int, height: Int), report: DiffReport
  ) -> Bitmap {
    var rows = DiffRows(
      expected: (expected.width, expected.height), actual: actual, report: report)
    var indexes = [UInt8](repeating: 0, count: rows.width * rows.height)
    for y in 0..<rows.height {
      indexes.withUnsafeMutableBytes { indexes in
        expected.withRow(y) { row in
          rows.draw(
            row, to: .init(rebasing: indexes[y * rows.width..<(y + 1) * rows.width]))
        }
      }
    }
    return IndexedBitmap(
      width: rows.width, height: rows.height, palette: DiffRows.palette, indexes: indexes
    ).bitmap
  }
}

/// The rows of a picture of a difference, drawn one after the other from the top.
///
/// They are numbers of few colors: the dimmed greys, the mark and the stripe.
package struct DiffRows {
  package typealias Size = (width: Int, height: Int)

  package let width: Int
  package let height: Int
  private let expected: Size
  private let actual: Size
  private let frames: [DiffFrames.Frame]
  /// The pixels that differ and are not drawn yet.
  private var runs: ArraySlice<PixelRun>
  private var y = 0

  /// - `expected`: The size of the expected picture.
  /// - `actual`: The size of the actual one.
  package init(expected: Size, actual: Size, report: DiffReport) {
    (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    (self.expected, self.actual) = (expected, actual)
    runs = report.runs[...]
    frames = DiffFrames.around(report.clusters, width: width, height: height)
  }

  private static let mark = DimmedGrey.white + 1
  private static let stripe = mark + 1

  /// The colors by their numbers.
  package static let palette =
    DimmedGrey.levels.map { IndexedBitmap.Color($0, $0, $0) } + [
      // Strong on grey, and darker than every dimmed grey for those who see no red.
      IndexedBitmap.Color(230, 0, 60),
      // As strong, and apart from the mark also for those who see no red.
      IndexedBitmap.Color(0, 90, 220),
    ]

  /// Draws the next row.
  ///
  /// - Parameters:
  ///   - pixels: The row of the expected picture, red, green, blue and straight alpha; of no pixels
  ///     below it.
  ///   - row: As many bytes as the picture is wide; what they are before does not matter.
  package mutating func draw(
    _ pixels: UnsafeRawBufferPointer, to row: UnsafeMutableRawBufferPointer
  ) {
    let dimmed = pixels.count / 4
    DimmedGrey.write(pixels, to: row)
    UnsafeMutableRawBufferPointer(rebasing: row[dimmed...])
      .initializeMemory(as: UInt8.self, repeating: DimmedGrey.white)
    while let run = runs.first, run.y == y {
      for x in run.x..<run.x + run.count { row[x] = Self.mark }
      runs.removeFirst()
    }
    drawStripes(to: row)
    for frame in frames where frame.outer.top <= y && y < frame.outer.bottom {
      draw(frame, to: row)
    }
    y += 1
  }

  /// Draws stripes over what only one of the two pictures covers.
  private func drawStripes(to row: UnsafeMutableRawBufferPointer) {
    let start = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    for x in start..<max(start, width) {
      let isInExpected = x < expected.width && y < expected.height
      let isInActual = x < actual.width && y < actual.height
      guard isInExpected || isInActual else { continue }
      let diagonal = isInExpected ? x - y + height : x + y
      row[x] = diagonal % 12 < 6 ? Self.stripe : DimmedGrey.white
    }
  }

  /// Draws the line of a frame, as much of it as lies in the row.
  private func draw(_ frame: DiffFrames.Frame, to row: UnsafeMutableRawBufferPointer) {
    for x in max(0, frame.outer.left)..<min(width, frame.outer.right)
    where !frame.inner.contains(x, y) {
      row[x] = Self.mark
    }
  }
}

/// Frames around clusters that an eye would miss.
enum DiffFrames {
  /// Columns and rows from the first to before the last.
  struct Box: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    func contains(_ x: Int, _ y: Int) -> Bool {
      x >= left && x < right && y >= top && y < bottom
    }

    func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func union(_ other: Box) -> Box {
      Box(
        left: min(left, other.left), top: min(top, other.top),
        right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func grown(by margin: Int) -> Box {
      Box(
        left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
  }

  /// A line between two boxes.
  struct Frame: Hashable {
    var outer: Box
    var inner: Box
  }

  /// More clusters than these are found without help, and their frames would hide them.
  private static let mostClusters = 200

  /// One frame around each small cluster, or around several that are near each other; in small
  /// pictures none, for there nothing is hard to find.
  static func around(_ clusters: [DiffCluster], width: Int, height: Int) -> [Frame] {
    // A frame's line is a 400th of the picture, which a picture shrunk to a thumb nail still shows.
    let line = (max(width, height) + 200) / 400
    guard line > 0, clusters.count <= mostClusters else { return [] }
    let boxes = clusters.map { box(of: $0) }
    let small = boxes.filter { max($0.right - $0.left, $0.bottom - $0.top) <= 8 * line }
    return merged(small.map { $0.grown(by: 5 * line) }).map {
      Frame(outer: $0, inner: $0.grown(by: -line))
    }
  }

  private static func box(of cluster: DiffCluster) -> Box {
    let box = cluster.boundingBox
    return Box(
      left: Int(box.minX), top: Int(box.minY), right: Int(box.maxX), bottom: Int(box.maxY))
  }

  /// Boxes that meet become one, until none meets another.
  private static func merged(_ boxes: [Box]) -> [Box] {
    var separate: [Box] = []
    for var box in boxes {
      while let index = separate.firstIndex(where: { $0.meets(box) }) {
        box = box.union(separate.remove(at: index))
      }
      separate.append(box)
    }
    return separate
  }
}

/// The greys that pixels become over white, with a quarter of their contrast: 191 for black.
///
/// A grey is `255 - (255 - luminance + 3) / 4`, rounded down, and its index that minus 191, which is
/// `(luminance + 1) / 4`. The luminance in turn is a sum of weighted components, 500 more, divided by
/// 1000, so that the index is the sum, 1500 more, divided by 4000.
enum DimmedGrey {
  /// The greys by their indexes.
  static let levels = Array(UInt8(191)...255)

  /// The index of white.
  static let white: UInt8 = 64

  /// The index of one pixel.
  static func index(of pixel: Pixel) -> UInt8 { UInt8((pixel.luminanceOverWhite + 1) / 4) }

  /// Writes the indexes of pixels to as many bytes.
  static func write(_ pixels: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) {
    let count = pixels.count / 4
    let side = Block.scalarCount
    var x = 0
    while x + side <= count {
      let block = pixels.loadUnaligned(fromByteOffset: x &* 4, as: Block.self)
      if isOpaque(block) {
        target.storeBytes(
          of: SIMD16<UInt8>(truncatingIfNeeded: indexes(ofOpaque: block)), toByteOffset: x,
          as: SIMD16<UInt8>.self)
      } else {
        writeEach(pixels, to: target, x..<(x + side))
      }
      x += side
    }
    writeEach(pixels, to: target, x..<count)
  }

  private typealias Block = SIMD16<UInt32>

  private static func isOpaque(_ block: Block) -> Bool {
    let all = block.lowHalf & block.highHalf
    let half = all.lowHalf & all.highHalf
    return half.x & half.y & half.z & half.w >= 0xFF00_0000
  }

  @inline(__always)
  private static func indexes(ofOpaque block: Block) -> Block {
    let words = block
    let (red, green, blue) = (words & 255, words &>> 8 & 255, words &>> 16 & 255)
    let sum = red &* 299 &+ green &* 587 &+ blue &* 114 &+ 1500
    // sum / 4000 = sum / 32 / 125; 8389 / 2^20 is by 49 / (125 * 2^20) more than 1 / 125, and
    // sum / 32 is at most 8015, so that what is rounded down is the same.
    return ((sum &>> 5) &* 8389) &>> 20
  }

  private static func writeEach(
    _ pixels: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, _ places: Range<Int>
  ) {
    for x in places {
      target[x] = index(of: pixels.loadUnaligned(fromByteOffset: x * 4, as: Pixel.self))
    }
  }
}
