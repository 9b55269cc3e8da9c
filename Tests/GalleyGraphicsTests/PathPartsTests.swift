import GalleyGeometry
import Testing

@testable import GalleyGraphics

/// Parts of paths by their length, and paths by the even-odd rule.
@Suite struct PathPartsTests {
  private func square(_ x: Double, _ side: Double, isClockwise: Bool = true) -> [Path.Element] {
    let corners = [
      Point(x: x, y: x), Point(x: x + side, y: x), Point(x: x + side, y: x + side),
      Point(x: x, y: x + side),
    ]
    let ordered = isClockwise ? corners : corners.reversed()
    return [.move(to: ordered[0])] + ordered.dropFirst().map { .line(to: $0) } + [.close]
  }

  @Test func `a trimmed path is a share of its length`() {
    let path = Path(square(0, 10))
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(
      path.trimmed(from: 0.125, to: 0.5).elements == [
        .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)),
        .line(to: Point(x: 10, y: 10)),
      ])
    // The line that closes it counts.
    #expect(
      path.trimmed(from: 0.75, to: 0.875).elements == [
        .move(to: Point(x: 0, y: 10)), .line(to: Point(x: 0, y: 5)),
      ])
    #expect(path.trimmed(from: 0.5, to: 0.5).elements.isEmpty)
    #expect(path.trimmed(from: 0.5, to: .nan).elements.isEmpty)
    #expect(Path().trimmed(from: 0.2, to: 0.5).elements.isEmpty)
    #expect(Path([.move(to: .zero), .close]).trimmed(from: 0.2, to: 0.5).elements.isEmpty)
  }

  @Test func `half of a circle ends opposite of where it begins`() throws {
    let half = ViewShape.ellipse(Rect(x: 0, y: 0, width: 20, height: 20)).path
      .trimmed(from: 0, to: 0.5)
    let (start, end) = (try #require(half.points.first), try #require(half.points.last))
    #expect(abs((end - start).length - 20) < 0.01)
    #expect(half.points.allSatisfy { ($0 - Point(x: 10, y: 10)).length < 12 })
  }

  @Test func `a share of two parts ends in the second`() {
    let path = Path([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)), .move(to: Point(x: 0, y: 5)),
      .line(to: Point(x: 10, y: 5)),
    ])
    #expect(
      path.trimmed(from: 0.25, to: 0.75).elements == [
        .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)),
        .move(to: Point(x: 0, y: 5)), .line(to: Point(x: 5, y: 5)),
      ])
  }

  @Test(arguments: [true, false])
  func `a part within another is a hole by the even-odd rule`(_ isClockwise: Bool) {
    let path = Path(
      square(0, 30, isClockwise: isClockwise) + square(5, 20) + square(10, 5))
    let turned = path.turnedForEvenOdd.subpaths
    #expect(turned.count == 3)
    // Clockwise, against it, and clockwise again: shoelaces.
    let areas = turned.map { subpath in
      subpath.segments.reduce(0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y }
    }
    #expect(areas[0] > 0 && areas[1] < 0 && areas[2] > 0)
    #expect(Path(square(0, 5) + square(20, 5)).turnedForEvenOdd.subpaths.count == 2)
  }
}
