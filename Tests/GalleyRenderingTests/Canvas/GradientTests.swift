import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyRendering

@Suite struct GradientTests {
  private let stops = [
    GradientStop(location: 0, color: Color(hex: 0x102030)),
    GradientStop(location: 0.3, color: Color(hex: 0xF04080)),
    GradientStop(location: 1, color: Color(hex: 0x20E0C0)),
  ]

  /// The color that the stops give at a location.
  private func color(at location: Double) -> [Double] {
    let location = min(max(location, 0), 1)
    let after = max(stops.firstIndex { $0.location >= location } ?? 2, 1)
    let (one, other) = (stops[after - 1], stops[after])
    let share = (location - one.location) / (other.location - one.location)
    func mix(_ part: KeyPath<Color, Double>) -> Double {
      (one.color[keyPath: part] * (1 - share) + other.color[keyPath: part] * share) * 255
    }
    return [mix(\.red), mix(\.green), mix(\.blue)]
  }

  private func largestError(
    of paint: Paint, transform: Transform = .identity, location: (Point) -> Double
  ) throws -> Double {
    let everywhere = Rect(x: -400, y: -400, width: 1_000, height: 1_000)
    let fill = DrawCommand.fill(Fill(.rectangle(everywhere), paint))
    let bitmap = try drawn(
      [.group(Group(transform: transform, children: [fill]))], width: 200, height: 120)
    let inverse = try #require(transform.inverse)
    var largest = 0.0
    for y in 0..<120 {
      for x in 0..<200 {
        let place = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        for (value, expected) in zip(bitmap.components(x, y), color(at: location(place))) {
          largest = max(largest, abs(Double(value) - expected))
        }
      }
    }
    return largest
  }

  /// One is computed by the row and the other by a table.
  @Test func `a gradient downward is one to the right, turned over`() throws {
    func bitmap(_ end: Point) throws -> Bitmap {
      let paint = Paint.linearGradient(LinearGradient(start: .zero, end: end, stops: stops))
      let square = Rect(x: 0.3, y: 0.3, width: 118.2, height: 118.2)
      return try drawn([.fill(Fill(.rectangle(square), paint))], width: 120, height: 120)
    }
    let (down, right) = (try bitmap(Point(x: 0, y: 90)), try bitmap(Point(x: 90, y: 0)))
    for y in 0..<120 {
      let row = (0..<120).map { down.components($0, y) }
      #expect(row == (0..<120).map { right.components(y, $0) })
    }
  }

  @Test(
    arguments: [
      (Point(x: 0, y: 0), Point(x: 200, y: 0)), (Point(x: 0, y: 10), Point(x: 0, y: 90)),
      (Point(x: 0, y: 0), Point(x: 200, y: 120)), (Point(x: 150, y: 20), Point(x: 40, y: 100)),
      (Point(x: -300, y: 0), Point(x: 900, y: 1_500)), (Point(x: 90, y: 50), Point(x: 94, y: 51)),
    ])
  func `a linear gradient has the color of the place along its line`(
    start: Point, end: Point
  ) throws {
    let direction = end - start
    let square = direction.dx * direction.dx + direction.dy * direction.dy
    for transform in [Transform.identity, .rotation(radians: 0.4), .scale(x: 2, y: 0.5)] {
      let error = try largestError(
        of: .linearGradient(LinearGradient(start: start, end: end, stops: stops)),
        transform: transform
      ) { point in
        let way = point - start
        return (way.dx * direction.dx + way.dy * direction.dy) / square
      }
      // Rounding, the table's step, and on short lines the sixteenth of a pixel.
      #expect(error <= (direction.length < 10 ? 6 : 1.1), "\(start) \(end) \(transform)")
    }
  }

  @Test func `a radial gradient has the color of the distance from its centre`() throws {
    let center = Point(x: 80, y: 50)
    for transform in [Transform.identity, .rotation(radians: 0.4), .scale(x: 2, y: 0.5)] {
      let error = try largestError(
        of: .radialGradient(RadialGradient(center: center, radius: 90, stops: stops)),
        transform: transform
      ) { ($0 - center).length / 90 }
      #expect(error <= 1.1)
    }
  }

  @Test func `a gradient fades with straight alpha`() throws {
    let paint = Paint.linearGradient(
      LinearGradient(
        start: .zero, end: Point(x: 256, y: 0),
        stops: [
          GradientStop(location: 0, color: red), GradientStop(location: 1, color: red.withAlpha(0)),
        ]))
    let shape = Shape.rectangle(Rect(x: 0, y: 0, width: 256, height: 1))
    let bitmap = try drawn([.fill(Fill(shape, paint))], width: 256, height: 1)
    for x in 0..<256 {
      let share = (Double(x) + 0.5) / 256
      #expect(abs(Double(bitmap.components(x, 0)[1]) - 255 * share) <= 1.5)
    }
  }

  @Test func `a gradient of no length has its last color`() throws {
    let paint = Paint.linearGradient(
      LinearGradient(start: Point(x: 3, y: 3), end: Point(x: 3, y: 3), stops: stops))
    let shape = Shape.rectangle(Rect(x: 0, y: 0, width: 4, height: 4))
    let bitmap = try drawn([.fill(Fill(shape, paint))], width: 4, height: 4)
    #expect(bitmap.components(2, 2) == [0x20, 0xE0, 0xC0, 255])
  }

  /// Pixels are computed four at a time, and what is left by fours.
  @Test(arguments: [true, false])
  func `a pixel is the same however many are right of it`(isRadial: Bool) throws {
    let stops = [
      GradientStop(location: 0.1, color: red), GradientStop(location: 0.9, color: .black),
    ]
    let center = Point(x: 1.3, y: -0.6)
    let paint: Paint =
      isRadial
      ? .radialGradient(RadialGradient(center: center, radius: 7.1, stops: stops))
      : .linearGradient(
        LinearGradient(start: center, end: Point(x: 6.2, y: 1.9), stops: stops))
    func row(_ width: Int) throws -> [[Int]] {
      let ground = Rect(x: 0, y: 0, width: Double(width), height: 2)
      let bitmap = try drawn(
        [.fill(Fill(.rectangle(ground), paint))], width: ground.width, height: 2)
      return (0..<width).map { bitmap.components($0, 1) }
    }
    let widest = try row(13)
    #expect(Set(widest).count > 6)
    for width in 1..<13 { #expect(try row(width) == Array(widest.prefix(width))) }
  }

  @Test(arguments: [Double.nan, 1e308, -1e308, 1e-300])
  func `a gradient of no size or place to speak of has some color`(number: Double) throws {
    let stops = [
      GradientStop(location: 0, color: red), GradientStop(location: 1, color: .black),
    ]
    let field = GradientField(
      RadialGradient(center: Point(x: number, y: 1), radius: 3, stops: stops), .identity)
    let surface = try Surface(width: 9, height: 1)
    field.rows(x: 0, y: 0, width: 9, height: 1).fill(surface, firstRow: 0)
    surface.withRows { _, pixels in #expect(pixels.allSatisfy { $0 >= 0xFF00_0000 }) }
  }
}
