import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct `Masks of texts` {
  private static let size = Size(width: 160, height: 110)
  private static let words = [
    "Wg", "Offices fly", "Tomorrow\nand today", "مرحبا", " ",
  ]

  /// Texts at places of all kinds, over a ground of several colors.
  ///
  /// - `command`: Draws a text.
  private func picture(
    _ generator: inout SplitMix64, drawing command: (Text) throws -> DrawCommand
  ) rethrows -> Picture {
    func number(_ least: Double, _ most: Double) -> Double {
      Double.random(in: least...most, using: &generator)
    }
    let grounds = (0..<4).map { column in
      let color = Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1))
      return block(Double(column) * 40, 0, 40, 110, color)
    }
    let texts = try (0..<8).map { _ -> DrawCommand in
      // Some are opaque, some are so nearly that Cairo takes them for it.
      let alphas: [Double] = [1, 1, 0.998, 0.99, number(0, 1)]
      let alpha = alphas.randomElement(using: &generator) ?? 1
      let color = Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
      let block = TextBlock(
        Self.words.randomElement(using: &generator) ?? "", style: TextStyle(size: 17, color: color))
      // Some lie on eighths of points, where Cairo rounds halves, and some beyond the edge.
      let place = Point(x: number(-10, 140), y: number(-10, 90))
      let isRound = Bool.random(using: &generator)
      return try command(
        Text(
          block,
          at: isRound
            ? Point(x: (place.x * 8).rounded() / 8, y: (place.y * 8).rounded() / 8) : place))
    }
    let scale = ([1, 2, 2.5, 3] as [Double]).randomElement(using: &generator) ?? 1
    let clip = Rect(x: number(0, 30), y: number(0, 30), width: 100, height: 60)
    let group = Group(
      transform: .translation(Vector(dx: number(-4, 4), dy: number(-4, 4))),
      opacity: Bool.random(using: &generator) ? 1 : 0.5, clip: .rectangle(clip),
      children: Array(texts.suffix(3)))
    return Picture(
      size: Self.size, scale: scale, title: "texts",
      commands: grounds + texts.prefix(5) + [.group(group)])
  }

  @Test func `a text has the pixels that Cairo fills, the first time and again`() throws {
    let renderer = try Renderer()
    /// The outlines of a text as an area.
    func area(of text: Text) throws -> DrawCommand {
      let outline = Shape.path(try renderer.texts.layOut(text.block).outline)
      let fill = Fill(outline, .solid(text.block.style.color))
      return .group(
        Group(transform: .translation(text.origin - .zero), children: [.fill(fill)]))
    }
    for seed in 0..<40 as Range<UInt64> {
      var (generator, same) = (SplitMix64(seed: seed), SplitMix64(seed: seed))
      let picture = picture(&generator) { .text($0) }
      let expected = try renderer.bitmap(of: self.picture(&same, drawing: area))
      #expect(try renderer.bitmap(of: picture) == expected, "seed \(seed)")
      #expect(try renderer.bitmap(of: picture) == expected, "seed \(seed), once more")
    }
  }

  @Test func `a text in another color, whole pixels further on, has the same mask`() throws {
    let renderer = try Renderer()
    func ink(_ color: Color, at place: Point) throws -> TextOutlineKey {
      let block = TextBlock("Grace", style: TextStyle(size: 17, color: color))
      let map = Transform.scale(3).then(.translation(place * 3 - .zero))
      let pixel = try #require(TextPixel(originUnder: map))
      return TextOutlineKey(of: try renderer.texts.layOut(block).glyphs, under: map, from: pixel)
    }
    let first = try ink(.black, at: Point(x: 16.25, y: 20))
    #expect(try ink(red, at: Point(x: 16.25, y: 84)) == first)
    #expect(try ink(.black, at: Point(x: 16.5, y: 20)) != first)
  }

  @Test func `what is too far away for its corners has no pixel`() {
    #expect(TextPixel(originUnder: .translation(Vector(dx: 2e6, dy: 0))) == nil)
    #expect(TextPixel(originUnder: .translation(Vector(dx: .nan, dy: 0))) == nil)
  }
}

private func * (point: Point, factor: Double) -> Point {
  Point(x: point.x * factor, y: point.y * factor)
}
