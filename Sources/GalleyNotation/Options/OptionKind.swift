/// The values that may stand under a key of a scene, as lists, schemas and completions need them.
public indirect enum OptionKind: Equatable, Sendable {
  case flag
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// Points in a range, a share such as `50%`, or both.
  case length(ClosedRange<Double>)
  case text
  /// One of several words.
  case choice([String])
  case color
  case list(OptionKind)
  /// A map of keys.
  case options([OptionDeclaration])
  case either([OptionKind])

  /// The values in words; empty where any of the kind is right, and the meaning of a key says which.
  public var words: String {
    switch self {
    case .flag, .text, .color, .list, .options: ""
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
