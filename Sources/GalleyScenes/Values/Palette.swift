internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// The colors that a scene gives names to, in one theme, and the reader of every color in it.
package struct Palette: Sendable {
  private(set) var colors: [String: Color] = [:]

  package init() {}

  /// Reads the palette of a scene in a theme: `leaf: "#45AA75"`, or `paper: { light: white, dark:
  /// "#111" }`.
  init(_ value: OptionValue?, theme: String, issues: IssueLog) {
    guard let value else { return }
    let reader = OptionReader(value, issues: issues)
    for name in reader.keys {
      guard let entry = reader.raw(name) else { continue }
      colors[name] = color(of: entry, theme: theme, issues: issues)
    }
  }

  private func color(of entry: OptionValue, theme: String, issues: IssueLog) -> Color? {
    guard case .map = entry.kind else { return color(entry, issues: issues) }
    let themes = OptionReader(entry, issues: issues)
    let colors = ["light", "dark"].map { name in
      (name, themes.raw(name).flatMap { color($0, issues: issues) })
    }
    themes.reportUnknownKeys()
    guard let color = colors.first(where: { $0.0 == theme })?.1 ?? colors.first?.1 else {
      if !issues.hasErrors {
        issues.error("a color for two themes needs 'light' and 'dark'", at: entry.location)
      }
      return nil
    }
    return color
  }

  /// A color: a CSS name, `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or `$name` from the palette; ` 50%`
  /// behind it thins it.
  func color(_ value: OptionValue, issues: IssueLog) -> Color? {
    guard !refusesThemes(value, issues: issues) else { return nil }
    guard case .text(let text) = value.kind else {
      var expected = "a CSS name, a quoted \"#RRGGBB\" or a $name"
      if case .null = value.kind { expected += " (without quotes, # begins a comment)" }
      OptionReader.wrong(value, named: "a color", expected: expected, issues: issues)
      return nil
    }
    let parts = text.split(separator: " ")
    guard let name = parts.first, parts.count <= 2 else {
      issues.error("unknown color '\(text)'; expected one name or \"#RRGGBB\"", at: value.location)
      return nil
    }
    guard let color = color(named: String(name), at: value.location, issues: issues) else {
      return nil
    }
    guard parts.count == 2 else { return color }
    guard parts[1].hasSuffix("%"), let share = Double(parts[1].dropLast()),
      (0...100).contains(share)
    else {
      issues.error(
        "'\(parts[1])' is no opacity; write a percentage from 0% to 100%", at: value.location)
      return nil
    }
    return color.withAlpha(color.alpha * share / 100)
  }

  /// Says of a color for two themes outside the palette how it is written.
  func refusesThemes(_ value: OptionValue, issues: IssueLog) -> Bool {
    guard value["light"] != nil || value["dark"] != nil else { return false }
    issues.error(
      "a color for two themes stands in the palette, 'palette: { paper: { light: white, dark: black } }', and is used by its name, $paper",
      at: value.location)
    return true
  }

  private func color(named name: String, at location: SourceLocation, issues: IssueLog) -> Color? {
    if name.hasPrefix("$") {
      let key = String(name.dropFirst())
      if let color = colors[key] { return color }
      let known = colors.keys.sorted()
      issues.error(
        "the palette has no color '\(key)'\(Suggestion.phrase(for: key, among: known)); it has \(known.isEmpty ? "none" : Suggestion.list(known))",
        at: location)
      return nil
    }
    if name.hasPrefix("#") {
      if let color = Self.hexColor(name.dropFirst()) { return color }
      issues.error(
        "'\(name)' is no color; write \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\"", at: location)
      return nil
    }
    if let color = ColorNames.color(named: name.lowercased()) { return color }
    let hint = Suggestion.phrase(for: name, among: ColorNames.names)
    issues.error(
      "unknown color '\(name)'\(hint); expected a CSS name, \"#RRGGBB\" or a $name of the palette",
      at: location)
    return nil
  }

  private static func hexColor(_ digits: Substring) -> Color? {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    return digits.count == 6
      ? Color(hex: value) : Color(hex: value >> 8, alpha: Double(value & 255) / 255)
  }
}
