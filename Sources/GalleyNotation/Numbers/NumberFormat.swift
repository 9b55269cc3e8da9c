/// How a number is written for people who read a language: its digits, separators, sign and unit.
///
/// The symbols and patterns are those of CLDR 47. Digits are rounded as decimals, from the shortest
/// ones that read back as the number, a half going to the even digit, as ICU and Foundation do.
package struct NumberFormat: Sendable {
  /// What a number counts.
  package enum Style: Hashable, Sendable {
    /// Nothing in particular.
    case decimal
    /// Shares of one, so that a quarter is 25%.
    case percent
    /// Money, by the code of its currency in ISO 4217, such as `EUR`.
    case currency(String)
  }

  package let style: Style
  /// Whether thousands and more are written in short, as 5K.
  package let isCompact: Bool
  /// How many digits stand behind the point; nil for as many as is usual: up to three, none of a
  /// percentage, those of a currency, and in short as many as give two digits.
  package let fractionDigits: ClosedRange<Int>?
  /// Whether a sign stands before numbers above zero, too.
  package let showsPlus: Bool
  private let symbols: NumberSymbols
  private let plurals: PluralRule
  /// The symbol of the currency; empty where there is none.
  private let currency: String

  /// - `language`: A BCP 47 tag; what is not known is written as in English.
  package init(
    language: String, style: Style = .decimal, isCompact: Bool = false,
    fractionDigits: ClosedRange<Int>? = nil, showsPlus: Bool = false
  ) {
    self.style = style
    self.isCompact = isCompact
    self.fractionDigits = fractionDigits
    self.showsPlus = showsPlus
    let tag = LanguageTag(language)
    plurals = PluralRule(language: language)
    let symbols = NumberSymbols(language: tag)
    if case .currency(let code) = style {
      self.symbols = symbols.ofMoney
      currency = CurrencySymbols(language: tag).symbol(of: code)
    } else {
      self.symbols = symbols
      currency = ""
    }
  }

  /// The number as it is written; what is not finite has its sign.
  package func text(of number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "NaN" : signed("∞", isNegative: number < 0, isZero: false)
    }
    var exact = DecimalDigits(number)
    if style == .percent { exact = exact.shifted(by: 2) }
    let (digits, pattern, _) = rounded(exact)
    let unsigned = pattern.replacingZero(with: written(digits))
    return signed(unsigned, isNegative: digits.isNegative, isZero: digits.isZero)
  }

  /// The plural form of the number as it is written; in short it is that of the whole number.
  package func pluralCategory(of number: Double) -> PluralCategory {
    guard number.isFinite else { return .other }
    let (digits, _, divisor) = rounded(DecimalDigits(number))
    return plurals.category(
      of: divisor == 0 ? plain(digits) : plain(digits.shifted(by: divisor), places: 0))
  }

  private func rounded(_ exact: DecimalDigits) -> (DecimalDigits, pattern: String, divisor: Int) {
    isCompact ? short(exact) : (exact.rounded(to: places.upperBound), "0", 0)
  }

  private var places: ClosedRange<Int> {
    if let fractionDigits { return fractionDigits }
    switch style {
    case .decimal: return 0...3
    case .percent: return 0...0
    case .currency(let code):
      let digits = CurrencySymbols.fractionDigits(of: code)
      return digits...digits
    }
  }

  /// The digits before and behind the point, without a sign.
  private func written(_ digits: DecimalDigits) -> String {
    let least = isCompact ? max(2, symbols.leastBeforeGroups) : symbols.leastBeforeGroups
    let integer = symbols.grouped(digits.integer, leastBefore: least)
    let leastPlaces = isCompact ? fractionDigits?.lowerBound ?? 0 : places.lowerBound
    let fraction = digits.fraction(atLeast: leastPlaces)
    return fraction.isEmpty ? integer : integer + symbols.decimal + symbols.written(fraction)
  }

  /// What is left of a number that is written in short, and the pattern around it.
  private func short(_ exact: DecimalDigits) -> (DecimalDigits, pattern: String, divisor: Int) {
    var form = symbols.shortForm(of: exact.magnitude)
    var digits = shortened(exact, by: form)
    // 999,960 is rounded up to a million, which has another form.
    let rounded = symbols.shortForm(of: digits.magnitude + (form?.divisor ?? 0))
    if rounded?.magnitude != form?.magnitude {
      form = rounded
      digits = shortened(exact, by: form)
    }
    guard let form else { return (digits, "0", 0) }
    let category = plurals.category(of: plain(digits))
    return (digits, form.patterns[category] ?? form.patterns[.other] ?? "0", form.divisor)
  }

  private func shortened(
    _ exact: DecimalDigits, by form: NumberSymbols.ShortForm?
  ) -> DecimalDigits {
    let digits = exact.shifted(by: -(form?.divisor ?? 0))
    return digits.rounded(to: fractionDigits?.upperBound ?? max(0, 1 - digits.magnitude))
  }

  /// The digits as rules of plurals read them.
  private func plain(_ digits: DecimalDigits, places: Int? = nil) -> String {
    let fraction = digits.fraction(atLeast: places ?? fractionDigits?.lowerBound ?? 0)
    let parts = fraction.isEmpty ? [digits.integer] : [digits.integer, fraction]
    return parts.map { $0.map(String.init).joined() }.joined(separator: ".")
  }

  private func signed(_ unsigned: String, isNegative: Bool, isZero: Bool) -> String {
    let sign = isZero ? "" : isNegative ? symbols.minus : showsPlus ? symbols.plus : ""
    switch style {
    case .decimal: return sign + unsigned
    case .percent: return sign + symbols.percent.replacingZero(with: unsigned)
    case .currency: return money(unsigned, sign: sign, isNegative: isNegative && !isZero)
    }
  }

  /// An amount with its sign and its currency, which a blank keeps apart where it is a word.
  private func money(_ unsigned: String, sign: String, isNegative: Bool) -> String {
    let patterns = symbols.money
    let hasOwnSign = isNegative && patterns.count > 1
    var pattern = (hasOwnSign ? patterns[1] : sign + patterns[0])[...]
    guard let place = pattern.firstIndex(of: "¤") else { return String(pattern) }
    let next = pattern[pattern.index(after: place)...].first
    let before = pattern[..<place].last
    var word = currency
    if next == "0", currency.last?.isSymbolOrBlank == false { word += "\u{A0}" }
    if before == "0", currency.first?.isSymbolOrBlank == false { word = "\u{A0}" + word }
    pattern.replaceSubrange(place...place, with: word)
    let text = String(pattern).replacingZero(with: unsigned)
    return hasOwnSign ? text.replacing("-", with: symbols.minus, maxReplacements: 1) : text
  }
}

extension Character {
  fileprivate var isSymbolOrBlank: Bool { isSymbol || isWhitespace }
}

extension String {
  /// The pattern with a number in the place of its zero.
  func replacingZero(with number: String) -> String {
    guard let zero = firstIndex(of: "0") else { return self }
    return self[..<zero] + number + self[index(after: zero)...]
  }
}
