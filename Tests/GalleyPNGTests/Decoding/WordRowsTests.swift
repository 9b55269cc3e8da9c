import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct WordRowsTests {
  private let seed: UInt64 = 14

  private func bytes(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// A row undone byte by byte, as words; those of RGB opaque.
  private func slowly(
    _ filter: RowFilter, _ row: [UInt8], above: [UInt8]?, step: Int
  ) -> (bytes: [UInt8], words: [UInt32]) {
    var bytes = row
    bytes.withUnsafeMutableBufferPointer { row in
      guard let start = row.baseAddress else { return }
      guard let above else {
        return filter.undo(on: start, above: nil, step: step, count: row.count)
      }
      above.withUnsafeBufferPointer {
        filter.undo(on: start, above: $0.baseAddress, step: step, count: row.count)
      }
    }
    let words = stride(from: 0, to: bytes.count, by: step).map { place in
      (0..<4).reduce(UInt32(0)) { word, component in
        word | UInt32(component < step ? bytes[place + component] : 255) << (8 * component)
      }
    }
    return (bytes, words)
  }

  @Test(arguments: RowFilter.allCases, [3, 4])
  func `rows of every width are undone as byte by byte`(filter: RowFilter, step: Int) {
    var random = SplitMix64(seed: seed)
    for width in 1...67 {
      let rows = WordRows(bytesPerPixel: step, width: width)
      var aboveWords = [UInt32](repeating: 0, count: width)
      var above: [UInt8]?
      for number in 0..<4 {
        // The third row is as the second: what the filters wrote is zeros.
        let count = width * step
        let row = number == 2 ? [UInt8](repeating: 0, count: count) : bytes(count, &random)
        let expected = slowly(filter, row, above: above, step: step)
        var words = [UInt32](repeating: 0, count: width)
        ([filter.rawValue] + row + [1, 2, 3, 4]).withUnsafeBufferPointer { row in
          row.baseAddress.map { rows.undo($0, above: aboveWords, to: &words) }
        }
        #expect(words == expected.words, "\(width) wide, row \(number), seed \(seed)")
        (above, aboveWords) = (expected.bytes, expected.words)
      }
    }
  }
}
