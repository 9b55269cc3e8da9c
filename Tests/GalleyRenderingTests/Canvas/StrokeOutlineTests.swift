import GalleyGeometry
import Testing

@testable import GalleyGraphics
@testable import GalleyRendering

@Suite struct StrokeOutlineTests {
  /// The pixels that a line covers, by their alpha.
  private func area(_ path: Path, _ style: LineStyle) throws -> Double {
    let outline = StrokeOutline(of: path, style, tolerance: 0.01).path
    let fill = DrawCommand.fill(Fill(.path(outline), .solid(.black)))
    let bitmap = try drawn([fill], width: 200, height: 200, on: nil)
    return stride(from: 3, to: bitmap.pixels.count, by: 4)
      .reduce(0) { $0 + Double(bitmap.pixels[$1]) / 255 }
  }

  private func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    let places = points.map { Point(x: $0.0, y: $0.1) }
    var elements = [Path.Element.move(to: places[0])]
    elements += places.dropFirst().map { .line(to: $0) }
    return Path(elements + (isClosed ? [.close] : []))
  }

  @Test func `caps add what they are`() throws {
    let path = line([(50, 100), (150, 100)])
    #expect(abs(try area(path, LineStyle(width: 20)) - 2_000) < 1)
    #expect(abs(try area(path, LineStyle(width: 20, cap: .square)) - 2_400) < 1)
    let round = try area(path, LineStyle(width: 20, cap: .round))
    #expect(abs(round - 2_000 - .pi * 100) < 2)
  }

  @Test func `joins fill the corner as they are named`() throws {
    // Both arms without their common quarter, which a corner adds again: all, half, or a sector.
    let path = line([(50, 50), (150, 50), (150, 150)])
    let arms = 2.0 * 100 * 20 - 100
    #expect(abs(try area(path, LineStyle(width: 20)) - arms - 100) < 1)
    #expect(abs(try area(path, LineStyle(width: 20, join: .bevel)) - arms - 50) < 1)
    let round = try area(path, LineStyle(width: 20, join: .round))
    #expect(abs(round - arms - .pi * 25) < 1)
    // At a right angle a miter is √2 times as long as the line is wide.
    #expect(abs(try area(path, LineStyle(width: 20, miterLimit: 1.4)) - arms - 50) < 1)
  }

  @Test func `a closed line is a frame, and one wider than its shape is filled`() throws {
    let square = line([(60, 60), (140, 60), (140, 140), (60, 140)], isClosed: true)
    #expect(abs(try area(square, LineStyle(width: 10)) - (90 * 90 - 70 * 70)) < 1)
    #expect(abs(try area(square, LineStyle(width: 100)) - 180 * 180) < 1)
    let circle = Path(.ellipse(in: Rect(x: 70, y: 70, width: 60, height: 60)))
    #expect(abs(try area(circle, LineStyle(width: 10)) - .pi * (35 * 35 - 25 * 25)) < 4)
    #expect(abs(try area(circle, LineStyle(width: 80)) - .pi * 70 * 70) < 8)
  }

  @Test func `a curve is as wide everywhere, however narrow it is, where corners are mitered`()
    throws
  {
    let style = LineStyle(width: 20)
    // Half a circle about each tip, but for the little that the ellipse is wide.
    let needle = Path(.ellipse(in: Rect(x: 99.9, y: 50, width: 0.2, height: 100)))
    #expect(abs(try area(needle, style) - 20 * 100 - .pi * 100) < 24)
    // From lines into arcs and back.
    let pill = Path(
      .roundedRectangle(Rect(x: 60, y: 60, width: 80, height: 80), radius: 1))
    let whole = 100.0 * 100 - (4 - .pi) * 11 * 11
    #expect(abs(try area(pill, style) - whole + 60 * 60) < 3)
    // From an arc into a dash, and on behind it.
    let dashes = LineStyle(width: 20, dashes: [190, 10])
    let outline = StrokeOutline(of: needle, dashes, tolerance: 0.01).path
    #expect(Shape.path(outline).bounds.maxY < 160.1)
  }

  @Test func `where a curve ends in a corner, that is mitered`() throws {
    let quarter = Path([
      .move(to: Point(x: 50, y: 150)),
      .curve(
        to: Point(x: 150, y: 50), control1: Point(x: 50, y: 95), control2: Point(x: 95, y: 50)),
      .line(to: Point(x: 150, y: 150)),
    ])
    let areas = try [LineStyle.Join.miter, .bevel].map {
      try area(quarter, LineStyle(width: 20, join: $0))
    }
    #expect(abs(areas[0] - areas[1] - 50) < 3)
  }

  @Test func `a line that turns back on itself keeps its width`() throws {
    let path = line([(50, 100), (150, 100), (70, 100)])
    #expect(abs(try area(path, LineStyle(width: 20, join: .bevel)) - 2_000) < 1)
    let round = try area(path, LineStyle(width: 20, join: .round))
    #expect(abs(round - 2_000 - .pi * 50) < 2)
  }

  @Test func `dashes cut the line, and meet where it closes`() throws {
    let path = line([(50, 100), (150, 100)])
    let dashed = LineStyle(width: 10, dashes: [10, 15], dashOffset: 5)
    // From 50 on: 5 drawn, 15 left out, then 10 and 15 in turn: 5 + 10 + 10 + 10, and 5 at the end.
    #expect(abs(try area(path, dashed) - 400) < 1)
    let square = line([(60, 60), (140, 60), (140, 140), (60, 140)], isClosed: true)
    let parts = square.polylines(tolerance: 1)[0].dashed([100, 40], offset: 50)
    #expect(parts.count == 2)
    #expect(parts[0].points.contains(Point(x: 60, y: 60)))
  }

  @Test func `a point shows its caps, and a move alone nothing`() throws {
    let dot = line([(100, 100), (100, 100)])
    #expect(abs(try area(dot, LineStyle(width: 20, cap: .square)) - 400) < 1)
    #expect(try area(dot, LineStyle(width: 20)) == 0)
    #expect(try area(line([(100, 100)]), LineStyle(width: 20, cap: .round)) == 0)
  }
}
