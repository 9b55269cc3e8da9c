import GalleyGeometry
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [(0.24, 0.0), (0.25, 0.5), (0.74, 0.5), (-0.25, 0.0), (-0.26, -0.5)])
  func `halves of a pixel go up`(_ value: Double, _ aligned: Double) {
    #expect(PixelGrid(scale: 2).align(value) == aligned)
  }

  @Test func `neighbours that touch still do`() {
    let grid = PixelGrid(scale: 3)
    let left = grid.align(Rect(x: 0.1, y: 0, width: 33.37, height: 10))
    let right = grid.align(Rect(x: 0.1 + 33.37, y: 0, width: 12.4, height: 10))
    #expect(left.maxX == right.minX)
  }

  @Test(arguments: [(10.0, 0.5), (20.25, 0.5), (30.5, 0.5), (40.1, 0.5), (7.4, 0.2), (7.1, 0.1)])
  func `what is thinner than two pixels is as thick wherever it lies`(
    _ place: Double, _ thickness: Double
  ) {
    let grid = PixelGrid(scale: 3)
    let line = Rect(x: place, y: 0, width: thickness, height: 10)
    let drawn = grid.evened(grid.align(line), of: line)
    let pixels = thickness == 0.5 ? 2.0 : 1
    #expect(abs(drawn.width * 3 - pixels) < 1e-9)
    #expect(drawn.height == 10)
    #expect(abs(drawn.midX - line.midX) <= 0.34)
  }

  @Test func `a thin line at an edge stays there, and what is thicker is left as it is`() {
    let grid = PixelGrid(scale: 3)
    let bottom = Rect(x: 0, y: 99.5, width: 10, height: 0.5)
    #expect(grid.evened(grid.align(bottom), of: bottom).maxY == 100)
    let wide = Rect(x: 0.1, y: 0.1, width: 0.7, height: 33)
    #expect(grid.evened(grid.align(wide), of: wide) == grid.align(wide))
    #expect(grid.evened(.zero, of: .zero) == .zero)
  }
}
