import GalleyGeometry
import Testing

@Suite struct TransformTests {
  @Test func `a positive angle turns clockwise on screen`() {
    // A quarter turn takes the x axis to the y axis, which points downward.
    let point = Transform.rotation(radians: .pi / 2).apply(to: Point(x: 1, y: 0))
    #expect(abs(point.x) < 1e-15)
    #expect(abs(point.y - 1) < 1e-15)
  }

  @Test func `the first transform is applied first`() {
    let map = Transform.scale(2).then(.translation(Vector(dx: 3, dy: 0)))
    #expect(map.apply(to: Point(x: 1, y: 1)) == Point(x: 5, y: 2))
  }

  @Test func `a transform about a point leaves it where it is`() {
    let map = Transform.scale(x: 3, y: 0.5).about(Point(x: 7, y: 9))
    #expect(map.apply(to: Point(x: 7, y: 9)) == Point(x: 7, y: 9))
    #expect(
      map.boundingBox(of: Rect(x: 6, y: 8, width: 2, height: 2))
        == Rect(x: 4, y: 8.5, width: 6, height: 1))
  }

  @Test func `an inverse undoes, and a flattening has none`() {
    let map = Transform(a: 2, b: 1, c: 0, d: 4, tx: 5, ty: 6)
    let back = map.inverse.map { map.then($0).apply(to: Point(x: 3, y: 8)) }
    #expect(back == Point(x: 3, y: 8))
    #expect(Transform.scale(x: 0, y: 1).inverse == nil)
  }
}
