import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// Chinese, Japanese and Korean, whose fonts may be added: `.scripts/setup cjk`.
@Suite struct HanTests {
  private static let added = FontSet.standard.files.filter(\.isOptional)
  private static let areThere = added.allSatisfy { $0.installedPath != nil }

  private func layOut(
    _ string: String, language: String = "ja", width: Double? = nil, _ renderer: Renderer
  ) throws -> LaidOutText {
    let style = TextStyle(size: 20, language: language)
    return try renderer.texts.layOut(TextBlock(string, style: style, width: width))
  }

  @Test(.enabled(if: areThere)) func `a Han letter has the shape of its language`() throws {
    let renderer = try Renderer()
    // U+9AA8, a bone, is written otherwise in Japan, China and Taiwan.
    let shapes = try ["ja", "zh-Hans", "zh-Hant"].map { language in
      try #require(layOut("\u{9AA8}", language: language, renderer).glyphs.first).outline
    }
    #expect(Set(shapes).count == 3)
  }

  @Test(.enabled(if: areThere)) func `a line is as high as of other scripts`() throws {
    let text = try layOut("\u{6F22}\u{5B57}", Renderer())
    let least = (SystemFont.ascent + SystemFont.descent) * 20
    let most = (SystemFont.tallAscent + SystemFont.tallDescent) * 20
    #expect(text.metrics.missingCharacters.isEmpty)
    #expect((least - 0.01...most + 0.01).contains(text.metrics.size.height))
  }

  /// Letters are 20 points wide: four fit, and what stands behind the fourth may not begin a line.
  @Test(.enabled(if: areThere), arguments: ["\u{3002}", "\u{3001}", "\u{300D}", "\u{FF09}"])
  func `no closing mark begins a line`(_ mark: String) throws {
    let text = try layOut(
      String(repeating: "\u{6F22}", count: 4) + mark + "\u{6F22}", width: 85, Renderer())
    #expect(text.lines.map(\.string.count) == [3, 3])
  }

  @Test(.enabled(if: areThere)) func `no opening mark ends a line`() throws {
    let han = String(repeating: "\u{6F22}", count: 3)
    let text = try layOut(han + "\u{300C}" + han, width: 85, Renderer())
    #expect(text.lines.map(\.string.count) == [3, 4])
  }

  @Test func `a text without Han letters is drawn alike with and without their fonts`() throws {
    let others = FontSet(
      files: FontSet.standard.files.filter { !$0.isOptional }, requiredFamily: "Inter",
      includesSystemFonts: false)
    let (all, without) = (try Renderer(), try Renderer(later: others))
    for string in ["Hill 12", "\u{645}\u{631}", "a \u{2708} \u{2605}", "\u{1F600}", "\u{E17}"] {
      let (text, other) = (try layOut(string, all), try layOut(string, without))
      #expect(text.metrics == other.metrics, "\(string)")
      #expect(text.glyphs.map(\.outline) == other.glyphs.map(\.outline), "\(string)")
    }
    let han = try layOut("\u{6F22}", without).metrics.missingCharacters
    #expect(han == ["\u{6F22}"])
  }
}
