internal import GalleyNotation

/// A number that a template computes from the values of names: `{steps / max(steps) * 100}`.
struct ComputedValue: Sendable {
  let expression: NumberExpression
  /// As it stands between the braces.
  private let source: String

  /// Reads what stands between braces; nil where it is no expression, which is reported.
  init?(_ source: String, at location: SourceLocation, issues: IssueLog) {
    self.source = source
    do throws(ExpressionProblem) {
      expression = try NumberExpression(source)
    } catch {
      issues.error("'{\(source)}' \(error.words)", at: location)
      return nil
    }
  }

  /// The number as a template shows it: without the last digits, which computing makes inexact.
  ///
  /// Empty where an optional name has no value, and where something is wrong, which is reported.
  func text(in scope: Scope, at location: SourceLocation, issues: IssueLog) -> String {
    // An app's data may have keys of any form.
    if let own = scope.item?[source] { return own.shownText }
    let item = scope.item.map(\.location) ?? .nowhere
    do {
      let number = try expression.value(
        of: { path, isOptional in try self.number(at: path, isOptional, in: scope) },
        column: { path in try scope.column(at: path).map { try self.number($0, called: path) } })
      return number?.shortestOfTwelveDigits ?? ""
    } catch let problem as ExpressionProblem {
      issues.error(
        "'{\(source)}' \(problem.words)\(item == .nowhere ? "" : " with what this item says")",
        at: item == .nowhere ? location : item)
    } catch let problem as UnknownName {
      issues.error(problem.message, at: location)
    } catch let problem as ValueProblem {
      issues.error(
        "\(problem.words), and '{\(source)}' computes with it; give a number",
        at: problem.location == .nowhere ? location : problem.location)
    } catch {
      issues.error("'{\(source)}' cannot be computed", at: location)
    }
    return ""
  }

  private func number(
    at path: [String], _ isOptional: Bool, in scope: Scope
  ) throws -> Double? {
    let value: OptionValue
    do throws(UnknownName) {
      value = try scope.lookUp(path, isOptional: isOptional)
    } catch {
      guard isOptional else { throw error }
      return nil
    }
    return try number(value, called: path)
  }

  private func number(_ value: OptionValue, called path: [String]) throws -> Double {
    if let number = value.finiteNumber { return number }
    let shown = value.shownText.isEmpty ? value.kindName : "'\(value.shownText)'"
    throw ValueProblem(
      words: "'\(path.joined(separator: "."))' is \(shown), which is no number",
      location: value.location)
  }
}

/// A value that is no number where one is computed with.
private struct ValueProblem: Error {
  var words: String
  var location: SourceLocation
}

extension OptionValue {
  /// The number, also one in quotes; nil for what is none, or is not finite.
  var finiteNumber: Double? {
    switch kind {
    case .number(let number) where number.isFinite: return number
    case .text(let text): return Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: return nil
    }
  }
}

extension Double {
  /// The shortest text of the number rounded to twelve significant digits.
  fileprivate var shortestOfTwelveDigits: String {
    guard self != 0, magnitude < 1e300 else { return shortest }
    var scale = 1.0
    while magnitude * scale < 1e11, scale < 1e15 { scale *= 10 }
    let scaled = (self * scale).rounded()
    return magnitude * scale < 1e16 ? (scaled / scale).shortest : shortest
  }
}
