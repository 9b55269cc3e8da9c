import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct ShadowTests {
  private func shadow(of rect: Rect, radius: Double, offset: Vector = .zero) -> DrawCommand {
    .group(
      Group(
        shadow: Shadow(shape: .rectangle(rect), color: .black, offset: offset, radius: radius),
        children: []))
  }

  /// The share of a Gaussian about a place that falls between two edges, pixel by pixel.
  private func share(_ place: Int, from: Int, to: Int, deviation: Double) -> Double {
    func weight(_ distance: Int) -> Double {
      exp(-Double(distance * distance) / (2 * deviation * deviation))
    }
    let all = (-200...200).reduce(0) { $0 + weight($1) }
    return (from..<to).reduce(0) { $0 + weight($1 - place) } / all
  }

  @Test(arguments: [1.0, 1.5, 2, 3, 4.7, 8, 15, 16.5, 25])
  func `a shadow is within two levels of a Gaussian`(deviation: Double) throws {
    let bitmap = try drawn(
      [shadow(of: Rect(x: 60, y: 60, width: 80, height: 30), radius: deviation)],
      width: 200, height: 150)
    var largest = 0.0
    for y in 0..<150 {
      let vertical = share(y, from: 60, to: 90, deviation: deviation)
      for x in stride(from: 0, to: 200, by: 3) {
        let expected =
          255 * (1 - vertical * share(x, from: 60, to: 140, deviation: deviation))
        largest = max(largest, abs(Double(bitmap.components(x, y)[0]) - expected))
      }
    }
    #expect(largest <= 2)
  }

  /// Where rows are alike as far as a blur reaches, they are not blurred.
  @Test(arguments: [2.0, 5.5, 15])
  func `a long shadow has the ends of a short one, and its middle in between`(
    deviation: Double
  ) throws {
    func bitmap(_ height: Double) throws -> Bitmap {
      try drawn(
        [shadow(of: Rect(x: 70.3, y: 70, width: 50, height: height), radius: deviation)],
        width: 190, height: height + 140)
    }
    let (short, long) = (try bitmap(140), try bitmap(320))
    func row(_ y: Int, of bitmap: Bitmap) -> [[Int]] { (0..<190).map { bitmap.components($0, y) } }
    for y in 0..<140 {
      #expect(row(y, of: long) == row(y, of: short))
      #expect(row(459 - y, of: long) == row(279 - y, of: short))
      #expect(row(140 + y, of: long) == row(140, of: short))
    }
  }

  @Test func `a shadow without a radius is its shape, moved`() throws {
    let offset = Vector(dx: 2, dy: 1)
    let bitmap = try drawn(
      [shadow(of: Rect(x: 1, y: 1, width: 3, height: 2), radius: 0, offset: offset)],
      width: 8, height: 5)
    let same = try drawn([block(3, 2, 3, 2, .black)], width: 8, height: 5)
    #expect(bitmap == same)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-200, 1e-160, 1e-9, 0.01, 0.1])
  func `a shadow whose blur reaches no other pixel is its shape`(radius: Double) throws {
    let rect = Rect(x: 5, y: 5, width: 10, height: 10)
    for side in [Shadow.Side.below, .inside] {
      func picture(_ radius: Double) throws -> Bitmap {
        let shadow = Shadow(
          shape: .rectangle(rect), color: .black, offset: Vector(dx: 2, dy: 3), radius: radius,
          side: side)
        return try drawn([.group(Group(shadow: shadow, children: []))], width: 30, height: 30)
      }
      #expect(try picture(radius) == picture(0))
    }
  }

  @Test func `a shadow grows with the scale`() throws {
    let commands = [shadow(of: Rect(x: 30, y: 30, width: 20, height: 20), radius: 5)]
    let small = try drawn(commands, width: 80, height: 80)
    let large = try drawn(commands, width: 80, height: 80, scale: 2)
    for place in stride(from: 5, to: 75, by: 5) {
      let difference = small.components(place, 40)[0] - large.components(place * 2, 80)[0]
      #expect(abs(difference) <= 8)
    }
  }

  @Test func `equal shapes cast equal shadows wherever they stand`() throws {
    let renderer = try Renderer()
    let both = try drawn(
      [20.25, 120.25].map { shadow(of: Rect(x: $0, y: 20, width: 40, height: 40), radius: 5) },
      width: 200, height: 90, with: renderer)
    for x in 0..<90 {
      #expect(both.components(x, 50) == both.components(x + 100, 50))
    }
  }
}
