/// The values that may stand under a key of a scene, as lists, schemas and completions need them.
public indirect enum OptionKind: Equatable, Sendable {
  /// A key with nothing behind it.
  case nothing
  /// True or false.
  case flag
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// Points in a range, a share such as `50%`, or both.
  case length(ClosedRange<Double>)
  /// A number with a unit, such as `0.2s` or `120ms`.
  case time
  /// A text.
  case text
  /// A text of a form, as a regular expression that ECMA-262 and Python read alike.
  case form(String)
  /// The name of a control, in letters, digits, hyphens and underscores; or nothing.
  case name
  /// One of several words.
  case choice([String])
  /// A color, or a map of a `light` and a `dark` one.
  case color
  /// A value of a kind, or a text with names in braces that each item fills in.
  case template(OptionKind)
  /// A list of so many values of a kind.
  case list(OptionKind, count: ClosedRange<Int> = 0...Int.max)
  /// A map of keys, and of others that a scene chooses where these are values of a kind.
  case options([OptionDeclaration], others: OptionKind? = nil)
  /// A map of values of a kind, whose keys a scene chooses.
  case map(OptionKind)
  /// One of several kinds.
  case either([OptionKind])
  /// A kind that holds itself, or that a catalog adds to, by its name in `SceneSchema`.
  case defined(String)
  /// Whatever can be written.
  case anything

  /// The values in words; empty where any of the kind is right, and the meaning of a key says which.
  public var words: String {
    switch self {
    case .nothing, .flag, .time, .text, .form, .name, .color, .list, .options, .map, .defined,
      .anything:
      ""
    case .template(let kind): kind.words
    case .number(let range) where (0...0.001).contains(range.lowerBound) && range.lowerBound > 0:
      "more than 0"
    case .number(let range): Self.words(range, upTo: 100_000) { $0.shortest }
    case .integer(let range): Self.words(range, upTo: 1_000_000) { String($0) }
    case .length: "points or a percentage"
    case .choice(let words): Suggestion.list(words)
    case .either(let kinds): Suggestion.list(kinds.map(\.words).filter { !$0.isEmpty })
    }
  }

  /// Bounds, without those that are only there to keep numbers finite.
  private static func words<Number: Comparable & Numeric>(
    _ range: ClosedRange<Number>, upTo usual: Number, _ text: (Number) -> String
  ) -> String {
    if range.upperBound < usual { return "\(text(range.lowerBound)) to \(text(range.upperBound))" }
    return range.lowerBound > 0 ? "at least \(text(range.lowerBound))" : ""
  }
}
