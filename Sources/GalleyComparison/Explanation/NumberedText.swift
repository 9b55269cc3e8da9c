/// Words behind a subject, some of which agree with how many subjects there are.
///
/// `" \(.was) removed"` is `" was removed"` of one thing and `" were removed"` of several. Only
/// what is interpolated as a ``Word`` follows the number: what a user wrote stays as it is.
struct NumberedText: Hashable {
  /// A word of two forms.
  struct Word: Hashable {
    var ofOne: String
    var ofSeveral: String

    static let was = Word(ofOne: "was", ofSeveral: "were")
    static let `is` = Word(ofOne: "is", ofSeveral: "are")
    static let it = Word(ofOne: "it", ofSeveral: "them")
  }

  fileprivate enum Part: Hashable {
    case fixed(String)
    case word(Word)
  }

  private var parts: [Part] = []

  /// The words for so many subjects.
  func text(for count: Int) -> String {
    parts.map { part in
      switch part {
      case .fixed(let text): text
      case .word(let word): count == 1 ? word.ofOne : word.ofSeveral
      }
    }.joined()
  }

  static func += (text: inout NumberedText, more: NumberedText) { text.parts += more.parts }
}

extension NumberedText: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { parts = [.fixed(text)] }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { parts.append(.fixed(literal)) }

    mutating func appendInterpolation(_ word: Word) { parts.append(.word(word)) }

    mutating func appendInterpolation(_ text: String) { parts.append(.fixed(text)) }

    mutating func appendInterpolation(_ number: Int) { parts.append(.fixed("\(number)")) }
  }
}
