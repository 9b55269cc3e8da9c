internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Reads `strings:`, the files of texts by language.
struct StringTableReader {
  let files: SourceFiles
  let issues: IssueLog

  /// The texts of the language, or of its first part (`ar` for `ar-EG`); nil where there are none,
  /// which is reported.
  func table(_ value: OptionValue, language: String) -> StringTable? {
    guard case .map(let entries) = value.kind, let first = entries.first else {
      OptionReader.wrong(
        value, named: "strings",
        expected: "files by language, such as { en: en.json, ar: ar.json }",
        issues: issues)
      return nil
    }
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    guard
      let entry = entries.first(where: { $0.key == language })
        ?? entries.first(where: { $0.key == primary })
    else {
      issues.error(
        "there are no strings for the language '\(language)'; add '\(primary): \(primary).json' beside \(Suggestion.list(entries.map(\.key)))",
        at: value.location)
      return nil
    }
    return StringTable(
      language: entry.key, texts: texts(of: entry.value), fallbackLanguage: first.key,
      fallbacks: first.key == entry.key ? [:] : texts(of: first.value))
  }

  /// The texts of a file, of several, or of a map; of two with one key the later counts.
  private func texts(of value: OptionValue) -> [String: OptionValue] {
    switch value.kind {
    case .map: return flattened(value, under: "")
    case .text(let name): return texts(ofFile: name, namedAt: value.location)
    case .list(let elements):
      return elements.reduce(into: [:]) { texts, element in
        texts.merge(self.texts(of: element)) { $1 }
      }
    case .null, .flag, .number:
      OptionReader.wrong(
        value, named: "strings", expected: "the path of a JSON file, or a map of texts",
        issues: issues)
      return [:]
    }
  }

  private func texts(
    ofFile name: String, namedAt location: SourceLocation
  ) -> [String: OptionValue] {
    guard let file = files.folder.asset(name, namedAt: location, issues: issues),
      let text = files.text(in: file, namedAt: location, issues: issues)
    else { return [:] }
    var reader = YAMLReader(file: file.path, issues: issues)
    guard let value = reader.read(text) else { return [:] }
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "a file of strings", expected: "a map of texts by key", issues: issues)
      return [:]
    }
    return flattened(value, under: "")
  }

  /// Texts by keys with dots between the steps; what an ARB file says of them, under keys with an
  /// `@`, is left out.
  private func flattened(_ value: OptionValue, under prefix: String) -> [String: OptionValue] {
    guard case .map(let entries) = value.kind else { return [:] }
    var texts: [String: OptionValue] = [:]
    for entry in entries where !entry.key.hasPrefix("@") {
      let key = prefix + entry.key
      switch entry.value.kind {
      case .map: texts.merge(flattened(entry.value, under: key + ".")) { $1 }
      case .text, .number, .flag: texts[key] = entry.value
      case .list, .null:
        OptionReader.wrong(entry.value, named: "'\(key)'", expected: "a text", issues: issues)
      }
    }
    return texts
  }
}
