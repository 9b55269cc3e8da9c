import GalleyGraphics
import Testing

@testable import GalleyRendering

/// Whether lines of Thai break between words, which only a dictionary tells apart.
@Suite struct ThaiDictionaryTests {
  @Test(arguments: [
    ("ภาษาไทย", true), ("a ก", true), ("๑", true), ("฿ 100", false), ("abc", false), ("", false),
    // Of other scripts whose letters begin with the same byte.
    ("नमस्ते", false), ("ລາວ", false),
  ])
  func `a text needs it where it has Thai letters`(text: String, needsIt: Bool) {
    #expect(ThaiDictionary.isNeeded(for: text) == needsIt)
  }

  @Test func `words are told apart, and lines break between them`() throws {
    let layout = try TextLayout(.standard)
    let text = try layout.layOut(
      TextBlock("ภาษาไทย", style: TextStyle(size: 17), width: 50))
    #expect(ThaiDictionary.isThere)
    #expect(text.lines.map(\.string) == ["ภาษา", "ไทย"])
  }

  @Test func `what it holds is part of what texts depend on`() throws {
    #expect(try ThaiDictionary.content != nil)
    #expect(RenderingEnvironment.stamp.contains { $0.name == "dictionary libthai/thbrk.tri" })
  }
}
