package import GalleyNotation

/// What is legal in a scene and odd.
package enum LintRule: String, Sendable, CaseIterable {
  case unusedColor = "unused-color"
  case unusedPart = "unused-part"
  case unusedID = "unused-id"
  case sum
  case namedColor = "named-color"
  case sameState = "same-state"
  case untranslated

  /// The rules that are looked by unless others are named: an id that nothing in the scene names
  /// still names its layer in reports, SVG and tests.
  package static let usual: Set = Set(allCases).subtracting([.unusedID])

  /// What the rule finds, for lists.
  package var summary: String {
    switch self {
    case .unusedColor: "a color of the palette that nothing names"
    case .unusedPart: "a part that nothing is made of"
    case .unusedID: "an id that nothing names"
    case .sum: "a place that is a neighbor's place and size, added up"
    case .namedColor: "a color in digits that has a name"
    case .sameState: "a state that draws what another draws"
    case .untranslated: "a text that stays the same in each language"
    }
  }
}

/// One thing that is odd, where it is, and its cure.
package struct LintFinding: Hashable, Sendable {
  package let rule: LintRule
  package let location: SourceLocation
  package let sentence: String
}

/// A comment that accepts what a rule finds on its line, or on the next where it stands alone:
/// `# galley:accept unused-id: the tests name it`.
struct LintAcceptance {
  let rule: String
  /// Why it may be so; empty where nothing is said.
  let reason: String
  let location: SourceLocation
  /// The line whose findings it accepts.
  let line: Int

  /// The comments of a file, in its order.
  static func all(in source: SceneSource) -> [LintAcceptance] {
    source.text.sourceLines.enumerated().compactMap { index, line in
      guard let range = line.firstRange(of: "# galley:accept ") else { return nil }
      let before = line[..<range.lowerBound]
      guard before.last.map({ $0 == " " || $0 == "\t" }) != false else { return nil }
      let isAlone = before.allSatisfy { $0 == " " || $0 == "\t" }
      let words = line[range.upperBound...].split(separator: ":", maxSplits: 1)
      return LintAcceptance(
        rule: String(words.first ?? "").withoutOuterBlanks,
        reason: words.count > 1 ? String(words[1]).withoutOuterBlanks : "",
        location: SourceLocation(
          file: source.path, line: index + 1, column: before.unicodeScalars.count + 1),
        line: index + (isAlone ? 2 : 1))
    }
  }
}
