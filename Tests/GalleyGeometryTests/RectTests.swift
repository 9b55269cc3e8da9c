import GalleyGeometry
import Testing

@Suite struct RectTests {
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test func `touching edges do not intersect`() {
    #expect(!square.intersects(Rect(x: 10, y: 0, width: 5, height: 5)))
    #expect(square.intersects(Rect(x: 9.999, y: 0, width: 5, height: 5)))
    #expect(square.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func `a point on the near edges is inside, on the far ones not`() {
    #expect(square.contains(Point(x: 0, y: 0)))
    #expect(!square.contains(Point(x: 10, y: 5)))
  }

  @Test func `an inset never makes a size negative`() {
    #expect(square.inset(by: 7).size == .zero)
    #expect(square.inset(by: -1) == Rect(x: -1, y: -1, width: 12, height: 12))
  }

  @Test func `a rectangle of two edges keeps them`() {
    let rect = Rect(minX: 1, minY: 2, maxX: 4, maxY: 8)
    #expect(rect == Rect(x: 1, y: 2, width: 3, height: 6))
    #expect(rect.center == Point(x: 2.5, y: 5))
  }
}
