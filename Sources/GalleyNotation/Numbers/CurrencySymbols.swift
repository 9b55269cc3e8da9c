/// What currencies are written with in a language.
struct CurrencySymbols: Sendable {
  private let usual: [Substring: Substring]
  private let ownSymbols: [Substring: Substring]

  /// - Parameter language: A language that is not listed has the usual symbols.
  init(language: LanguageTag) {
    usual = Self.symbols(in: LanguageTag("und").row(in: Self.listed))
    ownSymbols = Self.symbols(in: language.row(in: Self.listed))
  }

  /// The sign of a currency, or its code where the language has none.
  func symbol(of code: String) -> String {
    String(ownSymbols[code[...]] ?? usual[code[...]] ?? code[...])
  }

  /// How many digits stand behind the point of an amount.
  static func fractionDigits(of code: String) -> Int {
    if withoutFractions.contains(code) { return 0 }
    return withThreeDigits.contains(code) ? 3 : 2
  }

  private static func symbols(in row: Substring) -> [Substring: Substring] {
    let pairs = row.split(separator: " ").compactMap { word -> (Substring, Substring)? in
      guard let equals = word.firstIndex(of: "=") else { return nil }
      return (word[..<equals], word[word.index(after: equals)...])
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static let withoutFractions: Set<String> = [
    "AFN", "ALL", "BIF", "CLP", "DJF", "GNF", "IQD", "IRR", "ISK", "JPY", "KMF", "KPW", "KRW",
    "LAK", "LBP", "MGA", "MMK", "PYG", "RSD", "RWF", "SOS", "SYP", "UGX", "VND", "VUV", "XAF",
    "XOF", "XPF", "YER",
  ]
  private static let withThreeDigits: Set<String> = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
