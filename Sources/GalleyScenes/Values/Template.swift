internal import GalleyGeometry
internal import GalleyNotation

/// A text with names in braces: `{name}`, `{shelf.page.name|capitalized}`, `{subtitle?}`, and with
/// what is computed from them: `{steps / max(steps) * 100}`; `{{` and `}}` are braces.
struct Template: Sendable {
  enum Segment: Sendable {
    case literal(String)
    /// A text in quotes that filters write by language.
    case quoted(String, filters: [TextFilter])
    case value(path: [String], filters: [TextFilter], isOptional: Bool)
    case computed(ComputedValue, filters: [TextFilter])
    case plural(PluralForms)
    /// `#` in a form of a plural: its number.
    case number
  }

  let segments: [Segment]
  let location: SourceLocation

  /// Whether the text is the same for every item.
  var isLiteral: Bool {
    segments.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// The paths of names whose values it asks for.
  var names: [[String]] {
    segments.flatMap { segment -> [[String]] in
      switch segment {
      case .literal, .quoted, .number: []
      case .value(let path, _, _): [path]
      case .computed(let value, _): value.expression.names
      case .plural(let forms): forms.constant == nil ? [forms.path] : []
      }
    }
  }

  /// Reads a template; unbalanced braces and unknown filters are reported, and read as nothing.
  init(_ text: String, at location: SourceLocation, issues: IssueLog) {
    self.location = location
    segments = TemplateParser(text: text, location: location, issues: issues).segments()
  }

  /// The text in a scope; an unknown name is reported and reads as nothing.
  func resolved(in scope: Scope, issues: IssueLog) -> String {
    text(of: segments, number: "#", in: scope, issues: issues)
  }

  /// Where the item says the value that is all of the text, but for signs such as `%`; nil where it
  /// is none of an item's.
  func valueLocation(in scope: Scope) -> SourceLocation? {
    var path: [String]?
    for segment in segments {
      switch segment {
      case .literal(let text) where !text.contains(where: \.isLetter): continue
      case .value(let only, _, _) where path == nil: path = only
      case .literal, .quoted, .value, .computed, .plural, .number: return nil
      }
    }
    guard let path, let value = try? scope.lookUp(path), value.location != .nowhere else {
      return nil
    }
    return value.location
  }

  private func text(
    of segments: [Segment], number: String, in scope: Scope, issues: IssueLog
  ) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let literal): return literal
      case .number: return number
      case .quoted(let text, let filters):
        return filtered(text, by: filters, in: scope, issues: issues)
      case .value(let path, let filters, let isOptional):
        let value = self.value(path, isOptional: isOptional, in: scope, issues: issues)
        return filtered(value, by: filters, in: scope, issues: issues)
      case .computed(let value, let filters):
        let text = value.text(in: scope, at: location, issues: issues)
        return filtered(text, by: filters, in: scope, issues: issues)
      case .plural(let forms):
        let number =
          forms.constant ?? value(forms.path, isOptional: false, in: scope, issues: issues)
        let form = forms.form(for: number, language: scope.language)
        return text(of: form, number: number, in: scope, issues: issues)
      }
    }.joined()
  }

  /// What filters make of a value; nothing stays nothing.
  private func filtered(
    _ text: String, by filters: [TextFilter], in scope: Scope, issues: IssueLog
  ) -> String {
    guard !text.isEmpty else { return text }
    do throws(FilterProblem) {
      return try filters.reduced(text, language: scope.language)
    } catch {
      issues.error(error.message, at: valueLocation(in: scope) ?? location)
      return text
    }
  }

  private func value(
    _ path: [String], isOptional: Bool, in scope: Scope, issues: IssueLog
  ) -> String {
    do {
      return try scope.lookUp(path, isOptional: isOptional).shownText
    } catch {
      if !isOptional { issues.error(error.message, at: location) }
      return ""
    }
  }
}

extension OptionValue {
  /// The scalar as it stands in the file; lists joined by commas.
  package var shownText: String {
    switch kind {
    case .null: ""
    case .flag, .number: literal
    case .text(let text): text
    case .list(let elements): elements.map(\.shownText).joined(separator: ", ")
    case .map: ""
    }
  }
}

/// Reads the pieces of a template.
private struct TemplateParser {
  let text: String
  let location: SourceLocation
  let issues: IssueLog
  /// Whether it is a form of a plural, in which `#` is the number.
  var isForm = false

  func segments() -> [Template.Segment] {
    let braced = BracedText(text)
    if braced.isOpen {
      issues.error(
        braced.isTooDeep
          ? "braces nest more than \(BracedText.deepest) deep; nest fewer plurals"
          : "'{' without '}'; close it, or write '{{' for a brace", at: location)
    }
    return braced.pieces.flatMap { piece -> [Template.Segment] in
      switch piece {
      case .literal(let literal): literals(literal)
      case .braced(let braced): [segment(braced)].compactMap { $0 }
      }
    }
  }

  private func literals(_ text: String) -> [Template.Segment] {
    let text = text.replacing("{{", with: "{").replacing("}}", with: "}")
    guard isForm else { return [.literal(text)] }
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [Template.Segment] in
      index == 0 ? [.literal(String(part))] : [.number, .literal(String(part))]
    }
  }

  private func segment(_ braced: String) -> Template.Segment? {
    guard PluralForms.isMeant(by: braced) else { return value(braced) }
    return PluralForms(braced, at: location, issues: issues) { form in
      TemplateParser(text: form, location: location, issues: issues, isForm: true).segments()
    }.map(Template.Segment.plural)
  }

  private func value(_ text: String) -> Template.Segment {
    var parts = text.split(separator: "|", omittingEmptySubsequences: false)
      .map(\.withoutOuterBlanks)
    let source = parts.removeFirst()
    var name = source
    let isOptional = name.hasSuffix("?")
    if isOptional { name.removeLast() }
    if name.isEmpty {
      issues.error("'{}' names nothing; write a key between the braces", at: location)
    }
    let filters = parts.compactMap { part -> TextFilter? in
      do throws(FilterProblem) {
        return try TextFilter(part)
      } catch {
        issues.error(error.message, at: location)
        return nil
      }
    }
    if source.count > 1, source.first == "'", source.last == "'" {
      return .quoted(String(source.dropFirst().dropLast()), filters: filters)
    }
    if NumberExpression.isMeant(by: source),
      let value = ComputedValue(source, at: location, issues: issues)
    {
      return .computed(value, filters: filters)
    }
    let path = name.split(separator: ".").map(String.init)
    return .value(path: path, filters: filters, isOptional: isOptional)
  }
}
