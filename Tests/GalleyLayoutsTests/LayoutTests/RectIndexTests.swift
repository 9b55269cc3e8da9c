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

  /// Some are empty, and some touch one another.
  private func randomRect(_ generator: inout SplitMix64, side: Int) -> Rect {
    Rect(
      x: Double(Int.random(in: -100...900, using: &generator)),
      y: Double(Int.random(in: -100...900, using: &generator)),
      width: Double(Int.random(in: 0...side, using: &generator)),
      height: Double(Int.random(in: 0...side, using: &generator)))
  }
}
