import GalleyGeometry
import Testing

struct RectIndexTests {
  @Test(arguments: [RectIndex.Order.sequential, .scattered], 1...12)
  func `a query gives what a filter gives`(order: RectIndex.Order, seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let rects = (0..<Int.random(in: 0...700, using: &generator)).map { _ in
      randomRect(&generator, side: 60)
    }
    print("rectangle index: seed \(seed), \(order), \(rects.count) rectangles")
    let index = RectIndex(rects, order: order)
    for _ in 0..<60 {
      let query = randomRect(&generator, side: 400)
      var hits: [Int] = []
      index.forEach(intersecting: query, in: rects) { hits.append($0) }
      #expect(hits.sorted() == rects.indices.filter { rects[$0].intersects(query) }, "seed \(seed)")
    }
  }

  @Test(arguments: [RectIndex.Order.sequential, .scattered], 1...12)
  func `two lists are indexed as if they were one`(order: RectIndex.Order, seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let rects = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
      randomRect(&generator, side: 60)
    }
    let seam = Int.random(in: 0...rects.count, using: &generator)
    let (first, second) = (Array(rects[..<seam]), Array(rects[seam...]))
    let together = RectIndex(rects, order: order)
    let apart = RectIndex(first, followedBy: second, order: order)
    for _ in 0..<30 {
      let query = randomRect(&generator, side: 400)
      var expected: [Int] = []
      var hits: [Int] = []
      together.forEach(intersecting: query, in: rects) { expected.append($0) }
      apart.forEach(intersecting: query, in: first, followedBy: second) { hits.append($0) }
      #expect(hits == expected, "seed \(seed)")
    }
  }

  @Test(arguments: [true, false], 1...6)
  func `a query of a strip gives what a filter gives`(isVertical: Bool, seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let rects = (0..<Int.random(in: 1...3000, using: &generator)).map { _ in
      let rect = Rect(
        x: Double.random(in: 0...30, using: &generator),
        y: Double.random(in: 0...90_000, using: &generator), width: 10, height: 40)
      return isVertical
        ? rect : Rect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    print("strip: seed \(seed), \(rects.count) rectangles")
    let index = RectIndex(rects)
    for place in stride(from: 0.0, through: 90_000, by: 1500) {
      let query = Rect(
        x: isVertical ? 0 : place, y: isVertical ? place : 0, width: isVertical ? 20 : 700,
        height: isVertical ? 700 : 20)
      var hits: [Int] = []
      index.forEach(intersecting: query, in: rects) { hits.append($0) }
      #expect(hits.sorted() == rects.indices.filter { rects[$0].intersects(query) }, "seed \(seed)")
    }
  }

  /// Some are empty, and some touch one another.
  private func randomRect(_ generator: inout SplitMix64, side: Int) -> Rect {
    Rect(
      x: Double(Int.random(in: -100...900, using: &generator)),
      y: Double(Int.random(in: -100...900, using: &generator)),
      width: Double(Int.random(in: 0...side, using: &generator)),
      height: Double(Int.random(in: 0...side, using: &generator)))
  }
}
