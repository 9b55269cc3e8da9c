import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// Texts of which parts are in styles of their own.
@Suite struct TextSpanTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private let plain = TextStyle(size: 17)

  private func block(_ string: String, _ range: Range<Int>, _ change: (inout TextStyle) -> Void)
    -> TextBlock
  {
    var style = plain
    change(&style)
    return TextBlock(string, style: plain, spans: [TextSpan(range, style: style)])
  }

  private func layOut(_ block: TextBlock) throws -> LaidOutText { try renderer.texts.layOut(block) }

  @Test func `a span has its own color and weight, the rest the text's`() throws {
    let text = try layOut(
      block("Hello Ada", 6..<9) { style in
        style.weight = 700
        style.color = Color(hex: 0xFF0000)
      })
    #expect(
      text.glyphs.map { $0.color != nil } == [Bool](repeating: false, count: 5) + [
        true, true, true,
      ])
    let own = try layOut(TextBlock("Hello Ada", style: plain))
    #expect(text.metrics.size.width > own.metrics.size.width)
    #expect(text.glyphs[0].outline == own.glyphs[0].outline)
    #expect(text.glyphs[5].outline != own.glyphs[5].outline)
  }

  @Test func `a color alone moves nothing, even between letters that are kerned`() throws {
    let own = try layOut(TextBlock("AVATAR", style: plain))
    let text = try layOut(block("AVATAR", 1..<3) { $0.color = .white })
    #expect(text.glyphs.map(\.origin) == own.glyphs.map(\.origin))
    #expect(text.glyphs.map { $0.color == .white } == [false, true, true, false, false, false])
  }

  @Test func `a larger span makes its line higher`() throws {
    let text = try layOut(block("a Big b", 2..<5) { $0.size = 34 })
    #expect(abs(text.metrics.size.height - 34 * 2444 / 2048) < 0.001)
    #expect(text.glyphs.map(\.size) == [17, 34, 34, 34, 17])
  }

  @Test func `a line that is cut keeps the styles of what is left`() throws {
    var long = block("one two three four five six", 8..<18) { $0.color = .white }
    long.width = 70
    long.style.lineLimit = 2
    let text = try layOut(long)
    #expect(text.metrics.lineCount == 2 && text.metrics.isTruncated)
    #expect(text.lines[1].pieces.contains { $0.style?.color == .white })
    #expect(text.glyphs.contains { $0.color == .white })
  }

  @Test(arguments: [-5..<3, 0..<900, 4..<4])
  func `a span that reaches out of its text does no harm`(range: Range<Int>) throws {
    let text = try layOut(
      block("Hill", max(0, range.lowerBound)..<range.upperBound) { $0.weight = 900 })
    #expect(text.glyphs.count == 4)
  }

  @Test func `live text says in the file what each run looks like`() throws {
    let text = block("Hello Ada", 6..<9) { $0.weight = 700 }
    let picture = Picture(
      size: Size(width: 100, height: 40), scale: 1, title: "",
      commands: [.text(Text(text, at: .zero))])
    let format = SVGFormat(options: FormatOptions(textMode: .live))
    let svg = String(decoding: try format.encode(picture, with: renderer), as: UTF8.self)
    #expect(svg.contains(">Hello <tspan "))
    #expect(svg.contains("font-weight=\"700\""))
    #expect(svg.contains(">Ada</tspan></tspan>"))
  }

  @Test func `lines run under and through the letters of their span alone`() throws {
    let whole = try layOut(TextBlock("ab cd", style: plain))
    let text = try layOut(
      block("ab cd", 3..<5) { style in
        style.isUnderlined = true
        style.isStruckThrough = true
      })
    #expect(text.metrics.size == whole.metrics.size)
    let bars = text.glyphs.suffix(2).map { glyph in
      Shape.path(glyph.outline.applying(.scale(glyph.size))).bounds.offset(
        by: glyph.origin - Point.zero)
    }
    let baseline = text.lines[0].origin.y
    #expect(text.glyphs.count == whole.glyphs.count + 2)
    #expect(bars.allSatisfy { abs($0.minX - whole.glyphs[2].origin.x) < 0.01 && $0.height > 0.5 })
    #expect(bars[0].minY > baseline && bars[1].maxY < baseline)
  }

  @Test func `lines break in one width and are aligned in another`() throws {
    var style = plain
    style.alignment = .right
    let text = try layOut(
      TextBlock("one two three four", style: style, width: 300, breakWidth: 80))
    #expect(text.lines.count > 1)
    #expect(text.lines.allSatisfy { abs($0.origin.x + $0.width - 300) < 0.01 })
    #expect(text.lines.allSatisfy { $0.width <= 80 })
    let measured = try renderer.metrics(
      of: TextBlock("one two three four", style: style, width: 300, breakWidth: 80))
    #expect(measured == text.metrics)
  }
}
