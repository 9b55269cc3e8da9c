import Galley
import Testing

/// What the tutorial on a grid of its own promises of items that are larger than others.
@Suite struct GridScalePromises {
  private func view(_ scales: [Double], columns: Int = 3, spacing: Double = 10) throws
    -> CollectionView
  {
    var grid = GridLayout()
    (grid.columns, grid.spacing) = (.fixed(columns), spacing)
    // As wide as columns of 90 points and the spacing between them.
    return try CollectionView(
      grid, Content(sections: [.init(measures: scales)]),
      width: Double(columns) * (90 + spacing) - spacing, height: 400)
  }

  /// The cell at a place in the grid of `view`, as many cells wide and high as its scale.
  private func cell(row: Int, column: Int, scale: Int = 1) -> Rect {
    let side = Double(scale) * 100 - 10
    return Rect(x: Double(column) * 100, y: Double(row) * 100, width: side, height: side)
  }

  /// Where items go that each take, in order, the first place that is free.
  private func firstFit(_ scales: [Int], columns: Int) -> [Rect] {
    var taken: Set<[Int]> = []
    return scales.map { scale in
      for place in 0... {
        let (row, column) = (place / columns, place % columns)
        let square = (0..<scale * scale).map { [row + $0 / scale, column + $0 % scale] }
        guard column + scale <= columns, taken.isDisjoint(with: square) else { continue }
        taken.formUnion(square)
        return cell(row: row, column: column, scale: scale)
      }
      return .zero
    }
  }

  private func randomScales(seed: UInt64, upTo largest: Int) -> [Int] {
    var generator = SplitMix64(seed: seed)
    return (0..<120).map { _ in Int.random(in: 1...largest, using: &generator) }
  }

  @Test func `an item that says nothing takes one cell`() throws {
    var grid = GridLayout()
    grid.spacing = 10
    let view = try CollectionView(grid, Content(count: 4), width: 290, height: 400)
    #expect(
      view.frames == [
        cell(row: 0, column: 0), cell(row: 0, column: 1), cell(row: 0, column: 2),
        cell(row: 1, column: 0),
      ])
  }

  @Test func `items can be twice or thrice as large as others`() throws {
    let frames = try view([1, 2, 3]).frames
    #expect(frames.map(\.width) == [90, 190, 290])
    #expect(frames.map(\.height) == [90, 190, 290])
  }

  @Test func `a scale may be anything from zero to the number of columns`() throws {
    // What is smaller than a cell takes one, what is larger than the grid all of its width.
    #expect(
      try view([0, 1, 2, 3, 4, 5, 99], columns: 4).frames.map(\.width)
        == [90, 90, 190, 290, 390, 390, 390])
  }

  @Test func `small items fill the holes that large ones leave`() throws {
    #expect(
      try view([2, 2, 1, 1, 1]).frames == [
        cell(row: 0, column: 0, scale: 2), cell(row: 2, column: 0, scale: 2),
        cell(row: 0, column: 2), cell(row: 1, column: 2), cell(row: 2, column: 2),
      ])
  }

  @Test func `a large item can lie elsewhere than its number says`() throws {
    let frames = try view([1, 1, 3, 1]).frames
    #expect(frames[2] == cell(row: 1, column: 0, scale: 3))
    #expect(frames[3] == cell(row: 0, column: 2))
  }

  @Test(arguments: 1...6)
  func `every item goes to the first place where all of it is free`(columns: Int) throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let scales = randomScales(seed: seed, upTo: min(4, columns))
      let frames = try view(scales.map(Double.init), columns: columns).frames
      let expected = firstFit(scales, columns: columns)
      #expect(zip(frames, expected).allSatisfy { $0.isClose(to: $1) }, "seed \(seed)")
    }
  }

  @Test func `no item covers another`() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let scales = randomScales(seed: seed, upTo: 4).map(Double.init)
      let frames = try view(scales, columns: 5, spacing: 4).frames
      let overlaps = frames.indices.contains { number in
        frames[..<number].contains { $0.inset(by: 1e-6).intersects(frames[number]) }
      }
      #expect(!overlaps, "seed \(seed)")
    }
  }

  @Test func `items can be made larger while the grid is shown`() throws {
    var view = try view([1, 1, 1, 1])
    try view.update(Update(reloads: [.init(at: 0, measure: 2)]))
    let halfWay = try #require(view.element(.loaded(1), at: 0.15)?.attributes.frame)
    #expect(halfWay.minX > 100)
    #expect(halfWay.minX < 200)
    view.settle()
    #expect(
      view.frames == [
        cell(row: 0, column: 0, scale: 2), cell(row: 0, column: 2), cell(row: 1, column: 2),
        cell(row: 2, column: 0),
      ])
  }
}
