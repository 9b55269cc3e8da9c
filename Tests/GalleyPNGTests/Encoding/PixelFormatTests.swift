import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct PixelFormatTests {
  private let room = 16

  /// Rows that equal another one here and there, in groups or pixel by pixel.
  @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 72, 127, 130, 1179])
  func `a row made from another one's bytes is the same, and nothing else is written`(
    width: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(width))
    for run in 0..<80 {
      let model = colors(width, changing: 10, &random)
      var row = model
      for _ in 0..<Int.random(in: 0...width, using: &random) / (1 + run % 20) {
        let first = Int.random(in: 0..<width, using: &random)
        let color = colors(1, changing: 100, &random)[0]
        let length = Int.random(in: 1...(run % 3 == 0 ? 90 : 1), using: &random)
        for x in first..<min(width, first + length) { row[x] = color }
      }
      let expected = bytes(of: row)
      let patched = patchedBytes(of: row, from: model)
      #expect(expected?.prefix(3 * width) == patched?.prefix(3 * width), "seed \(width), \(run)")
      #expect(patched?.suffix(room) == [UInt8](repeating: 0xAA, count: room)[...])
    }
  }

  @Test func `a pixel that lets light through is found wherever it is`() {
    let model = [UInt32](repeating: 0xFF33_6699, count: 131)
    for x in model.indices {
      var row = model
      row[x] = 0x7F00_0000
      #expect(bytes(of: row) == nil)
      #expect(patchedBytes(of: row, from: model) == nil)
      let others = (0..<131).map { UInt32(0xFF00_0000 + $0) }
      row = others
      row[x] = 0xFEFF_FFFF
      #expect(patchedBytes(of: row, from: model) == nil)
    }
  }

  /// With bytes behind the row that are not to be written, but for two.
  private func bytes(of row: [UInt32]) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0xAA, count: 3 * row.count + room)
    let isHeld = bytes.withUnsafeMutableBufferPointer { bytes in
      row.withUnsafeBufferPointer { row in
        bytes.baseAddress.map { PixelFormat.rgb.convert(row, to: $0) }
      }
    }
    return isHeld == true ? bytes : nil
  }

  private func patchedBytes(of row: [UInt32], from model: [UInt32]) -> [UInt8]? {
    var same = EqualPixels(width: row.count)
    guard let modelBytes = bytes(of: model) else { return nil }
    var bytes = [UInt8](repeating: 0xAA, count: 3 * row.count + room)
    let isHeld = row.withUnsafeBufferPointer { row -> Bool? in
      model.withUnsafeBufferPointer { model in
        row.baseAddress.map { same.compare($0, with: model.baseAddress) }
      }
      return bytes.withUnsafeMutableBufferPointer { bytes in
        modelBytes.withUnsafeBufferPointer { modelBytes -> Bool? in
          guard let target = bytes.baseAddress, let source = modelBytes.baseAddress else {
            return nil
          }
          return PixelFormat.rgb.convert(row, same, model: source, to: target)
        }
      }
    }
    return isHeld == true ? bytes : nil
  }

  private func colors(
    _ count: Int, changing: Int, _ random: inout SplitMix64
  ) -> [UInt32] {
    var color: UInt32 = 0xFF12_3456
    return (0..<count).map { _ in
      if Int.random(in: 0..<100, using: &random) < changing {
        color = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
      }
      return color
    }
  }
}
