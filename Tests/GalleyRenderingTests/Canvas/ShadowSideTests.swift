import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct ShadowSideTests {
  private let card = Rect(x: 30, y: 30, width: 40, height: 40)

  private func shadow(
    _ side: Shadow.Side, radius: Double = 4, offset: Vector = .zero
  ) -> DrawCommand {
    .group(
      Group(
        shadow: Shadow(
          shape: .rectangle(card), color: .black, offset: offset, radius: radius, side: side),
        children: []))
  }

  private func bitmap(_ commands: [DrawCommand]) throws -> Bitmap {
    try drawn(commands, width: 100, height: 100)
  }

  @Test func `outside, it is what lies below without the shape`() throws {
    let (outside, below) = (try bitmap([shadow(.outside)]), try bitmap([shadow(.below)]))
    for y in 0..<100 {
      for x in 0..<100 {
        let isWithin = (30..<70).contains(x) && (30..<70).contains(y)
        let wanted = isWithin ? [255, 255, 255, 255] : below.components(x, y)
        #expect(outside.components(x, y) == wanted)
      }
    }
  }

  /// What the shape does not cast, all that is around it casts: the two add up to one.
  @Test func `inside, it is the rest of what lies below`() throws {
    let (inside, below) = (try bitmap([shadow(.inside)]), try bitmap([shadow(.below)]))
    for y in 0..<100 {
      for x in 0..<100 {
        let value = inside.components(x, y)[0]
        if (30..<70).contains(x), (30..<70).contains(y) {
          #expect(abs(value + below.components(x, y)[0] - 255) <= 2)
        } else {
          #expect(value == 255)
        }
      }
    }
  }

  @Test func `inside without a blur, it is a sharp rim on the side that it is moved from`() throws {
    let rim = try bitmap([shadow(.inside, radius: 0, offset: Vector(dx: 0, dy: 3))])
    #expect(try rim == bitmap([block(30, 30, 40, 3, .black)]))
  }
}
