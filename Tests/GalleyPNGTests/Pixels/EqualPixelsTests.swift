import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct EqualPixelsTests {
  /// Widths on both sides of what is compared at a time, and of words of bits.
  @Test(arguments: [1, 2, 16, 17, 31, 32, 33, 34, 63, 64, 65, 96, 97, 128, 129, 500, 1179])
  func `what is told is what a comparison pixel by pixel says`(width: Int) throws {
    var random = SplitMix64(seed: UInt64(width))
    var same = EqualPixels(width: width)
    for run in 0..<60 {
      let model = row(width, changing: 20, &random)
      // Nearly the other row, or one of its own.
      let row =
        run % 2 == 0
        ? model.map { Int.random(in: 0..<30, using: &random) == 0 ? $0 ^ 1 : $0 }
        : row(width, changing: run, &random)
      compare(row, with: run % 5 == 0 ? nil : model, &same)
      let left = row.indices.map { $0 > 0 && row[$0] == row[$0 - 1] }
      let equal = row.indices.map { run % 5 != 0 && row[$0] == model[$0] }
      var (leftEnds, modelEnds) = ([Int](), [Int]())
      for x in 0..<width {
        leftEnds.append(same.leftEnd(from: x))
        modelEnds.append(same.modelEnd(from: x))
      }
      #expect(leftEnds == left.indices.map { end(left, from: $0) }, "seed \(width), run \(run)")
      #expect(modelEnds == equal.indices.map { end(equal, from: $0) }, "seed \(width), run \(run)")
      let groups = groups(same)
      #expect(groups == expectedGroups(left, equal), "seed \(width), run \(run)")
    }
  }

  /// What is told of 64, eight and sixteen pixels.
  private func groups(_ same: borrowing EqualPixels) -> [[UInt64]] {
    var groups: [[UInt64]] = [[], [], [], []]
    for x in stride(from: 0, to: same.width, by: 64) {
      groups[0].append(same.differingFromModel(inWordAt: x))
    }
    for x in stride(from: 0, through: same.width - 64, by: 64) {
      groups[1].append(same.isLeft(inWordAt: x) ? 1 : 0)
    }
    for x in stride(from: 0, through: same.width - 8, by: 8) {
      groups[2].append(same.isLeft(eightAt: x) ? 1 : 0)
    }
    for x in stride(from: 0, through: same.width - 16, by: 1) {
      groups[3].append(UInt64(same.leftCount(ofSixteenFrom: x)))
    }
    return groups
  }

  private func expectedGroups(_ left: [Bool], _ equal: [Bool]) -> [[UInt64]] {
    let (width, all) = (left.count, { (flags: ArraySlice<Bool>) in flags.allSatisfy(\.self) })
    return [
      stride(from: 0, to: width, by: 64).map { x in
        (x..<min(x + 64, width)).reduce(0) { $0 | (equal[$1] ? 0 : 1 << UInt64($1 - x)) }
      },
      stride(from: 0, through: width - 64, by: 64).map { all(left[($0 + 1)..<($0 + 64)]) ? 1 : 0 },
      stride(from: 0, through: width - 8, by: 8).map { all(left[($0 + 1)..<($0 + 8)]) ? 1 : 0 },
      stride(from: 0, through: width - 16, by: 1).map { x in
        UInt64(left[x..<(x + 16)].count { $0 })
      },
    ]
  }

  private func end(_ flags: [Bool], from x: Int) -> Int {
    flags[x...].firstIndex(of: false) ?? flags.count
  }

  /// Runs of colors of which so many in a hundred pixels begin another.
  private func row(_ width: Int, changing: Int, _ random: inout SplitMix64) -> [UInt32] {
    var color: UInt32 = 0xFF00_0000
    return (0..<width).map { _ in
      if Int.random(in: 0..<100, using: &random) < changing {
        color = 0xFF00_0000 | UInt32.random(in: 0...2, using: &random)
      }
      return color
    }
  }

  private func compare(_ row: [UInt32], with model: [UInt32]?, _ same: inout EqualPixels) {
    row.withUnsafeBufferPointer { row in
      guard let start = row.baseAddress else { return }
      guard let model else { return same.compare(start, with: nil) }
      model.withUnsafeBufferPointer { same.compare(start, with: $0.baseAddress) }
    }
  }
}
