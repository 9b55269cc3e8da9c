import Galley
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyScenes

/// Texts in gradients, outlines, lines and marks, that shrink to fit and break evenly.
@Suite struct TextStyleSceneTests {
  private func drawn(_ options: String, size: String = "[200, 100]") throws -> (
    GalleyGraphics.Text, [GalleyNotation.Issue]
  ) {
    let scene = try TestScene.read(
      views: "- { \(options) }", screen: "", more: "states: [{ name: first }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    let text = try #require(drawing.picture.commands.flatMap(\.leaves).compactMap(\.text).first)
    return (text, drawing.warnings)
  }

  private func problem(_ options: String) throws -> String {
    do {
      _ = try drawn(options)
      return "drawn"
    } catch let error as SceneError {
      return error.issues.first?.message ?? ""
    }
  }

  @Test func `a text may be painted in a gradient, whose first color stands for it`() throws {
    let (text, _) = try drawn(
      "text: Hello, at: { leading: 0, top: 0, width: 100 }, color: { linear: [red, blue], angle: 90 }"
    )
    guard case .linearGradient(let gradient)? = text.paint else {
      Issue.record("\(String(describing: text.paint))")
      return
    }
    #expect(gradient.start.x == 0 && abs(gradient.end.x - 100) < 1e-9)
    #expect(text.block.style.color == Color(hex: 0xFF0000))
    #expect(try drawn("text: Hello, color: red").0.paint == nil)
  }

  @Test func `an outline has a color and a width`() throws {
    let (text, _) = try drawn("text: Hello, outline: { color: white, width: 2 }")
    #expect(text.outline == TextOutline(color: .white, width: 2))
    #expect(try drawn("text: Hello, outline: { width: 0 }").0.outline == nil)
    #expect(try problem("text: Hello, outline: { width: -1 }").hasPrefix("width must be"))
  }

  @Test func `lines run under and through texts and runs`() throws {
    let (text, _) = try drawn(
      "text: [a, { text: b, strikethrough: true, underline: false }], underline: true")
    #expect(text.block.style.isUnderlined && !text.block.style.isStruckThrough)
    let styles = text.block.spans.map(\.style)
    #expect(styles.map(\.isStruckThrough) == [true] && styles.map(\.isUnderlined) == [false])
  }

  @Test(arguments: [
    ("plain", ["plain"]), ("**a** b", ["B:a", " b"]), ("*a*", ["I:a"]), ("~~a~~", ["S:a"]),
    ("***a***", ["BI:a"]), ("**a *b* c**", ["B:a ", "BI:b", "B: c"]),
    ("*a **b** c*", ["I:a ", "BI:b", "I: c"]),
    ("[a](x) b", ["<x>a", " b"]), ("**[a](x)**", ["B<x>a"]), ("2 * 3 * 4", ["2 * 3 * 4"]),
    ("a**", ["a**"]), ("**a", ["**a"]), ("\\*a\\*", ["*a*"]), ("[a] (x)", ["[a] (x)"]),
    ("a*b*", ["a", "I:b"]), ("**", ["**"]), ("", []), ("[](x)", ["[](x)"]), ("\\", ["\\"]),
  ])
  func `marks change the style of what stands between them`(
    string: String, expected: [String]
  ) {
    let words = TextMarkup(string).segments.map { segment in
      let marks =
        (segment.isBold ? "B" : "") + (segment.isItalic ? "I" : "")
        + (segment.isStruckThrough ? "S" : "") + (segment.style.map { "<\($0)>" } ?? "")
      return marks.isEmpty || marks.hasSuffix(">")
        ? marks + segment.text : "\(marks):\(segment.text)"
    }
    #expect(words == expected)
  }

  @Test func `marks are letters unless a text has markup`() throws {
    #expect(try drawn("text: '**a**'").0.block.string == "**a**")
    let (text, _) = try drawn("text: '**a** b', markup: true")
    #expect(text.block.string == "a b")
    #expect(text.block.spans.map(\.range) == [0..<1])
    #expect(text.block.spans.map(\.style.weight) == [700])
  }

  @Test func `marks name styles, and one that is none is an error`() throws {
    let (text, _) = try drawn(
      "text: '[a](hot) b', styles: { hot: { color: red, size: 30, underline: true } }")
    let style = try #require(text.block.spans.first?.style)
    #expect(style.color == Color(hex: 0xFF0000) && style.size == 30 && style.isUnderlined)
    #expect(
      try problem("text: '[a](hto)', styles: { hot: { color: red } }")
        == "the text names a style 'hto'; did you mean 'hot'?; known are hot")
    #expect(
      try problem("text: '[a](hot)', markup: true")
        == "the text names a style 'hot'; add it under 'styles:'")
    #expect(
      try problem("text: a, styles: { hot: { colour: red } }").hasPrefix("unknown key 'colour'"))
  }

  // A character is half as wide as the font is large, a line a fifth higher.
  @Test(arguments: [
    // Ten characters of 20 points in 100: they fit as they are.
    ("text: 0123456789, at: { leading: 0, top: 0, width: 100, height: 30 }", 20.0),
    // In 60 they fit at 12.
    ("text: 0123456789, at: { leading: 0, top: 0, width: 60, height: 30 }", 12),
    // Five characters need two lines of 15 points above 12, and there are 24 points.
    ("text: ab cd, lines: 2, at: { leading: 0, top: 0, width: 30, height: 24 }", 12),
  ])
  func `a text shrinks to the largest size at which it fits its box`(
    options: String, size: Double
  ) throws {
    let (text, warnings) = try drawn("\(options), font: { size: 20 }, fit: 8")
    #expect(text.block.style.size == size)
    #expect(warnings.isEmpty)
  }

  @Test func `a text that fits at no size is drawn at the least and told`() throws {
    let (text, warnings) = try drawn(
      "text: 0123456789, at: { leading: 0, top: 0, width: 20, height: 30 }, font: { size: 20 }, fit: 8"
    )
    #expect(text.block.style.size == 8)
    #expect(
      warnings.map(\.message) == [
        "a text does not fit its box at 8 points, such as '0123456789'; give it more room or more lines, or let it shrink further"
      ])
  }

  @Test func `where a text fits at no size the variant is named, and a long text cut`() throws {
    let scene = try TestScene.read(
      views: """
        - { text: "\(String(repeating: "long ", count: 9))", at: { width: 20, height: 30 }, font: { size: 20 }, fit: 8 }
        """,
      more: "states: [{ name: first }]\nmatrix: { theme: [light, dark], language: [en, de] }")
    let state = try #require(scene.states.last)
    let warnings = try scene.drawing(of: state, using: FixedResources()).warnings
    #expect(
      warnings.map(\.message) == [
        "a text does not fit its box at 8 points in 'dark.de', such as '\(String(repeating: "long ", count: 8))…'; give it more room or more lines, or let it shrink further"
      ])
  }

  @Test(arguments: [
    ("**Bold* and ~~half", "** and ~~"), ("*one", "*"), ("[a](b", "["), ("**a ~~b** c", "~~"),
    ("**bold** *italic* ~~gone~~ ***both***", nil), ("\\\\*one \\\\~~two", nil),
    ("5 * 3, 7 ** 2", nil), ("19 €*", nil), ("[no link]", nil),
  ])
  func `a mark that is not closed is told with its cure`(string: String, marks: String?) throws {
    let (_, warnings) = try drawn("text: \"\(string)\", markup: true")
    #expect(
      warnings.map(\.message).filter { $0.hasPrefix("a text opens") }
        == (marks.map { marks in
          [
            "a text opens \(marks) and does not close it: '\(string)'; close it, or write '\\\(marks.prefix { $0 != " " })' for what is no mark"
          ]
        } ?? []))
  }

  @Test func `texts of one group are as much smaller as the smallest of them`() throws {
    let scene = try TestScene.read(
      views: """
        - { text: 0123456789, at: { leading: 0, top: 0, width: 60, height: 30 }, font: { size: 20 }, fit: 8, fit-group: titles }
        - { text: "01", at: { leading: 0, top: 30, width: 60, height: 30 }, font: { size: 20 }, fit: 8, fit-group: titles }
        - { text: "01", at: { leading: 0, top: 60, width: 60, height: 30 }, font: { size: 10 }, fit-group: titles }
        - { text: "01", at: { leading: 0, top: 60, width: 60, height: 30 }, font: { size: 20 }, fit: 8, fit-group: others }
        """, more: "states: [{ name: first }]")
    let state = try #require(scene.states.first)
    let texts = try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).compactMap(\.text)
    #expect(texts.map(\.block.style.size) == [12, 12, 6, 20])
  }

  @Test func `what shrinks takes its runs, line height and spacing along`() throws {
    let (text, _) = try drawn(
      "text: [01234, { text: '56789', size: 10 }], at: { leading: 0, top: 0, width: 50, height: 30 }, font: { size: 20 }, fit: 8, line-height: 30, letter-spacing: 2"
    )
    let share = text.block.style.size / 20
    #expect(share < 1)
    #expect(text.block.spans.map(\.style.size) == [10 * share])
    #expect(text.block.style.lineHeight == 30 * share)
    #expect(text.block.style.letterSpacing == 2 * share)
  }

  @Test func `balanced lines break in the least width that has as many`() throws {
    // Sixteen characters of 5 points: two lines in 75, each of eight at the least.
    let (text, _) = try drawn(
      "text: ab ab ab ab ab a, at: { leading: 0, top: 0, width: 75 }, font: { size: 10 }, wrap: balanced"
    )
    #expect(text.block.width == 75)
    let width = try #require(text.block.breakWidth)
    #expect(width >= 40 && width <= 45.5)
    let (plain, _) = try drawn("text: ab, at: { leading: 0, top: 0, width: 75 }, wrap: balanced")
    #expect(plain.block.breakWidth == nil)
  }
}
