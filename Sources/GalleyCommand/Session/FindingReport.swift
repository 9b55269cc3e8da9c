import ArgumentParser
import GalleyNotation
import GalleySystem

/// What was found at places of files, for people and for machines.
struct FindingReport {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case github
  }

  struct Finding {
    var rule: String
    var location: SourceLocation
    var sentence: String
  }

  private let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }

  func visible(as format: Format) -> SanitizedText {
    switch format {
    case .text:
      findings.map { found in
        let warning = Issue(found.sentence, at: found.location, severity: .warning)
        return SanitizedText(line: "\(warning) [\(found.rule)]")
      }.ended
    case .json: [SanitizedText(json: JSONValue.array(findings.map(Self.json)).indented)].ended
    case .github:
      findings.map { found in
        SanitizedText.annotation(
          "warning", at: found.location, title: found.rule, data: found.sentence)
      }.ended
    }
  }

  private static func json(_ found: Finding) -> JSONValue {
    .object([
      "rule": .string(found.rule), "file": .string(found.location.file),
      "line": .integer(found.location.line), "column": .integer(found.location.column),
      "sentence": .string(found.sentence),
    ])
  }
}

/// The rules by which is looked, as the user chooses.
struct RuleChoice: ParsableArguments {
  @Option(help: "Only these rules, with commas between.")
  var only: CommaSeparated<String>?

  @Option(help: "All rules but these, with commas between.")
  var skip: CommaSeparated<String>?

  func validate(among names: [String]) throws {
    if only != nil, skip != nil {
      throw ValidationError("--only and --skip do not go together; use one of them")
    }
    for name in (only ?? skip)?.values ?? [] where !names.contains(name) {
      throw ValidationError(Suggestion.unknown("rule", name, among: names))
    }
  }

  /// Whether a rule is one of those that are chosen.
  ///
  /// - `isUsual`: whether it is, where it is not named.
  func has(_ name: String, isUsual: Bool = true) -> Bool {
    if let only { return only.values.contains(name) }
    return isUsual && skip?.values.contains(name) != true
  }
}

extension SanitizedText {
  /// An annotation of a place in a file, as a workflow of GitHub shows it.
  static func annotation(
    _ level: String, at place: SourceLocation, title: String? = nil, data: String
  ) -> SanitizedText {
    let properties = [
      ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
    ]
    return command(
      level, properties: properties + (title.map { [("title", $0)] } ?? []), data: data)
  }
}
