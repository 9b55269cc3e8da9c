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
}
