import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct TextLayoutTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func layOut(
    _ string: String, _ style: TextStyle = TextStyle(size: 20), width: Double? = nil
  ) throws -> LaidOutText {
    try renderer.texts.layOut(TextBlock(string, style: style, width: width))
  }

  @Test func `the font's own numbers come out exactly`() throws {
    // Roboto has 2,048 units an em: capitals are 1,456 high, lines reach 1,900 above and 500 below.
    let metrics = try layOut("Hamburg", TextStyle(family: "Roboto", size: 2_048 / 64)).metrics
    #expect(metrics.capHeight == 1_456.0 / 64)
    #expect(metrics.firstBaseline == 1_900.0 / 64)
    #expect(metrics.size.height == 2_400.0 / 64)
  }

  @Test func `a text twice as large is twice as wide`() throws {
    let small = try layOut("Wave, Tokyo 1971", TextStyle(family: "Roboto", size: 11)).metrics.size
      .width
    let large = try layOut("Wave, Tokyo 1971", TextStyle(family: "Roboto", size: 22)).metrics.size
      .width
    #expect(abs(large - 2 * small) < 0.03)
  }

  @Test func `alignment places the line within the width`() throws {
    let width = try layOut("Hill").metrics.size.width
    for (alignment, left) in [
      (TextStyle.Alignment.leading, 0), (.center, (200 - width) / 2), (.trailing, 200 - width),
    ] {
      let style = TextStyle(size: 20, alignment: alignment)
      let first = try #require(try layOut("Hill", style, width: 200).glyphs.first)
      #expect(abs(first.origin.x - left) < 0.001)
    }
  }

  @Test func `leading is on the right where the text runs from right to left`() throws {
    let arabic = try layOut("مرحبا", TextStyle(size: 20), width: 200)
    let left = try #require(arabic.glyphs.map(\.origin.x).min())
    #expect(left > 200 - arabic.metrics.size.width - 1)
    let latin = try layOut("Hill", TextStyle(size: 20, direction: .rightToLeft), width: 200)
    let first = try #require(latin.glyphs.first)
    #expect(abs(first.origin.x - (200 - latin.metrics.size.width)) < 0.001)
    let forced = try layOut("مرحبا", TextStyle(size: 20, direction: .leftToRight), width: 200)
    #expect(try #require(forced.glyphs.map(\.origin.x).min()) < 1)
  }

  @Test(arguments: [0.5, 5, 40, -1], [TextStyle.Alignment.leading, .justified, .trailing])
  func `a text with letter spacing fits in its own width`(
    spacing: Double, alignment: TextStyle.Alignment
  ) throws {
    let style = TextStyle(size: 17, alignment: alignment, letterSpacing: spacing)
    let free = try layOut("Hello wide world", style)
    let held = try layOut("Hello wide world", style, width: free.metrics.size.width + 0.01)
    #expect(held.lines.map(\.string) == ["Hello wide world"])
    #expect(held.glyphs.map(\.origin.x).max().map { $0 < free.metrics.size.width } == true)
    // A justified line that is broken is as wide as its block, whatever its spacing.
    guard spacing > 0 || alignment != .justified else { return }
    let narrow = try layOut("Hello wide world", style, width: free.metrics.size.width - 1)
    #expect(narrow.lines.count == 2)
    #expect(narrow.metrics.size.width <= free.metrics.size.width - 1 + 0.001)
  }

  @Test func `a word wider than the line breaks between letters without a hyphen`() throws {
    let word = "Baskerville"
    let text = try layOut(word, width: 60)
    #expect(text.lines.count == 2)
    #expect(text.lines.map(\.string).joined() == word)
    #expect(text.glyphs.count == word.count)
  }

  @Test func `a line height is the distance between baselines`() throws {
    let text = try layOut("one two three four", TextStyle(size: 20, lineHeight: 31), width: 60)
    let baselines = Set(text.glyphs.map(\.origin.y)).sorted()
    #expect(baselines.count == text.metrics.lineCount && baselines.count >= 3)
    for (one, next) in zip(baselines, baselines.dropFirst()) { #expect(next - one == 31) }
    #expect(text.metrics.size.height == 31 * Double(text.metrics.lineCount))
    #expect(text.metrics.firstBaseline == baselines.first)
    #expect(text.metrics.lastBaseline == baselines.last)
  }

  @Test func `letter spacing widens the gaps between letters`() throws {
    let plain = try layOut("HHHH").metrics.size.width
    let spaced = try layOut("HHHH", TextStyle(size: 20, letterSpacing: 3)).metrics.size.width
    #expect(abs(spaced - plain - 9) < 0.01)
  }

  @Test func `justified lines reach both sides, but for the last`() throws {
    let style = TextStyle(size: 20, alignment: .justified)
    let text = try layOut("one two three four five six", style, width: 120)
    #expect(text.metrics.lineCount >= 2)
    #expect(abs(text.metrics.size.width - 120) < 0.01)
  }

  @Test(arguments: [TextStyle.Truncation.head, .middle, .tail])
  func `an ellipsis stands where the style says`(truncation: TextStyle.Truncation) throws {
    let ellipsis = try #require(try layOut("…").glyphs.first).outline
    let style = TextStyle(size: 20, lineLimit: 1, truncation: truncation)
    let text = try layOut("a line that is far too long for its width", style, width: 150)
    #expect(text.metrics.isTruncated && text.metrics.lineCount == 1)
    #expect(text.metrics.size.width <= 150)
    let place = try #require(text.glyphs.firstIndex { $0.outline == ellipsis })
    switch truncation {
    case .head: #expect(place == 0)
    case .tail: #expect(place == text.glyphs.count - 1)
    case .middle, .clip: #expect((3..<text.glyphs.count - 3).contains(place))
    }
  }

  @Test func `a centred line with an ellipsis is centred`() throws {
    let style = TextStyle(size: 20, alignment: .center, lineLimit: 1)
    let text = try layOut("wwwwwwwwwwwwwwwwww", style, width: 150)
    let first = try #require(text.glyphs.first)
    #expect(abs(first.origin.x - (150 - text.metrics.size.width) / 2) < 0.001)
    #expect(first.origin.x > 0)
  }

  @Test func `a cut text goes on to the edge and no further`() throws {
    let style = TextStyle(size: 20, lineLimit: 1, truncation: .clip)
    let text = try layOut("a line that is far too long for its width", style, width: 150)
    #expect(text.clip == Rect(origin: .zero, size: text.metrics.size))
    #expect(text.metrics.size.width == 150 && text.metrics.isTruncated)
    #expect(try layOut("short", style, width: 150).clip == nil)
  }

  @Test func `a line limit counts for the whole block, not for each paragraph`() throws {
    let style = TextStyle(size: 20, lineLimit: 2)
    for width in [nil, 300.0] {
      let text = try layOut("one\ntwo\nthree", style, width: width)
      #expect(text.metrics.lineCount == 2 && text.metrics.isTruncated)
      #expect(try layOut("one\ntwo", style, width: width).metrics.isTruncated == false)
    }
  }

  @Test func `an emoji is a bitmap about as high as its line`() throws {
    let text = try layOut("😀")
    let emoji = try #require(text.emoji.first)
    #expect(text.glyphs.isEmpty && text.emoji.count == 1)
    #expect((18...26).contains(emoji.frame.height))
    #expect(text.metrics.missingCharacters.isEmpty)
  }

  /// A selector behind a character that has letters' and emoji's forms chooses (Unicode, UTS 51).
  @Test(arguments: [
    "\u{2764}\u{FE0F}", "\u{2600}\u{FE0F}", "#\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}",
  ])
  func `a character with the selector of emoji, or a keycap, is one emoji`(_ string: String) throws
  {
    let text = try layOut("a \(string) b")
    #expect(text.emoji.count == 1)
    #expect(text.glyphs.count == 2)
  }

  @Test(arguments: ["\u{2764}", "\u{2764}\u{FE0E}", "#", "1"])
  func `a character without that selector is a letter`(_ string: String) throws {
    #expect(try layOut(string).emoji.isEmpty)
  }

  @Test func `characters that no font has are told, and shown as boxes`() throws {
    let text = try layOut("a\u{13000}\u{13001}")
    #expect(text.metrics.missingCharacters == ["\u{13000}", "\u{13001}"])
    #expect(text.glyphs.count == 3)
  }

  @Test func `an empty text has a line's height and no width`() throws {
    let metrics = try layOut("").metrics
    #expect(metrics.size.width == 0 && metrics.size.height > 20 && metrics.lineCount == 1)
  }

  @Test func `an unknown family is an error with its name`() {
    #expect(throws: ResourceError("unknown font family 'Robotto'")) {
      try layOut("a", TextStyle(family: "Robotto"))
    }
  }

  @Test(arguments: [0, -1, 2_001, .nan, .infinity])
  func `a font size that would harm is an error`(size: Double) {
    #expect(throws: ResourceError.self) { try layOut("a", TextStyle(size: size)) }
  }

  @Test func `strings that are hardly text are laid out all the same`() throws {
    for string in ["\0", "\u{202E}abc", "\u{FEFF}", "a\r\nb\u{2028}c", "e\u{301}\u{301}\u{301}"] {
      #expect(try layOut(string).metrics.size.isFinite)
    }
  }
}
