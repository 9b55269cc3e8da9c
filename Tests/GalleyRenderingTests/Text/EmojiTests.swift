import Foundation
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// Emoji by Unicode's rules for their presentation.
@Suite struct EmojiTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func layOut(_ string: String, size: Double = 20) throws -> LaidOutText {
    try renderer.texts.layOut(TextBlock(string, style: TextStyle(size: size)))
  }

  private static func sequences() throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/emoji-test.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        var string = String.UnicodeScalarView()
        string.append(
          contentsOf: line.split(separator: " ").compactMap { UInt32($0, radix: 16) }
            .compactMap(Unicode.Scalar.init))
        return String(string)
      }
  }

  @Test func `every fully qualified sequence is one picture in color`() throws {
    let sequences = try Self.sequences()
    #expect(sequences.count == 3655)
    let others = try sequences.filter { sequence in
      let text = try layOut(sequence)
      return text.emoji.count != 1 || !text.glyphs.isEmpty
        || !text.metrics.missingCharacters.isEmpty
    }
    #expect(others.isEmpty, "\(others.count): \(others.prefix(20))")
  }

  /// In color: how many pictures, and how many outlines stand beside them.
  @Test(arguments: [
    // Emoji by themselves, and as text where a selector says so.
    ("\u{1F600}", 1), ("\u{231A}", 1), ("\u{231A}\u{FE0E}", 0), ("\u{1F44D}", 1),
    // Text by themselves, and emoji where a selector says so.
    ("\u{2764}", 0), ("\u{2764}\u{FE0F}", 1), ("\u{2764}\u{FE0E}", 0), ("\u{2708}\u{FE0F}", 1),
    ("\u{A9}", 0), ("\u{A9}\u{FE0F}", 1), ("\u{2122}", 0), ("1", 0), ("#", 0),
    // Keycaps, flags, families, tones.
    ("1\u{FE0F}\u{20E3}", 1), ("#\u{FE0F}\u{20E3}", 1), ("\u{1F1E9}\u{1F1EA}", 1),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 1), ("\u{1F44D}\u{1F3FF}", 1),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 1),
  ])
  func `a presentation is the one that Unicode says`(_ string: String, pictures: Int) throws {
    let text = try layOut(string)
    #expect(text.emoji.count == pictures)
    #expect(text.glyphs.isEmpty == (pictures == 1))
    #expect(text.metrics.missingCharacters.isEmpty)
  }

  /// To Pango both are of Han.
  @Test func `what is text beside a Han letter stands on its baseline`() throws {
    let baselines = try layOut("\u{76F4}\u{2708}").glyphs.map(\.origin.y)
    #expect(baselines.count == 2 && Set(baselines).count == 1)
  }

  @Test func `emoji have one size with their text, alone and among words`() throws {
    let alone = try layOut("\u{1F600}")
    for string in ["a \u{1F600}", "\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{1F1E9}\u{1F1EA} b"] {
      let text = try layOut(string)
      #expect(text.emoji.map(\.frame.size) == alone.emoji.map(\.frame.size), "\(string)")
    }
    let larger = try layOut("\u{1F600}", size: 40).emoji.map(\.frame.width)
    #expect(larger == alone.emoji.map { $0.frame.width * 2 })
  }
}
