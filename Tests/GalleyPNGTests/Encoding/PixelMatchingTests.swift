import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct PixelMatchingTests {
  /// What is done with a row that was written.
  private enum Way {
    case bytes, pixels
  }

  /// Sizes of a pixel up to more than repetitions reach.
  @Test(arguments: [1, 2, 3, 17, 67, 400, 1179, 9_000, 11_000, 16_384], [PixelFormat.rgb, .rgba])
  func `what is known of pixels makes the same tokens as their bytes`(
    width: Int, format: PixelFormat
  ) throws {
    let seed = UInt64(width)
    var random = SplitMix64(seed: seed)
    let rows = rows(width, max(12, 60_000 / width), &random)
    let (expected, written) = compress(rows, format, by: .bytes, searches: true)
    let (stream, _) = compress(rows, format, by: .pixels, searches: true)
    #expect(stream == expected, "seed \(seed)")
    let (fast, _) = compress(rows, format, by: .pixels, searches: false)
    let inflated = try Inflater().inflate(fast[...], byteCount: written.count, padding: 0)
    #expect(inflated == written, "seed \(seed)")
  }

  @Test func `a matcher that begins anew makes what a new one makes`() {
    var random = SplitMix64(seed: 4)
    let (some, others) = (rows(300, 200, &random), rows(300, 200, &random))
    var matcher = RowMatcher(rowSize: 901, step: 3)
    _ = add(some, to: &matcher, .rgb, by: .pixels)
    matcher.removeAll()
    _ = add(others, to: &matcher, .rgb, by: .pixels)
    let (expected, _) = compress(others, .rgb, by: .pixels, searches: true)
    #expect(ZlibStream.bytes(of: [matcher.finish()]) == expected)
  }

  private func compress(
    _ rows: [[UInt32]], _ format: PixelFormat, by way: Way, searches: Bool
  ) -> (stream: [UInt8], written: [UInt8]) {
    let size = 1 + (rows.first?.count ?? 0) * format.bytesPerPixel
    var matcher = RowMatcher(rowSize: size, step: format.bytesPerPixel, searches: searches)
    let written = add(rows, to: &matcher, format, by: way)
    return (ZlibStream.bytes(of: [matcher.finish()]), written)
  }

  private func add(
    _ rows: [[UInt32]], to matcher: inout RowMatcher, _ format: PixelFormat, by way: Way
  ) -> [UInt8] {
    var same = EqualPixels(width: rows.first?.count ?? 1)
    var written: [UInt8] = []
    for (y, row) in rows.enumerated() {
      let place = matcher.nextRow()
      let model = matcher.model.map { rows[y - $0.rows] }
      row.withUnsafeBufferPointer { row in
        place[0] = 0
        _ = format.convert(row, to: place + 1)
        guard let start = row.baseAddress else { return }
        guard let model else { return same.compare(start, with: nil) }
        model.withUnsafeBufferPointer { same.compare(start, with: $0.baseAddress) }
      }
      written += UnsafeBufferPointer(start: place, count: 1 + row.count * format.bytesPerPixel)
      switch way {
      case .bytes: matcher.addPlainRow()
      case .pixels: matcher.addPlainRow(same)
      }
    }
    return written
  }

  /// Bars, grays, pieces of rows before moved by a few pixels, noise, and rows that are nearly the
  /// last.
  private func rows(_ width: Int, _ count: Int, _ random: inout SplitMix64) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    while rows.count < count {
      var row = rows.last ?? [UInt32](repeating: 0xFF00_0000, count: width)
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let first = Int.random(in: 0..<width, using: &random)
        let end = min(width, first + Int.random(in: 1...max(1, width / 2), using: &random))
        let other = rows.randomElement(using: &random) ?? row
        let shift = Int.random(in: -3...3, using: &random)
        let kind = Int.random(in: 0..<4, using: &random)
        let gray = UInt32.random(in: 0...255, using: &random) * 0x10101
        let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
        for x in first..<end {
          row[x] =
            switch kind {
            case 0: 0xFF00_0000 | gray
            case 1: 0xFF00_0000 | color
            case 2: other[min(max(x + shift, 0), width - 1)]
            default: 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
            }
        }
      }
      rows.append(row)
    }
    return rows
  }
}
