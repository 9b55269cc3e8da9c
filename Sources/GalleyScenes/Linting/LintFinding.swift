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

/// A comment that accepts what a rule finds: `# galley:accept unused-id: the tests name it`.
///
/// It reaches its line or, where it stands alone, the next that is no comment; before `galley:` it
/// reaches the whole file.
struct LintAcceptance {
  let rule: String
  /// Why it may be so; empty where nothing is said.
  let reason: String
  let location: SourceLocation
  /// The line whose findings it accepts.
  let line: Int
  /// Whether it accepts those of all lines.
  let isForFile: Bool

  /// The comments of a file, in its order.
  static func all(in source: SceneSource) -> [LintAcceptance] {
    let lines = source.text.sourceLines
    return lines.enumerated().compactMap { index, line in
      guard let range = line.firstRange(of: "# galley:accept ") else { return nil }
      let before = line[..<range.lowerBound]
      guard before.last.map({ $0 == " " || $0 == "\t" }) != false else { return nil }
      let next = isComment(line) ? lines[index...].firstIndex { !isComment($0) } : index
      let words = line[range.upperBound...].split(separator: ":", maxSplits: 1)
      return LintAcceptance(
        rule: String(words.first ?? "").withoutOuterBlanks,
        reason: words.count > 1 ? String(words[1]).withoutOuterBlanks : "",
        location: SourceLocation(
          file: source.path, line: index + 1, column: before.unicodeScalars.count + 1),
        line: (next ?? index) + 1, isForFile: next.map { lines[$0].hasPrefix("galley:") } ?? false)
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.first { $0 != " " && $0 != "\t" } == "#"
  }

  /// Whether it accepts a finding of its rule at a line.
  func reaches(line number: Int) -> Bool { isForFile || line == number }
}
