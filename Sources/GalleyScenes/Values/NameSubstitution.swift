internal import GalleyNotation

/// Puts values in the place of names in braces, in every text of a tree.
///
/// A text that is nothing but a name becomes the value, whatever that is; a list among the elements
/// of a list is spread out, and nothing (null) takes its key or its element with it. In a longer
/// text the value stands as text. Names that are not known stay for later.
struct NameSubstitution {
  /// The value of a path of names; nil where it is none of those that are put in.
  let value: (_ path: [String], _ location: SourceLocation) -> OptionValue?
  /// Changes a map before its values are looked at; nil takes it away.
  var map: ([OptionValue.Entry]) -> [OptionValue.Entry]? = { $0 }
  let room: ExpansionBudget
  let issues: IssueLog

  /// The tree with its names replaced; nil where nothing is left of it.
  func applied(to value: OptionValue) -> OptionValue? {
    switch value.kind {
    case .null, .flag, .number: return value
    case .text(let text): return text.contains("{") ? replaced(text, in: value) : value
    case .list(let elements):
      return OptionValue(.list(elements.flatMap(spread)), at: value.location)
    case .map(let entries):
      guard let kept = map(entries) else { return nil }
      let changed = kept.compactMap { entry -> OptionValue.Entry? in
        var entry = entry
        guard let inner = applied(to: entry.value) else { return nil }
        if case .null = inner.kind, !isNull(entry.value) { return nil }
        entry.value = inner
        return entry
      }
      return OptionValue(.map(changed), at: value.location)
    }
  }

  private func spread(_ element: OptionValue) -> [OptionValue] {
    guard let changed = applied(to: element) else { return [] }
    guard case .text = element.kind else { return [changed] }
    switch changed.kind {
    case .list(let elements): return elements
    case .null: return []
    default: return [changed]
    }
  }

  private func isNull(_ value: OptionValue) -> Bool {
    if case .null = value.kind { true } else { false }
  }

  private func replaced(_ text: String, in source: OptionValue) -> OptionValue {
    let braced = BracedText(text)
    guard !braced.isOpen else { return source }
    if let name = braced.onlyName, !name.contains("|"),
      let value = value(path(of: name), source.location)
    {
      guard room.hasRoom(for: value, at: source.location, issues: issues) else {
        return OptionValue(.null, at: source.location)
      }
      return value
    }
    if let number = braced.onlyName.flatMap({ self.number($0, at: source.location) }) {
      return number
    }
    let replaced = string(of: braced, at: source.location)
    return replaced == text
      ? source : OptionValue(.text(replaced), at: source.location, literal: replaced)
  }

  private func string(of text: BracedText, at location: SourceLocation) -> String {
    var string = ""
    for piece in text.pieces {
      switch piece {
      case .literal(let literal): string += literal
      case .braced(let braced):
        let value = self.string(ofBraced: braced, at: location)
        guard room.hasRoom(forText: value, at: location, issues: issues) else { return string }
        string += value
      }
    }
    return string
  }

  private func string(ofBraced braced: String, at location: SourceLocation) -> String {
    if PluralForms.isMeant(by: braced) { return plural(braced, at: location) }
    if let text = computed(braced, at: location) { return text }
    let parts = braced.split(separator: "|", omittingEmptySubsequences: false)
    guard let value = value(path(of: String(parts[0])), location) else { return "{\(braced)}" }
    if case .map = value.kind {
      issues.error(
        "'\(parts[0])' is a map, which cannot stand in a text; let it be all of the text",
        at: location)
      return ""
    }
    let text = value.shownText
    return parts.count == 1
      ? text : filtered(text, by: parts.dropFirst().joined(separator: "|"), at: location)
  }

  /// What stands in braces and is computed from known names alone; nil for anything else.
  private func number(_ braced: String, at location: SourceLocation) -> OptionValue? {
    guard !braced.contains("|"), let expression = expression(braced, at: location),
      let number = try? expression.value(of: { _, _ in nil }, column: { _ in [] })
    else { return nil }
    return OptionValue(.number(number), at: location, literal: number.shortest)
  }

  /// An expression in braces with its known names replaced, and the filters behind it; nil for what
  /// is none.
  private func computed(_ braced: String, at location: SourceLocation) -> String? {
    let parts = braced.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    guard let expression = expression(String(parts[0]), at: location) else { return nil }
    return "{\(([expression.text] + parts.dropFirst().map(String.init)).joined(separator: "|"))}"
  }

  /// What is computed in braces, with its known names replaced; nil for what is none, or is wrong.
  private func expression(_ braced: String, at location: SourceLocation) -> NumberExpression? {
    guard NumberExpression.isMeant(by: braced), value([braced.withoutOuterBlanks], location) == nil,
      let read = try? NumberExpression(braced)
    else { return nil }
    do {
      return try read.replacingNames { path in
        guard let value = value(path, location) else { return nil }
        return try replacement(of: path, by: value, in: braced)
      }
    } catch {
      let words = (error as? ExpressionProblem)?.words ?? "cannot be computed"
      issues.error("'{\(braced)}' \(words)", at: location)
      return .number(0)
    }
  }

  private func replacement(
    of path: [String], by value: OptionValue, in braced: String
  ) throws(ExpressionProblem) -> NumberExpression.Replacement {
    if let number = value.finiteNumber { return .expression(.number(number)) }
    if case .list(let elements) = value.kind {
      let numbers = elements.compactMap(\.finiteNumber)
      if numbers.count == elements.count { return .numbers(numbers) }
    }
    if case .text(let text) = value.kind, let inner = BracedText(text).onlyName,
      let expression = try? NumberExpression(inner)
    {
      return .expression(expression)
    }
    let name = path.joined(separator: ".")
    let shown = value.shownText.isEmpty ? value.kindName : "'\(value.shownText)'"
    throw ExpressionProblem("computes with '\(name)', which is \(shown); give a number")
  }

  /// A plural with names replaced in its forms, and the name of its number by another name or by a
  /// number.
  private func plural(_ braced: String, at location: SourceLocation) -> String {
    let words = braced.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    let name = String(words[0])
    let number = value(path(of: name), location)?.shownText ?? name
    let forms = BracedText(words.count > 2 ? String(words[2]) : "").pieces.map { piece in
      switch piece {
      case .literal(let key): key
      case .braced(let form): "{\(string(of: BracedText(form), at: location))}"
      }
    }
    return "{\(BracedText(number).onlyName ?? number),\(words[1]),\(forms.joined())}"
  }

  /// Filters behind a value: at once where it holds no names, else behind its one name.
  private func filtered(
    _ text: String, by filters: String, at location: SourceLocation
  ) -> String {
    let braced = BracedText(text)
    guard braced.hasNames else {
      do throws(FilterProblem) {
        var read: [TextFilter] = []
        for filter in filters.split(separator: "|") {
          read.append(try TextFilter(filter.withoutOuterBlanks))
        }
        // The language is known where a layer is drawn.
        if read.contains(where: \.dependsOnLanguage), !text.isEmpty, !text.contains("'") {
          return "{'\(text)'|\(filters)}"
        }
        return try read.reduced(text, language: "en")
      } catch {
        issues.error(error.message, at: location)
        return text
      }
    }
    if let name = braced.onlyName, !PluralForms.isMeant(by: name) { return "{\(name)|\(filters)}" }
    issues.error(
      "'|\(filters)' stands behind a text with names in it; put it behind those names", at: location
    )
    return text
  }

  private func path(of name: String) -> [String] {
    let name = name.withoutOuterBlanks
    return (name.hasSuffix("?") ? name.dropLast() : Substring(name))
      .split(separator: ".").map(String.init)
  }
}

/// A budget for values that replace names: each of them could double what there is.
///
/// One for all of a scene's parts, or for its strings.
final class ExpansionBudget {
  /// Values, each counted wherever it stands, and every sixteen bytes of text.
  static let size = 1_000_000
  /// How deep values may nest.
  static let deepest = 100

  private var left = size
  private var isTooDeep = false
  private var isReported = false

  /// Whether there was no room for something, which is reported.
  var isFull: Bool { left < 0 || isTooDeep }

  /// Whether there is room for a value with all that it holds; the first that has none is reported.
  func hasRoom(for value: OptionValue, at location: SourceLocation, issues: IssueLog) -> Bool {
    take(value, depth: 0)
    return report(at: location, issues: issues)
  }

  /// Whether there is room for a text; the first that has none is reported.
  func hasRoom(
    forText text: String, at location: SourceLocation, issues: IssueLog
  ) -> Bool {
    take(text)
    return report(at: location, issues: issues)
  }

  private func report(at location: SourceLocation, issues: IssueLog) -> Bool {
    guard isFull else { return true }
    if !isReported {
      issues.error(
        isTooDeep
          ? "what is given from part to part nests more than \(Self.deepest) deep; nest fewer parts"
          : "what names stand for comes to more than \(Self.size) values here; let a collection repeat what is the same, or give less",
        at: location)
    }
    isReported = true
    return false
  }

  private func take(_ value: OptionValue, depth: Int) {
    left -= 1
    isTooDeep = isTooDeep || depth > Self.deepest
    guard left >= 0, !isTooDeep else { return }
    switch value.kind {
    case .null, .flag, .number: break
    case .text(let text): take(text)
    case .list(let elements): for element in elements { take(element, depth: depth + 1) }
    case .map(let entries): for entry in entries { take(entry.value, depth: depth + 1) }
    }
  }

  private func take(_ text: String) { left -= text.utf8.count / 16 }
}
