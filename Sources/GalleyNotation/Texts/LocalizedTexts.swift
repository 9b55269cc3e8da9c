/// The texts of an app by table, language and key, and how one is found.
package struct LocalizedTexts: Hashable, Codable, Sendable {
  /// A text of an app in a language.
  package enum Text: Hashable, Codable, Sendable {
    case plain(String)
    /// A format with variables such as `%#@books@`, each with its forms by number.
    case counted(format: String, variables: [String: Variable])
  }

  /// A part of a text that depends on a number.
  package struct Variable: Hashable, Codable, Sendable {
    /// Which argument decides, from 1; nil for the next.
    package var argument: Int?
    /// The forms, by the names of CLDR's categories.
    package var forms: [String: String]

    package init(argument: Int? = nil, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }
  }

  /// The language of files that stand in no language's folder, and of the folder `Base`.
  package static let base = "Base"

  /// By table, by language, by key.
  package var tables: [String: [String: [String: Text]]] = [:]
  /// The language that an app is written in.
  package var developmentLanguage = "en"

  package init() {}

  /// Adds texts; of two of the same key the first stays.
  package mutating func add(_ texts: [String: Text], table: String, language: String) {
    tables[table, default: [:]][language, default: [:]].merge(texts) { own, _ in own }
  }

  /// The text of a key in a language, else in the language that the app is written in; nil where
  /// neither has it.
  package func text(
    for key: String, table: String, language: String
  ) -> (text: Text, language: String)? {
    guard let languages = tables[table] else { return nil }
    for name in order(of: language, among: languages) {
      if let text = languages[name]?[key] {
        return (text, name == Self.base ? developmentLanguage : name)
      }
    }
    return nil
  }

  /// The languages to look in: the one that is meant, one that it is a part of, another of the same
  /// base, and those that the app is written in.
  private func order<Value>(of language: String, among languages: [String: Value]) -> [String] {
    func parts(_ tag: String) -> [Substring] {
      tag.lowercased().split { $0 == "-" || $0 == "_" }
    }
    let wanted = parts(language)
    let known = languages.keys.sorted()
    let exact = (1...max(1, wanted.count)).reversed().flatMap { count in
      known.filter { parts($0) == Array(wanted.prefix(count)) }
    }
    let siblings = known.filter { parts($0).first == wanted.first }
    return exact + siblings + [Self.base, developmentLanguage]
  }
}

/// A format of a text in which the variables are replaced by the forms for some numbers.
package struct CountedFormat {
  private let variables: [String: LocalizedTexts.Variable]
  private let rule: PluralRule
  /// The arguments as numbers are shown; nil for what is no number.
  private let numbers: [String?]
  private var next = 1
  /// The arguments that are shown, from 1: a format must name all that it is given.
  private var shown: [Int] = []

  /// Returns the format in which each argument is named by its number, and which arguments those are,
  /// from 1.
  ///
  /// - `numbers`: The arguments as numbers are shown; nil for what is no number.
  package static func expanded(
    _ format: String, variables: [String: LocalizedTexts.Variable], language: String,
    numbers: [String?]
  ) -> (format: String, arguments: [Int]) {
    var expansion = CountedFormat(
      variables: variables, rule: PluralRule(language: language), numbers: numbers)
    return (expansion.expanded(format, own: nil, depth: 0), expansion.shown)
  }

  private init(
    variables: [String: LocalizedTexts.Variable], rule: PluralRule, numbers: [String?]
  ) {
    self.variables = variables
    self.rule = rule
    self.numbers = numbers
  }

  /// - `own`: The argument that decided a form, which what it shows means.
  private mutating func expanded(_ format: String, own: Int?, depth: Int) -> String {
    var text = ""
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%%"
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("arg"), let own {
        text += "%\(number(of: own))$lld"
        rest = rest.dropFirst(3)
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var position: Int?
      if rest.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        text += form(of: name, at: position, depth: depth)
      } else {
        text += "%\(number(of: position ?? own ?? take()))$"
      }
    }
    return text + rest
  }

  /// The number of an argument among those that are shown.
  private mutating func number(of argument: Int) -> Int {
    if !shown.contains(argument) { shown.append(argument) }
    return (shown.firstIndex(of: argument) ?? 0) + 1
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func form(of name: String, at position: Int?, depth: Int) -> String {
    guard let variable = variables[name], depth < 8 else { return "%%#@\(name)@" }
    let number = position ?? variable.argument ?? take()
    let shown = numbers.indices.contains(number - 1) ? numbers[number - 1] : nil
    let category = shown.map { rule.category(of: $0).rawValue } ?? "other"
    let zero = shown == "0" ? variable.forms["zero"] : nil
    let form = zero ?? variable.forms[category] ?? variable.forms["other"] ?? ""
    return expanded(form, own: number, depth: depth + 1)
  }
}
