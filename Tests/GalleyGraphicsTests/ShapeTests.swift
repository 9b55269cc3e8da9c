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
    // On the top edge, after the top left corner at (0, 0).
    #expect(abs(start.x - 15.28665) < 1e-9)
    #expect(start.y == 0)
    #expect(path.elements.count == 1 + 4 + 4 * 3 + 1)
  }

  @Test func `a continuous corner starts at the radius where there is no room`() {
    let path = Path.continuousRectangle(Rect(x: 0, y: 0, width: 20, height: 20), radius: 10)
    guard case .move(let start) = path.elements[0] else { return }
    #expect(abs(start.x - 10) < 1e-9)
  }

  @Test func `each corner has a radius of its own, half of the shorter side at most`() {
    let radii = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 100, bottomLeft: 8)
    let path = Path(CorneredRectangle(Rect(x: 0, y: 0, width: 40, height: 20), radii: radii))
    let ends = path.elements.compactMap { element -> Point? in
      switch element {
      case .line(let to), .curve(let to, _, _): to
      case .move, .close: nil
      }
    }
    let expected = [
      Point(x: 40, y: 0), Point(x: 40, y: 10), Point(x: 30, y: 20), Point(x: 8, y: 20),
      Point(x: 0, y: 12), Point(x: 0, y: 4), Point(x: 4, y: 0),
    ]
    #expect(ends.count == expected.count)
    for (end, place) in zip(ends, expected) { #expect((end - place).length < 1e-9) }
  }

  @Test func `a rectangle with corners is the simplest shape that it can be`() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    #expect(Shape.rectangle(rect, radii: CornerRadii()) == .rectangle(rect))
    #expect(
      Shape.rectangle(rect, radii: CornerRadii(30)) == .roundedRectangle(rect, radius: 10))
    #expect(
      Shape.rectangle(rect, radii: CornerRadii(6), isContinuous: true)
        == .corneredRectangle(
          CorneredRectangle(rect, radii: CornerRadii(6), isContinuous: true)))
  }

  @Test func `corners side by side share the room between them`() {
    // 40 - 20 - 10 = 10 points for leads of 0.528665 of 30.
    let radii = CornerRadii(topLeft: 20, topRight: 10, bottomRight: 0, bottomLeft: 0)
    let rect = Rect(x: 0, y: 0, width: 40, height: 100)
    let path = Path(CorneredRectangle(rect, radii: radii, isContinuous: true))
    let tops = path.elements.compactMap { element -> Double? in
      switch element {
      case .move(let to), .line(let to), .curve(let to, _, _): to.y == 0 ? to.x : nil
      case .close: nil
      }
    }
    // The left corner's lead ends where the right one's begins.
    let meeting = 20 + 20.0 / 3
    for x in tops.prefix(2) { #expect(abs(x - meeting) < 1e-6) }
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
