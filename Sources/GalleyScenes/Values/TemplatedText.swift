internal import GalleyNotation

/// A template that stands for all of a value.
struct TemplatedText: Sendable {
  let template: Template
  /// What may stand there.
  let sample: OptionValue
  /// What else may stand there; the same where there is nothing else.
  let otherSample: OptionValue
  /// Whether what comes of it is computed where it is an expression: `0.5 * 240`.
  let isNumeric: Bool

  func filled(in scope: Scope, issues: IssueLog) -> OptionValue {
    let text = template.resolved(in: scope, issues: issues)
    let place = template.valueLocation(in: scope) ?? template.location
    let value = OptionValue(plainText: text, at: place)
    return isNumeric ? value.computed : value
  }
}

extension OptionValue {
  /// The number or the percentage that an expression without names comes to; anything else as it is.
  var computed: OptionValue {
    guard case .text(let text) = kind else { return self }
    let isShare = text.hasSuffix("%")
    let source = isShare ? String(text.dropLast()) : text
    guard NumberExpression.isMeant(by: source), let expression = try? NumberExpression(source),
      expression.names.isEmpty,
      let number = try? expression.value(of: { _, _ in nil }, column: { _ in [] })
    else { return self }
    return isShare
      ? OptionValue(.text("\(number.shortest)%"), at: location, literal: literal)
      : OptionValue(.number(number), at: location, literal: number.shortest)
  }
}
