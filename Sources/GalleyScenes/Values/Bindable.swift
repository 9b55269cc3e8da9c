internal import GalleyGeometry
public import GalleyNotation

/// A property that is the same for every item, or in every theme, or a template that each item fills in.
public struct Bindable<Value: Sendable>: Sendable {
  private enum Content: Sendable {
    case constant(Value)
    case themed(light: Value, dark: Value)
    case template(TemplatedValue, decode: @Sendable (OptionValue, IssueLog) -> Value?)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// The same value for every item.
  public static func constant(_ value: Value) -> Bindable { Bindable(.constant(value)) }

  /// One value in the dark theme, another in all others.
  public static func themed(light: Value, dark: Value) -> Bindable {
    Bindable(.themed(light: light, dark: dark))
  }

  /// Reads a value: at once where it holds no template, else for each item.
  package static func read(
    _ value: OptionValue, issues: IssueLog,
    decode: @escaping @Sendable (OptionValue, IssueLog) -> Value?
  ) -> Bindable? {
    let templated = TemplatedValue(value, issues: issues)
    guard case .constant(let constant) = templated else {
      return Bindable(.template(templated, decode: decode))
    }
    return decode(constant, issues).map(Bindable.constant)
  }

  /// The value where it is the same for every item, in every theme; nil where it is not.
  package var constant: Value? { if case .constant(let value) = content { value } else { nil } }

  /// Returns the value that follows from this one.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Bindable<Other> {
    switch content {
    case .constant(let value): .constant(transform(value))
    case .themed(let light, let dark): .themed(light: transform(light), dark: transform(dark))
    case .template(let template, let decode):
      Bindable<Other>(.template(template) { decode($0, $1).map(transform) })
    }
  }

  /// The value in a scope; nil where its template or what comes of it is wrong, which is reported.
  package func resolved(in scope: Scope, issues: IssueLog) -> Value? {
    switch content {
    case .constant(let value): return value
    case .themed(let light, let dark): return scope.theme == "dark" ? dark : light
    case .template(let template, let decode):
      return decode(template.filled(in: scope, issues: issues), issues)
    }
  }

  /// Where an item says the value; nil where none does.
  func valueLocation(in scope: Scope) -> SourceLocation? {
    guard case .template(let template, _) = content else { return nil }
    return template.valueLocation(in: scope)
  }
}

extension Bindable where Value == String {
  /// A text as a template, `{name}` for example, from a preset of ours.
  public static func template(_ text: String) -> Bindable {
    read(OptionValue(.text(text), at: .nowhere), issues: IssueLog()) { value, _ in
      value.shownText
    } ?? .constant(text)
  }
}

extension OptionReader {
  /// A text that may be a template.
  public func bindableText(_ key: String) -> Bindable<String>? {
    rawValue(for: key).flatMap { bindableText($0, named: key) }
  }

  func bindableText(_ value: OptionValue, named name: String) -> Bindable<String>? {
    Bindable.read(value, issues: issues) { value, issues in
      switch value.kind {
      case .text, .number, .flag, .null: return value.shownText
      case .list, .map:
        Self.wrong(
          value, named: name, expected: "a text (quote a template: \"{name}\")", issues: issues)
        return nil
      }
    }
  }
}
