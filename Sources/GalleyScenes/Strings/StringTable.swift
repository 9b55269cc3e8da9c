internal import GalleyNotation

/// The texts of a scene in one language, by their keys.
struct StringTable {
  let language: String
  let texts: [String: OptionValue]
  /// The language whose texts stand in where the other has none: the first that is listed.
  let fallbackLanguage: String
  let fallbacks: [String: OptionValue]

  /// Puts the texts in the place of `{t.key}` in a tree of values.
  func applied(to value: OptionValue, issues: IssueLog) -> OptionValue {
    let substitution = NameSubstitution(
      value: { path, location in
        guard path.first == "t", path.count > 1 else { return nil }
        return text(path.dropFirst().joined(separator: "."), at: location, issues: issues)
      }, room: ExpansionRoom(), issues: issues)
    return substitution.applied(to: value) ?? value
  }

  private func text(
    _ key: String, at location: SourceLocation, issues: IssueLog
  ) -> OptionValue {
    if let text = texts[key] { return text }
    if let text = fallbacks[key] {
      issues.warning(
        "the strings of '\(language)' have no '\(key)', so that of '\(fallbackLanguage)' stands there; add it",
        at: location)
      return text
    }
    let known = Set(texts.keys).union(fallbacks.keys).sorted()
    issues.error(
      "no string is called '\(key)'\(Suggestion.phrase(for: key, among: known)); \(known.isEmpty ? "the files under 'strings' have none" : "known are \(Self.few(known))")",
      at: location)
    return OptionValue(.text(""), at: location)
  }

  private static func few(_ names: [String]) -> String {
    names.count > 12
      ? names.prefix(12).joined(separator: ", ") + " and \(names.count - 12) others"
      : Suggestion.list(names)
  }
}
