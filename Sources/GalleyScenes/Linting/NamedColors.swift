internal import GalleyGraphics
internal import GalleyNotation

/// Colors in digits that the palette or the system has a name for.
struct NamedColors {
  let findings: [LintFinding]

  /// Where colors are content or are given their names, and where digits are a text.
  private static let exempt: Set = [
    "palette", "items", "new-items", "example", "matrix", "strings", "text", "label", "title",
    "alt",
  ]

  /// - `palettes`: Those of the scene's variants.
  init(_ tree: OptionValue, palettes: [Palette]) {
    var findings: [LintFinding] = []
    tree.walk { value, path in
      guard path.last.map(Self.exempt.contains) != true else { return false }
      guard let literal = Self.literal(value) else { return true }
      let names = Self.names(of: value, in: palettes)
      guard let first = names.first else { return false }
      let isOwn = palettes.first?.colors[first] != nil
      let others = names.dropFirst().prefix(2).map { "$\($0)" }
      let choice = isOwn || others.isEmpty ? "" : " or \(Suggestion.list(others))"
      findings.append(
        LintFinding(
          rule: .namedColor, location: value.location,
          sentence:
            "\(literal) is the \(isOwn ? "palette's" : "system's") '\(first)'; write $\(first)\(choice), which follows when that changes"
        ))
      return false
    }
    self.findings = findings
  }

  /// A color in digits, or one for each theme, as it is written; nil for any other value.
  private static func literal(_ value: OptionValue) -> String? {
    switch value.kind {
    case .text(let text): isHex(text) ? "'\(text)'" : nil
    case .map(let entries):
      Set(entries.map(\.key)) == ["light", "dark"]
        && entries.contains(where: { isHex($0.value.literal) })
        ? "this pair of colors" : nil
    default: nil
    }
  }

  private static func isHex(_ text: String) -> Bool {
    text.hasPrefix("#") && [4, 5, 7, 9].contains(text.count)
      && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  /// The names of a color in all palettes: the scene's own or, where there are none, the system's.
  private static func names(of value: OptionValue, in palettes: [Palette]) -> [String] {
    let issues = IssueLog()
    let colors = palettes.map { $0.color(value, issues: issues) }
    guard !issues.hasErrors, !colors.contains(where: { $0 == nil }) else { return [] }
    func isInAll(_ color: (Palette) -> Color?) -> Bool {
      zip(palettes, colors).allSatisfy { color($0) == $1 }
    }
    let own = palettes.first?.colors.keys.sorted() ?? []
    let named = own.filter { name in isInAll { $0.colors[name] } }
    guard named.isEmpty else { return named }
    return SystemColor.allCases.filter { color in isInAll { $0[color] } }.map(\.rawValue)
  }
}
