import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// What is measured without Pango is what Pango says, to the last unit.
@Suite struct PlainLinesTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func expectSame(_ string: String, _ style: TextStyle, width: Double?) throws {
    let block = TextBlock(string, style: style, width: width)
    let measured = try renderer.metrics(of: block)
    let laid = try renderer.texts.layOut(block).metrics
    #expect(measured == laid, "'\(string)' in \(width.map { "\($0)" } ?? "no width")")
  }

  private static let styles = [
    TextStyle(size: 17), TextStyle(weight: 700, size: 13.5),
    TextStyle(isItalic: true, size: 28, alignment: .center),
    TextStyle(size: 15, lineLimit: 2), TextStyle(size: 15, lineHeight: 22),
    TextStyle(size: 12, direction: .leftToRight, language: "de"),
    TextStyle(family: "EB Garamond", size: 16),
    TextStyle(family: "Lobster Two", weight: 700, isItalic: true, size: 21),
    TextStyle(family: "Lato", size: 11), TextStyle(size: 17, alignment: .justified),
    TextStyle(size: 17, letterSpacing: 0.4), TextStyle(size: 17, letterSpacing: -0.43),
    TextStyle(weight: 700, size: 34, letterSpacing: 0.4),
    TextStyle(size: 15, letterSpacing: -0.23, figures: .tabular),
    TextStyle(family: "Lato", size: 11, letterSpacing: 2),
    TextStyle(size: 17, direction: .rightToLeft),
    TextStyle(size: 17, language: "ar"),
  ]

  @Test(arguments: styles)
  func `lines of every kind are as wide as Pango says`(style: TextStyle) throws {
    let strings = [
      "H", "Row number 12", "7 h 12 min", "12:30", "1", "(12) 34", "AVAToWa. Type. V A T Y",
      "fi ffl The Qu",
      "don't, won't; can't!", "a-b", "a/b c", "end.", "  leading", "two  blanks", "trailing ",
      "Größe für Ärger", "Łódź, señor", "“quoted” – dash… ’s", "tab\tbed", "two\nlines", "", " ",
      "€ 12", "5 × 4", "שלום", "mixed שלום text", "1. מספר", "👋 hello", "e\u{301}", "\u{AD}soft",
      "Ta Te To Va Vo Wa Y, T. L' A\" r,", "100% sure? (yes)", "x\u{A0}y",
    ]
    for string in strings {
      try expectSame(string, style, width: nil)
      for width in [0, 20, 44.3, 90, 361] { try expectSame(string, style, width: width) }
    }
  }

  @Test(arguments: styles)
  func `paragraphs of random words break where Pango breaks them`(style: TextStyle) throws {
    var random = SplitMix64(seed: 8)
    let words = [
      "To", "the", "AVA", "Type", "Yes,", "wind;", "a", "I", "very", "Tall.", "Wörter", "7",
      "1,024",
      "L'an", "x", "incomprehensibilities", "Voilà!", "ok?", "well-known", "Y", "T", "(so)", "—",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 1...24, using: &random)
      let string = (0..<count).map { _ in
        words[Int.random(in: 0..<(Bool.random(using: &random) ? 16 : words.count), using: &random)]
      }.joined(separator: " ")
      try expectSame(string, style, width: Double.random(in: 30...260, using: &random))
    }
  }

  @Test func `a width to the unit holds a line, and one less does not`() throws {
    for string in ["Row number 12", "To Va Wa", "The quick brown fox"] {
      let style = TextStyle(size: 17)
      let width = try renderer.metrics(of: TextBlock(string, style: style)).size.width
      for offset in [-2.0, -1, -0.5, -0.4, 0, 0.4, 1] {
        try expectSame(string, style, width: width + offset / 1_024)
      }
    }
  }

  @Test func `what needs Pango is left to it`() {
    for string in ["שלום", "👋", "tab\t", "a\nb", "", "end "] { #expect(PlainText(string) == nil) }
    for string in ["a-b c", "a/b", "now! now", "yes?no", "“so” he", "a ,b"] {
      #expect(PlainText(string) != nil)
      #expect(PlainText(string)?.breaksAtBlanks == (string == "now! now"))
    }
  }
}
