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
