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
  /// A day or a time, such as `2026-03-02` or `2026-03-02T10:30`, as people write it.
  case date(DateFormat.Form)

  /// A number with a unit, by CLDR's name of that.
  case unit(String, UnitFormat.Width, NumberForm)

  /// How a number is written.
  struct NumberForm: Hashable, Sendable {
    var style = NumberFormat.Style.decimal
    var isCompact = false
    /// The digits behind the point; nil for as many as is usual.
    var digits: Int?

    func format(_ language: String) -> NumberFormat {
      NumberFormat(
        language: language, style: style, isCompact: isCompact,
        fractionDigits: digits.map { $0...$0 })
    }
  }

  /// Whether what comes of it depends on the language that is drawn.
  var dependsOnLanguage: Bool {
    switch self {
    case .number, .duration, .date, .unit: true
    case .capitalized, .uppercased, .lowercased, .initial: false
    }
  }

  func applied(to text: String, language: String) throws(FilterProblem) -> String {
    switch self {
    case .capitalized:
      return text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    case .uppercased: return text.uppercased()
    case .lowercased: return text.lowercased()
    case .initial: return String(text.prefix(1))
    case .date(let form):
      return DateFormat(form, language: language).text(of: try Self.date(text, form: form))
    case .unit(let unit, let width, let form):
      let number = try Self.number(text)
      let format = form.format(language)
      return UnitFormat(unit, language: language, width: width)?.text(of: number, format)
        ?? format.text(of: number)
    case .duration: return Self.clock(try Self.number(text), language: language)
    case .number(let form):
      return form.format(language).text(of: try Self.number(text))
    }
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
