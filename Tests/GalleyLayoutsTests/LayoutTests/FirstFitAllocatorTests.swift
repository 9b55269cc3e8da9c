import GalleyGeometry
import GalleyLayouts
import Testing

struct FirstFitAllocatorTests {
  /// A seed to a run, so that a failure names the run that failed.
  @Test(arguments: 1...40)
  func `no block could have gone to an earlier place`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let columns = Int.random(in: 1...9, using: &generator)
    let longest = Int.random(in: 1...columns, using: &generator)
    print("first fit: seed \(seed), \(columns) columns, sides to \(longest)")
    var allocator = FirstFitAllocator(columns: columns)
    var plain = PlainFirstFit(columns: columns)
    let sides = (0..<200).map { _ in Int.random(in: 1...longest, using: &generator) }
    #expect(sides.map { allocator.place(side: $0) } == sides.map { plain.place(side: $0) })
  }

  @Test(arguments: 41...80)
  func `no block that is wider or higher could have gone to an earlier place`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let columns = Int.random(in: 1...9, using: &generator)
    let tallest = Int.random(in: 1...6, using: &generator)
    print("first fit: seed \(seed), \(columns) columns, heights to \(tallest)")
    var allocator = FirstFitAllocator(columns: columns, tallest: tallest)
    var plain = PlainFirstFit(columns: columns)
    let blocks = (0..<200).map { _ in
      (
        Int.random(in: 1...columns, using: &generator),
        Int.random(in: 1...tallest, using: &generator)
      )
    }
    #expect(
      blocks.map { allocator.place(columns: $0, rows: $1) }
        == blocks.map { plain.place(columns: $0, rows: $1) })
  }

  @Test(arguments: 81...88)
  func `no block of a wide strip could have gone to an earlier place`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let columns = Int.random(in: 60...128, using: &generator)
    var allocator = FirstFitAllocator(columns: columns, tallest: 3)
    var plain = PlainFirstFit(columns: columns)
    for _ in 0..<30 {
      let (width, height) = (
        Int.random(in: 1...columns, using: &generator), Int.random(in: 1...3, using: &generator)
      )
      #expect(
        allocator.place(columns: width, rows: height) == plain.place(columns: width, rows: height),
        "seed \(seed), \(columns) columns")
    }
  }

  @Test func `rows that are full are forgotten, and places stay where they were`() {
    var generator = SplitMix64(seed: 7)
    var allocator = FirstFitAllocator(columns: 1, tallest: 3)
    var row = 0
    for _ in 0..<9000 {
      let height = Int.random(in: 1...3, using: &generator)
      #expect(allocator.place(columns: 1, rows: height) == .init(row: row, column: 0))
      row += height
    }
    // Beside a column of single cells every block of two goes one row lower than the one before.
    var pair = FirstFitAllocator(columns: 3, tallest: 1)
    for row in 0..<9000 {
      #expect(pair.place(columns: 2, rows: 1) == .init(row: row, column: 0))
      #expect(pair.place(columns: 1, rows: 1) == .init(row: row, column: 2))
    }
  }

  @Test func `a small block fills the hole that a large one left`() {
    var allocator = FirstFitAllocator(columns: 4)
    #expect(allocator.place(side: 1) == .init(row: 0, column: 0))
    #expect(allocator.place(side: 4) == .init(row: 1, column: 0))
    #expect(allocator.place(side: 1) == .init(row: 0, column: 1))
  }

  @Test func `sides out of bounds count as the nearest that fit`() {
    var allocator = FirstFitAllocator(columns: 2)
    #expect(allocator.place(side: 9) == .init(row: 0, column: 0))
    #expect(allocator.place(side: 0) == .init(row: 2, column: 0))
    #expect(FirstFitAllocator(columns: 0).columns == 1)
  }

  @Test func `the widest strip uses every bit of a row`() {
    var allocator = FirstFitAllocator(columns: 128)
    #expect(allocator.place(side: 128) == .init(row: 0, column: 0))
    #expect(allocator.place(side: 127) == .init(row: 128, column: 0))
    #expect(allocator.place(side: 1) == .init(row: 128, column: 127))
    #expect(allocator.place(side: 2) == .init(row: 255, column: 0))
  }
}

/// First fit as it is defined: every place is tried, in order.
private struct PlainFirstFit {
  let columns: Int
  /// Row after row; what lies behind them is free.
  private var taken: [Bool] = []

  init(columns: Int) { self.columns = columns }

  mutating func place(side: Int) -> FirstFitAllocator.Anchor { place(columns: side, rows: side) }

  mutating func place(columns width: Int, rows height: Int) -> FirstFitAllocator.Anchor {
    var (row, column) = (0, 0)
    while isTaken(row, column, width, height) {
      column += 1
      if column + width > columns { (row, column) = (row + 1, 0) }
    }
    let missing = (row + height) * columns - taken.count
    if missing > 0 { taken += [Bool](repeating: false, count: missing) }
    for place in starts(row, column, height) {
      for cell in place..<place + width { taken[cell] = true }
    }
    return FirstFitAllocator.Anchor(row: row, column: column)
  }

  private func isTaken(_ row: Int, _ column: Int, _ width: Int, _ height: Int) -> Bool {
    starts(row, column, height).contains { start in
      (start..<start + width).contains { $0 < taken.count && taken[$0] }
    }
  }

  /// Where the rows of a block begin.
  private func starts(_ row: Int, _ column: Int, _ height: Int) -> [Int] {
    (row..<row + height).map { $0 * columns + column }
  }
}
