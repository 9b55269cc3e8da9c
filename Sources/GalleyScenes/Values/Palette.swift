internal import GalleyGeometry
package import GalleyGraphics
internal import GalleyNotation

/// The colors that a scene and the system have names for, as they are in one appearance, and the
/// reader of every color of the scene.
package struct Palette: OptionContext {
  /// The scene's own, which go before the system's of the same name.
  private(set) var colors: [String: Color] = [:]
  private let entries: OptionValue?
  package let appearance: ColorAppearance
  /// The scene's own names that were not read yet.
  private var unread: Set<String> = []

  /// The system's colors alone.
  package init(_ appearance: ColorAppearance = ColorAppearance()) {
    entries = nil
    self.appearance = appearance
  }

  /// Reads the palette of a scene: `leaf: "#45AA75"`, or `paper: { light: white, dark: "#111" }`.
  init(_ value: OptionValue?, in appearance: ColorAppearance, issues: IssueLog) {
    entries = value
    self.appearance = appearance
    guard let value else { return }
    let reader = OptionReader(value, issues: issues)
    unread = Set(reader.keys)
    for name in reader.keys {
      guard let entry = reader.rawValue(for: name) else { continue }
      unread.remove(name)
      colors[name] = color(entry, issues: issues)
    }
  }

  /// The palette inside a sheet, a popover or whatever else lies above the screen in the dark.
  package var elevated: Palette {
    var appearance = appearance
    appearance.isElevated = true
    return Palette(entries, in: appearance, issues: IssueLog())
  }

  /// The name of the color of whatever can be touched.
  static let tint = "tint"

  /// The system's color, or what the scene calls by its name.
  package subscript(color: SystemColor) -> Color {
    colors[color.rawValue] ?? color.color(in: appearance)
  }

  /// The color that a text is, in the colors of a scene's palette by their names; nil for none.
  package static func color(ofText text: String, in colors: [(name: String, text: String)])
    -> Color?
  {
    func value(_ text: String) -> OptionValue {
      OptionValue(.text(text), at: .nowhere, literal: text)
    }
    let entries = colors.map {
      OptionValue.Entry(key: $0.name, keyLocation: .nowhere, value: value($0.text))
    }
    let palette = Palette(
      OptionValue(.map(entries), at: .nowhere), in: ColorAppearance(), issues: IssueLog())
    return palette.color(value(text), issues: IssueLog())
  }

  /// The color of whatever can be touched: the system's blue unless the scene says otherwise.
  package var tint: Color { colors[Self.tint] ?? self[.systemBlue] }

  /// Whether the scene says nothing of one of the system's colors, neither by its name nor by
  /// increasing the contrast.
  func hasUsual(_ color: SystemColor) -> Bool {
    colors[color.rawValue] == nil && !appearance.hasIncreasedContrast
  }

  private subscript(name: String) -> Color? {
    if let color = colors[name] { return color }
    return name == Self.tint ? tint : SystemColor(rawValue: name).map { self[$0] }
  }

  /// A color: a CSS name, `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or `$name` from the palette; ` 50%`
  /// behind it thins it.
  ///
  /// Or `{ light: white, dark: black }`, of which it is the theme's.
  func color(_ value: OptionValue, issues: IssueLog) -> Color? {
    if case .map = value.kind {
      return themed(value, issues: issues) { color($0, issues: issues) }
    }
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

  /// Returns the value of the theme in a map of `light` and `dark`, both read; where one is left
  /// out the other serves for it, too.
  func themed<Value>(
    _ value: OptionValue, issues: IssueLog, read: (OptionValue) -> Value?
  ) -> Value? {
    let themes = OptionReader(value, issues: issues)
    let light = themes.rawValue(for: "light").map { ($0, read($0)) }
    let dark = themes.rawValue(for: "dark").map { ($0, read($0)) }
    themes.reportUnknownKeys()
    guard let chosen = appearance.isDark ? dark ?? light : light ?? dark else {
      if themes.keys.isEmpty {
        issues.error("a color for two themes needs 'light' and 'dark'", at: value.location)
      }
      return nil
    }
    return chosen.1
  }

  private func color(named name: String, at location: SourceLocation, issues: IssueLog) -> Color? {
    if name.hasPrefix("$") {
      let key = String(name.dropFirst())
      if !unread.contains(key), let color = self[key] { return color }
      reportUnknown(key, at: location, issues: issues)
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

  private func reportUnknown(_ key: String, at location: SourceLocation, issues: IssueLog) {
    guard !unread.contains(key) else {
      issues.error(
        "the palette gives '\(key)' only below; put it above what uses it", at: location)
      return
    }
    let system = SystemColor.allCases.map(\.rawValue) + [Self.tint]
    let hint = Suggestion.phrase(for: key, among: colors.keys.sorted() + system)
    let known = colors.isEmpty ? "none of its own" : Suggestion.list(colors.keys.sorted())
    issues.error(
      "the palette has no color '\(key)'\(hint); it has \(known), and the system's: 'galley list colors'",
      at: location)
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

extension OptionValue {
  /// Whether it is a map with what stands in the light, or in the dark.
  var isThemed: Bool { self["light"] != nil || self["dark"] != nil }
}
