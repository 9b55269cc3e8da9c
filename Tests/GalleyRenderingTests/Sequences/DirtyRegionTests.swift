import GalleyGeometry
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct DirtyRegionTests {
  private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRectangle {
    PixelRectangle(x: x, y: y, width: width, height: height)
  }

  private func region(_ rectangles: PixelRectangle...) -> DirtyRegion {
    var region = DirtyRegion()
    for rectangle in rectangles { region.insert(rectangle) }
    return region
  }

  @Test func `rectangles far from each other stay apart`() {
    let (one, other) = (rectangle(0, 0, 10, 10), rectangle(50, 50, 10, 10))
    #expect(region(one, other).rectangles == [one, other])
    #expect(region(one, other).area == 200)
  }

  @Test func `rectangles that overlap become one, and what that overlaps with them`() {
    let joined = region(
      rectangle(0, 0, 10, 10), rectangle(30, 0, 10, 10), rectangle(8, 2, 24, 4))
    #expect(joined.rectangles == [rectangle(0, 0, 40, 10)])
  }

  @Test func `rectangles side by side become one`() {
    #expect(
      region(rectangle(0, 0, 10, 10), rectangle(10, 0, 10, 10)).rectangles
        == [rectangle(0, 0, 20, 10)])
  }

  @Test func `what is held in part is held whole, and what that holds in part, too`() {
    var region = region(rectangle(0, 0, 10, 10))
    region.complete([
      rectangle(28, 0, 20, 10), rectangle(9, 0, 20, 10), rectangle(100, 100, 5, 5),
    ])
    #expect(region.rectangles == [rectangle(0, 0, 48, 10)])
  }

  @Test func `very many rectangles become one`() {
    var region = DirtyRegion()
    for number in 0..<65 { region.insert(rectangle(number * 10, 0, 1, 1)) }
    #expect(region.rectangles == [rectangle(0, 0, 641, 1)])
  }

  @Test func `random rectangles never overlap and hold what was put in`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let all = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        rectangle(
          .random(in: 0..<200, using: &generator), .random(in: 0..<200, using: &generator),
          .random(in: 1..<40, using: &generator), .random(in: 1..<40, using: &generator))
      }
      var region = DirtyRegion()
      for rectangle in all.prefix(10) { region.insert(rectangle) }
      region.complete(all)
      let parts = region.rectangles
      for part in parts { #expect(parts.count { $0.intersects(part) } == 1) }
      for rectangle in all.prefix(10) { #expect(parts.contains { $0.contains(rectangle) }) }
      for atom in all {
        #expect(parts.allSatisfy { !$0.intersects(atom) || $0.contains(atom) })
      }
    }
  }
}
