import GalleyGeometry
import Testing

struct ProjectionTests {
  private let projection = Projection(
    radiansAboutX: 0.4, radiansAboutY: -0.9, perspective: 1.0 / 300)

  private func expect(_ point: Point, _ other: Point, within tolerance: Double = 1e-9) {
    #expect((point - other).length < tolerance, "\(point) is not \(other)")
  }

  /// By hand: sin 90 degrees is 1, so the point (100, 40) goes 100 points back; from 100 points
  /// everything there is seen at half its size.
  @Test func `what is turned by a right angle is seen edge on`() {
    let map = Projection(radiansAboutY: .pi / 2, perspective: 0.01).map
    expect(map.apply(to: Point(x: 100, y: 40)), Point(x: 0, y: 20))
  }

  @Test func `the inverse leads back`() throws {
    let map = projection.map.about(Point(x: 30, y: 70)).then(.rotation(radians: 0.3))
    let inverse = try #require(map.inverse)
    for point in [Point(x: 0, y: 0), Point(x: 120, y: -40), Point(x: -60, y: 90)] {
      expect(inverse.apply(to: map.apply(to: point)), point)
    }
  }

  @Test func `one map after another is both in turn`() {
    let next = Projection(radiansAboutX: -0.2, radiansAboutY: 0.3, perspective: 0.001).map
    let point = Point(x: 35, y: -20)
    expect(
      projection.map.then(next).apply(to: point), next.apply(to: projection.map.apply(to: point)))
  }

  @Test func `the derivative is that of small steps`() {
    let (map, point, step) = (projection.map, Point(x: 20, y: 30), 1e-5)
    let linear = map.linearized(at: point)
    expect(linear.apply(to: point), map.apply(to: point))
    let near = Point(x: point.x + step, y: point.y - step)
    expect(linear.apply(to: near), map.apply(to: near), within: 1e-10)
  }

  @Test func `halfway a page is turned by half`() {
    let half = Projection.identity.interpolated(
      to: Projection(radiansAboutY: 1, perspective: 0.002), at: 0.5)
    #expect(half == Projection(radiansAboutY: 0.5, perspective: 0.002))
  }
}
