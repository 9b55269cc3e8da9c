import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `Circles at the highest place` {
  @Test func `every circle is at the highest and then leftmost place there is`() {
    for seed in 1...400 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let width = Double.random(in: 100...400, using: &generator)
      let spacing = seed.isMultiple(of: 3) ? 0 : Double.random(in: 0...20, using: &generator)
      let radii = Self.radii(seed: seed, width: width, using: &generator)
      var placer = TangentPlacer(width: width, spacing: spacing)
      var brute = BruteForcePlacer(width: width, spacing: spacing)
      for (item, radius) in radii.enumerated() {
        let place = placer.place(radius: radius)
        let best = brute.highestPlace(radius: radius)
        let agrees = abs(place.y - best.y) < 1e-6 && abs(place.x - best.x) < 1e-3
        #expect(agrees, "seed \(seed), item \(item): \(place), should be \(best)")
        guard agrees else { return }
        brute.placed.append(Circle(center: place, radius: radius))
      }
    }
  }

  @Test func `what is known of the circles to come changes no place`() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let width = Double.random(in: 100...2000, using: &generator)
      let spacing = seed.isMultiple(of: 3) ? 0 : Double.random(in: 0...20, using: &generator)
      let radii = (0..<8).flatMap { _ in Self.radii(seed: seed, width: width, using: &generator) }
      var placer = TangentPlacer(width: width, spacing: spacing)
      var foresighted = TangentPlacer(width: width, spacing: spacing, radii: radii)
      for (item, radius) in radii.enumerated() {
        let (place, other) = (placer.place(radius: radius), foresighted.place(radius: radius))
        #expect(place == other, "seed \(seed), item \(item) of \(radii.count)")
        guard place == other else { return }
      }
    }
  }

  /// Lists of every character: mixed, equal, descending, small among large, whole numbers.
  private static func radii(
    seed: UInt64, width: Double, using generator: inout SplitMix64
  ) -> [Double] {
    let largest = width / 2
    let count = Int.random(in: 1...40, using: &generator)
    switch seed % 5 {
    case 0:
      let radius = Double.random(in: largest / 20...largest, using: &generator)
      return Array(repeating: radius, count: count)
    case 1:
      return (0..<count).map { _ in Double.random(in: 1...largest / 2, using: &generator) }
        .sorted(by: >)
    case 2:
      return (0..<count).map { _ in
        Bool.random(using: &generator) ? largest / 2 : Double.random(in: 1...8, using: &generator)
      }
    case 3:
      return (0..<count).map { _ in Double(Int.random(in: 0...Int(largest), using: &generator)) }
    default:
      return (0..<count).map { _ in Double.random(in: 0...largest, using: &generator) }
    }
  }
}

/// Tries every place where a circle may touch two of walls and circles, in cubic time.
private struct BruteForcePlacer {
  let width: Double
  let spacing: Double
  var placed: [Circle] = []

  func highestPlace(radius: Double) -> Point {
    let grown = placed.map { Circle(center: $0.center, radius: $0.radius + radius + spacing) }
    var candidates = [Point(x: radius, y: radius)]
    for (index, one) in grown.enumerated() {
      for x in [radius, width - radius] {
        let square = one.radius * one.radius - (x - one.center.x) * (x - one.center.x)
        if square >= 0 { candidates.append(Point(x: x, y: one.center.y + square.squareRoot())) }
      }
      let square = one.radius * one.radius - (radius - one.center.y) * (radius - one.center.y)
      if square >= 0 { candidates.append(Point(x: one.center.x + square.squareRoot(), y: radius)) }
      for other in grown[(index + 1)...] { candidates += meetings(of: one, and: other) }
    }
    let free = candidates.filter { point in
      point.x >= radius - 1e-9 && point.x <= width - radius + 1e-9 && point.y >= radius - 1e-9
        && grown.allSatisfy { ($0.center - point).length >= $0.radius - 1e-8 }
    }
    let top = free.map(\.y).min() ?? .nan
    return free.filter { $0.y <= top + 1e-7 }.min { $0.x < $1.x } ?? Point(x: .nan, y: .nan)
  }

  private func meetings(of one: Circle, and other: Circle) -> [Point] {
    let offset = other.center - one.center
    let distance = offset.length
    guard distance > 0 else { return [] }
    let along =
      (distance * distance + one.radius * one.radius - other.radius * other.radius) / (2 * distance)
    let square = one.radius * one.radius - along * along
    guard square >= -1e-6 else { return [] }
    let (ux, uy) = (offset.dx / distance, offset.dy / distance)
    return [-1, 1].map { side in
      let across = side * max(0, square).squareRoot()
      return Point(
        x: one.center.x + along * ux - across * uy, y: one.center.y + along * uy + across * ux)
    }
  }
}
