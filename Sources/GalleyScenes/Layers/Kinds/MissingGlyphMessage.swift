internal import GalleyGeometry
internal import GalleyNotation
internal import GalleySystem

/// What is said of a text with characters that no font in use has, and what helps.
struct MissingGlyphMessage {
  private let text: String

  /// - Returns: Nil where no character is missing.
  init?(_ missing: [Unicode.Scalar], of string: String) {
    guard !missing.isEmpty else { return nil }
    text =
      "no font in use has \(Self.list(missing)) of the text '\(Suggestion.beginning(of: string))'; \(Self.cure(for: missing))"
  }

  /// Tells it, once for a place and a text.
  func report(
    as kind: TypographySettings.MissingGlyphs, at location: SourceLocation, in log: IssueLog
  ) {
    switch kind {
    case .boxes: log.warning(text, at: location)
    case .error:
      let isNew = !log.issues.contains { $0.location == location && $0.message == text }
      if isNew { log.error(text, at: location) }
    }
  }

  private static func cure(for missing: [Unicode.Scalar]) -> String {
    guard missing.contains(where: \.isChineseJapaneseOrKorean) else {
      return "add one under 'fonts:'"
    }
    let addition =
      Installation.bundle.map { "unpack the archive galley-fonts-cjk in '\($0.folder)'" }
      ?? "install the package fonts-noto-cjk, as Debian and Ubuntu call it"
    return "\(addition), or add one under 'fonts:'"
  }

  /// The most characters that a message lists.
  private static let mostListed = 100

  /// Each character once, in the order of the text.
  private static func list(_ missing: [Unicode.Scalar]) -> String {
    let characters = missing.withoutDoubles
    let names = characters.prefix(mostListed).map { character in
      let code = String(character.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return "'\(character)' (U+\(digits))"
    }
    let others = characters.count - names.count
    return Suggestion.list(names + (others > 0 ? ["\(others) others"] : []))
  }
}

extension Unicode.Scalar {
  /// Whether it is of the blocks of Han, kana, bopomofo and hangul, or of the marks that go with them.
  fileprivate var isChineseJapaneseOrKorean: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x2FF0...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F,
      0x20000...0x323AF:
      true
    default: false
    }
  }
}
