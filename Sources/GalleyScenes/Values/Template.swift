internal import GalleyGeometry
internal import GalleyNotation

/// A text with names in braces: `{name}`, `{shelf.page.name|capitalized}`, `{subtitle?}`; `{{` and
/// `}}` are braces.
struct Template: Sendable {
  enum Segment: Sendable {
    case literal(String)
    case value(path: [String], filters: [TextFilter], isOptional: Bool)
  }

  let segments: [Segment]
  let location: SourceLocation

  /// Whether the text is the same for every item.
  var isLiteral: Bool {
    segments.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// Reads a template; unbalanced braces and unknown filters are reported, and read as nothing.
  init(_ text: String, at location: SourceLocation, issues: IssueLog) {
    self.location = location
    var parser = TemplateParser(text: text, location: location, issues: issues)
    segments = parser.segments()
  }

  /// The text in a scope; an unknown name is reported and reads as nothing.
  func resolved(in scope: Scope, issues: IssueLog) -> String {
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): text += literal
      case .value(let path, let filters, let isOptional):
        do {
          let value = try scope.lookUp(path)
          text += filters.reduce(value.shownText) { $1.apply(to: $0) }
        } catch {
          if !isOptional { issues.error(error.message, at: location) }
        }
      }
    }
    return text
  }
}

extension OptionValue {
  /// The scalar as it stands in the file; lists joined by commas.
  var shownText: String {
    switch kind {
    case .null: ""
    case .flag, .number: literal
    case .text(let text): text
    case .list(let elements): elements.map(\.shownText).joined(separator: ", ")
    case .map: ""
    }
  }
}

/// What may stand after a bar in a template.
enum TextFilter: String, CaseIterable {
  /// The first letter of each word in upper case.
  case capitalized
  case uppercased
  case lowercased
  /// The first character alone, for monograms.
  case initial

  func apply(to text: String) -> String {
    switch self {
    case .capitalized:
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    case .uppercased: text.uppercased()
    case .lowercased: text.lowercased()
    case .initial: String(text.prefix(1))
    }
  }
}

/// Splits a template at its braces.
private struct TemplateParser {
  let text: String
  let location: SourceLocation
  let issues: IssueLog

  mutating func segments() -> [Template.Segment] {
    var segments: [Template.Segment] = []
    var literal = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        literal.append(rest.removeFirst())
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          issues.error("'{' without '}'; close it, or write '{{' for a brace", at: location)
          return segments
        }
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
        segments.append(value(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }

  private func value(_ text: Substring) -> Template.Segment {
    var parts = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
    var name = parts.removeFirst()
    let isOptional = name.hasSuffix("?")
    if isOptional { name.removeLast() }
    if name.isEmpty {
      issues.error("'{}' names nothing; write a key between the braces", at: location)
    }
    let filters = parts.compactMap { part -> TextFilter? in
      if let filter = TextFilter(rawValue: part) { return filter }
      let names = TextFilter.allCases.map(\.rawValue)
      issues.error(Suggestion.unknown("filter", part, among: names), at: location)
      return nil
    }
    let path = name.split(separator: ".").map(String.init)
    return .value(path: path, filters: filters, isOptional: isOptional)
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
