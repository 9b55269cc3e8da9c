/// A string that is one run from left to right: Latin letters, digits, blanks and marks.
///
/// It is measured without finding out what its characters ask for, in less than half of the time.
package struct PlainText {
  package private(set) var bytes: [UInt8]
  /// Whether it has a letter, which makes its script Latin.
  package private(set) var hasLetters = false
  /// Whether its lines break at its blanks and nowhere else, unless a word is wider than a line.
  package private(set) var breaksAtBlanks = true

  /// - Returns: Nil for an empty string, one that ends in a blank, and one with other characters.
  package init?(_ string: String) {
    bytes = []
    var last = Kind.blank
    for scalar in string.unicodeScalars {
      guard let kind = Kind(scalar) else { return nil }
      if kind == .letter { hasLetters = true }
      breaksAtBlanks = breaksAtBlanks && kind.mayFollow(last)
      last = kind
    }
    guard last != .blank else { return nil }
    bytes.append(contentsOf: string.utf8)
  }

  private init(bytes: [UInt8], like text: PlainText) {
    self.bytes = bytes
    hasLetters = text.hasLetters
    breaksAtBlanks = text.breaksAtBlanks
  }

  /// Some of its bytes, shaped as the run's script is.
  package subscript(range: Range<Int>) -> PlainText {
    PlainText(bytes: Array(bytes[range]), like: self)
  }

  /// Whether a word is so long that a line may have to be broken within it.
  package var hasLongWords: Bool {
    bytes.split(separator: UInt8(ascii: " ")).contains { $0.count > 40 }
  }

  /// The class of a character for line breaking.
  private enum Kind {
    case letter
    case digit
    case blank
    /// Ends what it follows, as a comma does.
    case ending
    case apostrophe
    /// May allow a break beside it, as a hyphen does.
    case other

    init?(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z", "A"..."Z", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{17F}":
        self = .letter
      case "0"..."9": self = .digit
      case " ": self = .blank
      case ".", ",", ";", ":", "!", "?": self = .ending
      case "'": self = .apostrophe
      case "!"..."~", "\u{2013}", "\u{2014}", "\u{2018}"..."\u{201A}", "\u{201C}"..."\u{201E}",
        "\u{2026}":
        self = .other
      default: return nil
      }
    }

    /// Whether a break between the two, if there may be one, is at a blank and can be no other.
    func mayFollow(_ last: Kind) -> Bool {
      switch (last, self) {
      case (_, .other), (.other, _): false
      case (.blank, .letter), (.blank, .digit): true
      case (.blank, _): false
      case (.ending, .letter), (.ending, .digit), (.ending, .apostrophe): false
      default: true
      }
    }
  }
}
