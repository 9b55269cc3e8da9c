internal import GalleyNotation
package import GalleyScenes

/// A pattern of the names of picture files, such as `{scene}-{state}{~theme}{@scale}`.
///
/// What stands in braces is a value, with what comes before and after it; nothing of it is written
/// where there is no value.
package struct PictureNamePattern: Sendable {
  private enum Key: String, CaseIterable {
    case scene
    case state
    /// The values of the matrix's axes.
    case variant
    /// `dark`; nothing in the light.
    case theme
    case language
    case device
    /// Which of its variant's pictures it is, from 1.
    case number
    /// `phoneScreenshots/1` and the like for a preset of Google Play's.
    case screenshots
    /// `2x`; nothing for one pixel a point.
    case scale
  }

  private struct Part: Sendable {
    var before: String
    /// Nil where only what is before is written.
    var key: Key?
    var after = ""
  }

  /// The values of one picture.
  private struct Values {
    var scene: String
    var traits: PictureTraits
    var scale: Double
    var shop: Shop?

    subscript(key: Key) -> String {
      switch key {
      case .scene: scene
      case .state: traits.state
      case .variant: traits.axisValues.joined(separator: ".")
      case .theme: traits.theme == "light" ? "" : traits.theme
      case .language: shop?.language(for: traits.language) ?? traits.language
      case .device: traits.device ?? ""
      case .number: traits.number
      case .screenshots: traits.playPath ?? ""
      case .scale: scale == 1 ? "" : "\(scale.shortest)x"
      }
    }
  }

  private var parts: [Part] = []
  /// The shop whose tools expect such names; nil for others.
  private(set) var shop: Shop?

  /// The names that the tools of a shop, `fastlane deliver` and `fastlane supply`, expect below the
  /// folder that they upload from.
  package init(for shop: Shop) throws(RunError) {
    switch shop {
    case .appStore: try self.init("{language}/{number}_{device}")
    case .play: try self.init("{language}/images/{screenshots}")
    }
    self.shop = shop
  }

  /// - Throws: where the text is no pattern, or leads out of the folder.
  package init(_ text: String) throws(RunError) {
    var rest = text[...]
    while let brace = rest.firstIndex(where: { "{}".contains($0) }) {
      let column = text.distance(from: text.startIndex, to: brace) + 1
      parts.append(Part(before: String(rest[..<brace])))
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw RunError(
          "--name '\(text)', column \(column): a brace stands alone; write a value as {state}")
      }
      parts.append(try Self.part(rest[rest.index(after: brace)..<end], of: text, at: column))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(Part(before: String(rest)))
    let example = parts.map { $0.before + ($0.key?.rawValue ?? "") + $0.after }.joined()
    if let problem = Self.problem(with: example) {
      throw RunError("--name '\(text)' \(problem); name files below the folder of --output")
    }
  }

  private static func part(
    _ inside: Substring, of text: String, at column: Int
  ) throws(RunError) -> Part {
    let isWord = { (letter: Character) in letter.isLetter }
    let start = inside.firstIndex(where: isWord) ?? inside.endIndex
    let end = inside[start...].firstIndex { !isWord($0) } ?? inside.endIndex
    let word = String(inside[start..<end])
    guard let key = Key(rawValue: word) else {
      let names = Key.allCases.map(\.rawValue)
      throw RunError(
        "--name '\(text)', column \(column): there is no '{\(word)}'"
          + "\(Suggestion.phrase(for: word, among: names)); it is \(Suggestion.list(names))")
    }
    return Part(before: String(inside[..<start]), key: key, after: String(inside[end...]))
  }

  /// Why a path is none below a folder; nil where it is one.
  private static func problem(with path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.hasPrefix("/") { return "leaves the folder" }
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    if steps.contains("..") { return "leaves the folder" }
    if steps.contains(where: { $0.isEmpty || $0 == "." }) { return "has a folder without a name" }
    return path.utf8.contains(0) ? "has a byte that no name has" : nil
  }

  /// The path of a picture below the folder, without the extension of its format.
  ///
  /// - `scale`: pixels a point; nil for the screen's own.
  package func path(
    of traits: PictureTraits, in scene: String, scale: Double?
  ) throws(RunError) -> String {
    let values = Values(scene: scene, traits: traits, scale: scale ?? traits.scale, shop: shop)
    let path = parts.map { part in
      guard let key = part.key else { return part.before }
      return values[key].isEmpty ? "" : part.before + values[key] + part.after
    }.joined()
    if let problem = Self.problem(with: path) {
      throw RunError("the name '\(path)' of a picture of '\(scene)' \(problem); change --name")
    }
    return path
  }

  /// The values that the pattern lacks and by which two pictures differ, for a cure.
  package func missingKeys(
    telling one: (scene: String, traits: PictureTraits, scale: Double?),
    from other: (scene: String, traits: PictureTraits, scale: Double?)
  ) -> [String] {
    let values = [one, other].map {
      Values(scene: $0.scene, traits: $0.traits, scale: $0.scale ?? $0.traits.scale)
    }
    let used = Set(parts.compactMap(\.key))
    let keys = Key.allCases.filter { !used.contains($0) && values[0][$0] != values[1][$0] }
    // What has a name of its own tells more than the values of all axes.
    let own = keys.filter { $0 != .variant }
    return (own.isEmpty ? keys : own).map { "{\($0.rawValue)}" }
  }
}
