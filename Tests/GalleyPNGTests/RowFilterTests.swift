import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct RowFilterTests {
  /// Undoes a filter as the PNG specification says, byte by byte.
  private func unfiltered(
    _ bytes: [UInt8], _ filter: RowFilter, above: [UInt8], step: Int
  ) -> [UInt8] {
    var row: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let left = index < step ? 0 : Int(row[index - step])
      let corner = index < step ? 0 : Int(above[index - step])
      let up = Int(above[index])
      let prediction: Int
      switch filter {
      case .none: prediction = 0
      case .left: prediction = left
      case .above: prediction = up
      case .average: prediction = (left + up) / 2
      case .paeth:
        let estimate = left + up - corner
        let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
        prediction = a <= b && a <= c ? left : b <= c ? up : corner
      }
      row.append(byte &+ UInt8(truncatingIfNeeded: prediction))
    }
    return row
  }

  @Test(arguments: RowFilter.allCases, [3, 4])
  func `every filter can be undone`(filter: RowFilter, step: Int) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20 {
      let count = step * Int.random(in: 1...70, using: &random)
      let row = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let above = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      var filtered = [UInt8](repeating: 0, count: count)
      let padding = [UInt8](repeating: 0, count: step)
      (padding + row).withUnsafeBufferPointer { row in
        (padding + above).withUnsafeBufferPointer { above in
          guard let row = row.baseAddress, let above = above.baseAddress else { return }
          filtered.withUnsafeMutableBufferPointer { target in
            guard let target = target.baseAddress else { return }
            filter.apply(
              to: row + step, above: above + step, step: step, count: count, into: target)
          }
        }
      }
      #expect(unfiltered(filtered, filter, above: above, step: step) == row)
    }
  }
}
