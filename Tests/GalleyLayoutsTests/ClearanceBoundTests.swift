import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `The bound of the clearance in a box` {
  @Test func `is no less than the clearance anywhere in it and hardly more`() {
    var looseness: [Double] = []
    for seed in 1...300 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let width = 300.0
      let (box, circles) = Self.box(inWidth: width, using: &generator)
      let most = Self.greatestClearance(in: box, width: width, among: circles)
      let radius = max(1, most + Double.random(in: 0.5...40, using: &generator))
      let search = PlaceSearch(radius: radius, width: width, tolerance: radius * 1e-10)
      let neighbors = Self.neighbors(circles, of: search)
      let isFree = neighbors.withUnsafeBufferPointer { search.highestPlace(in: box, among: $0) }
      guard isFree == nil else { continue }
      var bound = ClearanceBound()
      let found = bound.capacity(
        of: box, for: search, among: neighbors, doubt: search.tolerance)
      let capacity = found ?? radius
      #expect(capacity >= most - 1e-6, "seed \(seed): \(capacity), clearance \(most)")
      #expect(capacity <= radius, "seed \(seed)")
      if most > 0 { looseness.append((capacity - most) / (radius - most)) }
    }
    #expect(looseness.count > 50)
    let mean = looseness.reduce(0, +) / Double(looseness.count)
    #expect(mean < 0.3, "on average \(mean) of what the radius was too large by is left")
  }

  @Test func `is none where a circle has a place`() {
    var placeCount = 0
    for seed in 1...2000 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let width = 300.0
      let (box, circles) = Self.box(inWidth: width, using: &generator)
      let radius = Double.random(in: 1...60, using: &generator)
      let search = PlaceSearch(radius: radius, width: width, tolerance: radius * 1e-10)
      let neighbors = Self.neighbors(circles, of: search)
      let place = neighbors.withUnsafeBufferPointer { search.highestPlace(in: box, among: $0) }
      var bound = ClearanceBound()
      let capacity = bound.capacity(
        of: box, for: search, among: neighbors, doubt: 2 * search.tolerance)
      if place != nil { placeCount += 1 }
      #expect(place == nil || capacity == nil, "seed \(seed)")
    }
    #expect((200...1800).contains(placeCount))
  }

  /// A box in a strip, and circles around it.
  private static func box(
    inWidth width: Double, using generator: inout SplitMix64
  ) -> (box: Bounds, circles: [Circle]) {
    let side = Double.random(in: 1...40, using: &generator)
    let corner = Point(
      x: Double.random(in: 0...width - side, using: &generator),
      y: Double.random(in: 0...200, using: &generator))
    let box = Bounds(
      minX: corner.x, minY: corner.y, maxX: corner.x + side, maxY: corner.y + side)
    let circles = (0..<Int.random(in: 3...8, using: &generator)).map { _ in
      Circle(
        center: Point(
          x: corner.x + Double.random(in: -60...60 + side, using: &generator),
          y: corner.y + Double.random(in: -60...60 + side, using: &generator)),
        radius: Double.random(in: 5...40, using: &generator))
    }
    return (box, circles)
  }

  private static func neighbors(_ circles: [Circle], of search: PlaceSearch) -> [Obstacle] {
    circles.map {
      Obstacle(
        center: $0.center, radius: $0.radius + search.radius, tolerance: search.tolerance)
    }
  }

  /// The greatest clearance at the points of a fine grid.
  private static func greatestClearance(
    in box: Bounds, width: Double, among circles: [Circle]
  ) -> Double {
    var greatest = -Double.infinity
    for row in 0...80 {
      for column in 0...80 {
        let point = Point(
          x: box.minX + (box.maxX - box.minX) * Double(column) / 80,
          y: box.minY + (box.maxY - box.minY) * Double(row) / 80)
        let walls = min(point.x, min(width - point.x, point.y))
        let clearance = circles.map { ($0.center - point).length - $0.radius }.reduce(walls, min)
        greatest = max(greatest, clearance)
      }
    }
    return greatest
  }
}
