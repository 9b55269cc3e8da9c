internal import GalleyNotation

/// A filter behind a bar in a template, such as `uppercased` or `number: 2`.
enum TextFilter: Hashable, Sendable {
  /// The first letter of each word in upper case.
  case capitalized
  case uppercased
  case lowercased
  /// The first character alone, for monograms.
  case initial
  /// A number as people write it in the language.
  case number(NumberForm)
  /// Seconds as a clock shows them: 2:05, 1:02:05.
  case duration

  /// How a number is written.
  struct NumberForm: Hashable, Sendable {
    var style = NumberFormat.Style.decimal
    var isCompact = false
    /// The digits behind the point; nil for as many as is usual.
    var digits: Int?
  }

  /// Of those without an argument.
  private static let letters: [String: TextFilter] = [
    "capitalized": .capitalized, "uppercased": .uppercased, "lowercased": .lowercased,
    "initial": .initial, "duration": .duration,
  ]
  private static let numbers: [String: NumberForm] = [
    "number": NumberForm(), "compact": NumberForm(isCompact: true),
    "percent": NumberForm(style: .percent),
  ]

  /// Reads a filter.
  init(_ text: String) throws(FilterProblem) {
    let parts = text.split(separator: ":", maxSplits: 1).map(\.withoutOuterBlanks)
    let name = parts.first ?? ""
    if let filter = Self.letters[name], parts.count == 1 {
      self = filter
      return
    }
    guard var form = Self.numbers[name] else {
      let known = Self.letters.keys.sorted() + Self.numbers.keys.sorted()
      throw FilterProblem(message: Suggestion.unknown("filter", text, among: known))
    }
    if parts.count == 2 {
      guard let digits = Int(parts[1]), (0...15).contains(digits) else {
        throw FilterProblem(
          message:
            "'\(text)' asks for '\(parts[1])' digits behind the point; write a whole number up to 15, as in '\(name): 2'"
        )
      }
      form.digits = digits
    }
    self = .number(form)
  }

  /// Whether what comes of it depends on the language that is drawn.
  var dependsOnLanguage: Bool {
    switch self {
    case .number, .duration: true
    case .capitalized, .uppercased, .lowercased, .initial: false
    }
  }

  fileprivate func applied(to text: String, language: String) throws(FilterProblem) -> String {
    switch self {
    case .capitalized:
      return text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    case .uppercased: return text.uppercased()
    case .lowercased: return text.lowercased()
    case .initial: return String(text.prefix(1))
    case .duration: return Self.clock(try Self.number(text), language: language)
    case .number(let form):
      let number = try Self.number(text)
      return NumberFormat(
        language: language, style: form.style, isCompact: form.isCompact,
        fractionDigits: form.digits.map { $0...$0 }
      ).text(of: number)
    }
  }

  private static func number(_ text: String) throws(FilterProblem) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw FilterProblem(
        message: "'\(text)' is no number, and a filter writes it as one; give a number")
    }
    return number
  }

  /// Seconds as a clock shows them, without their fractions, in the digits of a language.
  private static func clock(_ seconds: Double, language: String) -> String {
    let digits = NumberFormat(language: language)
    func two(_ number: Double) -> String {
      digits.text(of: (number / 10).rounded(.down))
        + digits.text(of: number.truncatingRemainder(dividingBy: 10))
    }
    let whole = abs(seconds).rounded(.down)
    let minutes = (whole / 60).rounded(.down)
    let hours = (minutes / 60).rounded(.down)
    let rest = two(whole - 60 * minutes)
    let sign = seconds < 0 ? "−" : ""
    guard hours > 0 else { return "\(sign)\(digits.text(of: minutes)):\(rest)" }
    return "\(sign)\(digits.text(of: hours)):\(two(minutes - 60 * hours)):\(rest)"
  }
}

extension [TextFilter] {
  /// What the filters make of a text, one after the other.
  func reduced(_ text: String, language: String) throws(FilterProblem) -> String {
    var text = text
    for filter in self { text = try filter.applied(to: text, language: language) }
    return text
  }
}

/// A filter that is none, or that a text does not suit.
struct FilterProblem: Error {
  var message: String
}
