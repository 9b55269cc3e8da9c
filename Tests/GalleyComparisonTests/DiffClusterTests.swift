import GalleyComparison
import GalleyGeometry
import Testing

@Suite struct DiffClusterTests {
  /// A report of the pixels marked in rows of text.
  private func clusters(_ rows: String...) -> [DiffCluster] {
    var runs: [PixelRun] = []
    for (y, row) in rows.enumerated() {
      for (x, mark) in row.enumerated() where mark == "#" {
        if let last = runs.last, last.y == y, last.x + last.count == x {
          runs[runs.count - 1].count += 1
        } else {
          runs.append(PixelRun(x: x, y: y, count: 1))
        }
      }
    }
    return DiffReport(
      runs: runs, totalPixels: 1, largestDifference: 1, largestDifferencePlace: nil
    ).clusters
  }

  @Test func `pixels that touch at a side or a corner are one cluster`() {
    #expect(
      clusters("##..", "..#.", "...#") == [
        DiffCluster(pixelCount: 4, boundingBox: Rect(x: 0, y: 0, width: 4, height: 3))
      ])
  }

  @Test func `branches that meet further down are one cluster`() {
    #expect(clusters("#.#.#", "#.#.#", "#####").map(\.pixelCount) == [11])
    #expect(clusters("#...#", ".#.#.", "..#..").map(\.pixelCount) == [5])
  }

  @Test func `the largest comes first, then the first in reading order`() {
    #expect(
      clusters("#..#", "...#", ".#..", "#..#", "#...").map(\.boundingBox) == [
        Rect(x: 0, y: 2, width: 2, height: 3), Rect(x: 3, y: 0, width: 1, height: 2),
        Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 3, y: 3, width: 1, height: 1),
      ])
  }

  @Test func `clusters are those that a search from pixel to pixel finds`() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<200 {
      let rows = (0..<8).map { _ in
        String((0..<9).map { _ in generator.next() % 5 < 2 ? "#" : "." as Character })
      }
      let found = clusters(rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7])
      #expect(
        found.map(\.pixelCount) == Self.searched(rows.map(Array.init)),
        "\(rows.joined(separator: "\n"))")
    }
  }

  private static func searched(_ rows: [[Character]]) -> [Int] {
    var rows = rows
    var counts: [Int] = []
    func take(_ x: Int, _ y: Int) -> Int {
      guard rows.indices.contains(y), rows[y].indices.contains(x), rows[y][x] == "#" else {
        return 0
      }
      rows[y][x] = "."
      var count = 1
      for dy in -1...1 { for dx in -1...1 { count += take(x + dx, y + dy) } }
      return count
    }
    for y in rows.indices { for x in rows[y].indices { counts.append(take(x, y)) } }
    return counts.filter { $0 > 0 }.sorted(by: >)
  }
}

/// SplitMix64, so that a failure can be repeated.
private struct SplitMix {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
