import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import Testing

@Suite struct ShapeTests {
  @Test func `a continuous corner begins 1.528665 radii from the vertex where there is room`() {
    let path = Path.continuousRectangle(Rect(x: 0, y: 0, width: 100, height: 100), radius: 10)
    guard case .move(let start) = path.elements[0] else {
      Issue.record("a path begins with a move")
      return
    }
    // On the top edge, before the top right corner at (100, 0).
    #expect(abs(start.x - (100 - 15.28665)) < 1e-9)
    #expect(start.y == 0)
    #expect(path.elements.count == 1 + 4 * 3 + 3 + 1)
  }

  @Test func `a continuous corner starts at the radius where there is no room`() {
    let path = Path.continuousRectangle(Rect(x: 0, y: 0, width: 20, height: 20), radius: 10)
    guard case .move(let start) = path.elements[0] else { return }
    #expect(abs(start.x - 10) < 1e-9)
  }

  @Test func `the outline stays in its rectangle and touches all four sides`() {
    for radius in [0.0, 1, 9, 15, 40] {
      let rect = Rect(x: 3, y: 5, width: 60, height: 30)
      let bounds = Path.continuousRectangle(rect, radius: radius).controlBounds
      #expect(abs(bounds.minX - 3) < 1e-9 && abs(bounds.maxX - 63) < 1e-9, "radius \(radius)")
      #expect(abs(bounds.minY - 5) < 1e-9 && abs(bounds.maxY - 35) < 1e-9, "radius \(radius)")
    }
  }

  @Test func `the corners of a square are alike`() {
    let path = Path.continuousRectangle(Rect(x: 0, y: 0, width: 40, height: 40), radius: 10)
    let turn = Transform.rotation(radians: .pi / 2).about(Point(x: 20, y: 20))
    let points = path.points
    let turned = points.map(turn.apply)
    for point in turned {
      #expect(points.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 })
    }
  }
}
