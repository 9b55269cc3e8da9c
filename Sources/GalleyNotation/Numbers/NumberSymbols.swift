/// What numbers are written with in a language.
struct NumberSymbols: Sendable {
  /// The digit zero, which those of one to nine follow.
  let zero: Unicode.Scalar
  private(set) var decimal: String
  private(set) var group: String
  let minus: String
  let plus: String
  /// How many digits stand behind the last separator of groups, and between two.
  let groupSizes: (last: Int, others: Int)
  /// How many digits there are before the first separator at least.
  let leastBeforeGroups: Int
  /// Patterns in which `0` is the number.
  let percent: String
  /// Patterns in which `0` is the number and `¤` the symbol of the currency; of two the second is
  /// that of numbers below zero.
  let money: [String]
  /// The separators of decimals and of groups in amounts of money.
  private let moneySeparators: (decimal: String, group: String)
  /// From small to large.
  private let shortForms: [ShortForm]

  /// How numbers from a power of ten on are written in short.
  struct ShortForm: Sendable {
    let magnitude: Int
    /// The power of ten that the number is divided by.
    let divisor: Int
    /// Patterns in which `0` is the number, by plural form.
    let patterns: [PluralCategory: String]

    /// Reads `4/3=K;few:k`, or `9` for what is written in full.
    init?(_ text: Substring) {
      let sides = text.split(separator: "=", maxSplits: 1)
      let powers = sides[0].split(separator: "/").compactMap { Int($0) }
      guard let magnitude = powers.first else { return nil }
      self.magnitude = magnitude
      divisor = sides.count < 2 ? 0 : powers.last ?? magnitude
      var patterns: [PluralCategory: String] = [:]
      for form in sides.dropFirst().flatMap({ $0.split(separator: ";") }) {
        let parts = form.split(separator: ":", maxSplits: 1)
        let category = parts.count == 2 ? PluralCategory(rawValue: String(parts[0])) : .other
        guard let category, let affix = parts.last else { return nil }
        patterns[category] = affix.contains("0") ? String(affix) : "0" + affix
      }
      self.patterns = patterns
    }
  }

  /// - Parameter language: A language that is not listed has the symbols of English.
  init(language: LanguageTag) {
    let columns = language.row(in: Self.listed).split(separator: "|")
    let symbols = columns.first.map { $0.split(separator: " ").map(String.init) } ?? []
    func symbol(_ index: Int, or usual: String) -> String {
      symbols.indices.contains(index) ? symbols[index] : usual
    }
    zero = symbol(0, or: "0").unicodeScalars.first ?? "0"
    decimal = symbol(1, or: ".")
    group = symbol(2, or: ",")
    minus = symbol(3, or: "-")
    plus = symbol(4, or: "+")
    let grouping = symbol(5, or: "3").split(separator: "/")
    let sizes = grouping.first?.split(separator: ",").compactMap { Int($0) } ?? []
    groupSizes = (sizes.first ?? 3, sizes.last ?? 3)
    leastBeforeGroups = grouping.count > 1 ? Int(grouping[1]) ?? 1 : 1
    percent = symbol(6, or: "0%")
    money = symbol(7, or: "¤0").split(separator: ";").map(String.init)
    moneySeparators = (symbol(8, or: decimal), symbol(9, or: group))
    shortForms = columns.dropFirst().flatMap { $0.split(separator: " ") }.compactMap(ShortForm.init)
  }

  /// The symbols with which amounts of money are written.
  var ofMoney: NumberSymbols {
    var symbols = self
    (symbols.decimal, symbols.group) = moneySeparators
    return symbols
  }

  /// The short form for numbers of a power of ten; nil for what is written in full.
  func shortForm(of magnitude: Int) -> ShortForm? {
    shortForms.last { $0.magnitude <= magnitude }.flatMap { $0.patterns.isEmpty ? nil : $0 }
  }

  /// Digits as the language writes them.
  func written(_ digits: some Sequence<Int>) -> String {
    var text = String.UnicodeScalarView()
    for digit in digits { text.append(Unicode.Scalar(zero.value + UInt32(digit)) ?? zero) }
    return String(text)
  }

  /// The digits before the point, in groups where there are enough.
  func grouped(_ digits: [Int], leastBefore least: Int) -> String {
    guard digits.count >= groupSizes.last + least else { return written(digits) }
    var groups: [ArraySlice<Int>] = [digits.suffix(groupSizes.last)]
    var rest = digits.dropLast(groupSizes.last)
    while !rest.isEmpty {
      groups.insert(rest.suffix(groupSizes.others), at: 0)
      rest = rest.dropLast(groupSizes.others)
    }
    return groups.map { written($0) }.joined(separator: group)
  }
}
