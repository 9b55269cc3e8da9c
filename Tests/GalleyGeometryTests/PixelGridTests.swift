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
}
