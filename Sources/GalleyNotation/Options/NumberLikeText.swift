/// A text that looks like a number, with the number and the way to write it in a scene.
package enum NumberLikeText: Hashable, Sendable {
  /// Digits as a number has them, in quotes.
  case quoted
  /// A number in a notation that scenes do not have, such as `0x10`, and its decimal form.
  case foreign(decimal: String)
  /// A number with a unit that scenes leave out, such as `17pt`, and the number alone.
  case measured(number: String)
  /// `nan` or an infinity, which no number in a scene may be.
  case notFinite

  /// The cure, as messages end; empty where only another value will do.
  package var cure: String {
    switch self {
    case .quoted: "; leave out the quotes"
    case .foreign(let decimal): "; write \(decimal)"
    case .measured(let number): "; write \(number)"
    case .notFinite: ""
    }
  }
}

extension OptionValue {
  /// How a scene writes the number that a text is taken for; empty where it is none.
  package var numberCure: String { numberLike?.cure ?? "" }

  /// How a scene writes the number that a text is taken for where it lies in a range, which may be
  /// one of shares: `50%` is 0.5 there.
  package func numberCure(in range: ClosedRange<Double>?) -> String {
    guard case .text(let text) = kind, range == 0...1, text.hasSuffix("%"),
      let share = Double(text.dropLast()), (0...100).contains(share)
    else { return numberCure }
    return "; write \((share / 100).shortest)"
  }

  /// How a scene writes what a text is taken for where true or false is asked for; empty where that
  /// is neither.
  package var flagCure: String {
    guard case .text(let text) = kind else { return "" }
    switch text.lowercased() {
    case "true", "false": return "; leave out the quotes"
    case "yes", "y", "on": return "; write true"
    case "no", "n", "off": return "; write false"
    default: return ""
    }
  }

  /// The number that a text is taken for by people, if any: `"80"`, `0x10`, `"nan"`.
  package var numberLike: NumberLikeText? {
    guard case .text(let text) = kind else { return nil }
    if let number = Double(text) {
      guard number.isFinite else { return .notFinite }
      let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      return isDecimal ? .quoted : .foreign(decimal: number.shortest)
    }
    for unit in ["px", "pt", "dp", "deg", "\u{B0}"] where text.lowercased().hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count).filter { $0 != " " }), number.isFinite
      else { break }
      return .measured(number: number.shortest)
    }
    for (prefix, radix) in [("0o", 8), ("0b", 2)] where text.lowercased().hasPrefix(prefix) {
      return Int(text.dropFirst(2), radix: radix).map { .foreign(decimal: String($0)) }
    }
    return nil
  }
}
