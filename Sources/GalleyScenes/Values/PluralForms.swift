internal import GalleyGeometry
internal import GalleyNotation

/// The forms of a text by a number, as ICU's messages have them: `{count, plural, one {# book} other
/// {# books}}`.
struct PluralForms: Sendable {
  /// The path of the number.
  let path: [String]
  /// The number, where it is given and not named.
  var constant: String? {
    let text = path.joined(separator: ".")
    return Double(text) == nil ? nil : text
  }

  /// The form for one number exactly, `=0` for example.
  private(set) var exact: [String: [Template.Segment]] = [:]
  private(set) var byCategory: [PluralCategory: [Template.Segment]] = [:]

  /// Whether braces hold forms and not a name.
  static func isMeant(by braced: String) -> Bool {
    let words = braced.split(separator: ",", maxSplits: 2).map(\.withoutOuterBlanks)
    return words.count >= 2 && words[1] == "plural"
  }

  /// Reads what stands between the braces; nil where it is wrong, which is reported.
  ///
  /// - `form`: Reads the text of a form, in which `#` is the number.
  init?(
    _ braced: String, at location: SourceLocation, issues: IssueLog,
    form: (String) -> [Template.Segment]
  ) {
    let words = braced.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    path = words[0].withoutOuterBlanks.split(separator: ".").map(String.init)
    let forms = BracedText(words.count > 2 ? String(words[2]) : "")
    var key: String?
    for piece in forms.pieces {
      switch piece {
      case .literal(let text): key = text.withoutOuterBlanks
      case .braced(let text):
        guard let name = key else { break }
        key = nil
        if name.hasPrefix("=") {
          exact[String(name.dropFirst())] = form(text)
        } else if let category = PluralCategory(rawValue: name) {
          byCategory[category] = form(text)
        } else {
          issues.error(
            Suggestion.unknown(
              "plural form", name, among: PluralCategory.allCases.map(\.rawValue) + ["=0"]),
            at: location)
          return nil
        }
      }
    }
    guard !path.isEmpty, byCategory[.other] != nil else {
      issues.error(
        "a plural needs a number's name and the form 'other', as in '{count, plural, one {# book} other {# books}}'",
        at: location)
      return nil
    }
  }

  /// The form for a number as it is shown, `1` or `1.5`.
  func form(for number: String, language: String) -> [Template.Segment] {
    if let form = exact[number] { return form }
    let category = PluralRule(language: language).category(of: number)
    return byCategory[category] ?? byCategory[.other] ?? []
  }
}

/// The plural categories of languages, in CLDR's words.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// The plural form that a language has for a number: the cardinal rules of CLDR 44.
///
/// Languages that are not listed have `one` for 1 and `other` for all else, as English has.
struct PluralRule {
  private let language: String

  /// - Parameter language: A BCP 47 tag, whose first part counts.
  init(language: String) {
    self.language =
      language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first
      .map { $0.lowercased() } ?? ""
  }

  /// The category of a number as it is shown; what is no number is `other`.
  func category(of text: String) -> PluralCategory {
    guard let number = Operands(text) else { return .other }
    switch language {
    case "bo", "dz", "id", "ig", "ii", "ja", "jv", "kea", "km", "ko", "lo", "ms", "my", "sah",
      "su", "th", "to", "vi", "wo", "yo", "yue", "zh":
      return .other
    case "ar", "ars": return arabic(number)
    case "he", "iw": return hebrew(number)
    case "ru", "uk", "be": return eastSlavic(number)
    case "bs", "hr", "sh", "sr": return southSlavic(number)
    case "pl": return polish(number)
    case "cs", "sk": return czech(number)
    case "sl": return slovene(number)
    case "lt": return lithuanian(number)
    case "lv": return latvian(number)
    case "ro", "mo": return romanian(number)
    case "ga": return irish(number)
    case "cy": return welsh(number)
    case "fr", "pt", "es", "it", "ca": return romance(number)
    case "hy": return number.integer < 2 ? .one : .other
    case "am", "as", "bn", "fa", "gu", "hi", "kn", "zu":
      return number.integer == 0 || number.value == 1 ? .one : .other
    case "da":
      return number.value == 1 || (!number.isWhole && number.integer < 2) ? .one : .other
    case "is", "mk":
      let ends = number.isWhole ? number.integer : number.fraction
      return ends % 10 == 1 && ends % 100 != 11 ? .one : .other
    case "bg", "el", "eu", "ka", "kk", "ky", "ml", "mr", "ne", "sq", "ta", "te", "tr", "uz", "hu",
      "az", "mn", "ku", "nb", "nn", "no", "af", "tk", "ug", "or", "so", "lb":
      return number.value == 1 ? .one : .other
    default: return number.integer == 1 && number.digits == 0 ? .one : .other
    }
  }

  /// A number as CLDR looks at it: its integer part i, the digits v and the value f of its visible
  /// fraction, without a sign.
  private struct Operands {
    let integer: Int
    let digits: Int
    let fraction: Int
    let value: Double

    init?(_ text: String) {
      let unsigned = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
      let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let integer = Int(parts[0]), let value = Double(unsigned),
        integer >= 0
      else { return nil }
      let decimals = parts.count == 2 ? parts[1] : ""
      guard decimals.count <= 12 else { return nil }
      self.integer = integer
      self.value = value
      digits = decimals.count
      fraction = Int(decimals) ?? 0
    }

    var isWhole: Bool { value == Double(integer) }
    var lastDigit: Int { integer % 10 }
    var lastTwo: Int { integer % 100 }
  }

  private func arabic(_ number: Operands) -> PluralCategory {
    guard number.isWhole else { return .other }
    switch number.integer {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      return (3...10).contains(number.lastTwo) ? .few : number.lastTwo >= 11 ? .many : .other
    }
  }

  private func hebrew(_ number: Operands) -> PluralCategory {
    if number.digits > 0 { return number.integer == 0 ? .one : .other }
    return number.integer == 1 ? .one : number.integer == 2 ? .two : .other
  }

  private func eastSlavic(_ number: Operands) -> PluralCategory {
    guard number.digits == 0 else { return .other }
    if number.lastDigit == 1, number.lastTwo != 11 { return .one }
    let isFew = (2...4).contains(number.lastDigit) && !(12...14).contains(number.lastTwo)
    return isFew ? .few : .many
  }

  private func southSlavic(_ number: Operands) -> PluralCategory {
    let ends = number.digits == 0 ? number.integer : number.fraction
    if ends % 10 == 1, ends % 100 != 11 { return .one }
    return (2...4).contains(ends % 10) && !(12...14).contains(ends % 100) ? .few : .other
  }

  private func polish(_ number: Operands) -> PluralCategory {
    guard number.digits == 0 else { return .other }
    if number.integer == 1 { return .one }
    let isFew = (2...4).contains(number.lastDigit) && !(12...14).contains(number.lastTwo)
    return isFew ? .few : .many
  }

  private func czech(_ number: Operands) -> PluralCategory {
    guard number.digits == 0 else { return .many }
    return number.integer == 1 ? .one : (2...4).contains(number.integer) ? .few : .other
  }

  private func slovene(_ number: Operands) -> PluralCategory {
    guard number.digits == 0 else { return .few }
    switch number.lastTwo {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private func lithuanian(_ number: Operands) -> PluralCategory {
    guard number.isWhole else { return .many }
    let isTeen = (11...19).contains(number.lastTwo)
    if number.lastDigit == 1, !isTeen { return .one }
    return number.lastDigit >= 2 && !isTeen ? .few : .other
  }

  private func latvian(_ number: Operands) -> PluralCategory {
    if number.digits > 0, !number.isWhole {
      let isOne = number.fraction % 10 == 1 && number.fraction % 100 != 11
      return isOne ? .one : .other
    }
    if number.lastDigit == 0 || (11...19).contains(number.lastTwo) { return .zero }
    return number.lastDigit == 1 ? .one : .other
  }

  private func romanian(_ number: Operands) -> PluralCategory {
    if number.integer == 1, number.digits == 0 { return .one }
    let isFew =
      number.digits > 0 || number.integer == 0 || (1...19).contains(number.lastTwo)
    return isFew ? .few : .other
  }

  private func irish(_ number: Operands) -> PluralCategory {
    guard number.isWhole else { return .other }
    switch number.integer {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private func welsh(_ number: Operands) -> PluralCategory {
    guard number.isWhole else { return .other }
    let named: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
    return named[number.integer] ?? .other
  }

  /// French, Portuguese, Spanish, Italian and Catalan: whole millions are `many`.
  private func romance(_ number: Operands) -> PluralCategory {
    switch language {
    case "fr" where number.integer < 2, "pt" where number.integer < 2: return .one
    case "es" where number.value == 1: return .one
    case "it" where number.integer == 1 && number.digits == 0,
      "ca" where number.integer == 1 && number.digits == 0:
      return .one
    default:
      let isMany = number.integer != 0 && number.integer % 1_000_000 == 0 && number.digits == 0
      return isMany ? .many : .other
    }
  }
}
