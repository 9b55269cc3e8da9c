internal import GalleyNotation

/// A value of a scene with templates in it, which a scope fills in.
indirect enum TemplatedValue: Sendable {
  case constant(OptionValue)
  case template(TemplatedText)
  case list([TemplatedValue], at: SourceLocation)
  case map([TemplatedEntry], at: SourceLocation)

  /// A value in which each text with braces is a template.
  init(_ value: OptionValue, issues: IssueLog) {
    switch value.kind {
    case .text(let text) where text.contains("{"):
      let template = Template(text, at: value.location, issues: issues)
      self =
        template.isLiteral
        ? .constant(
          OptionValue(.text(template.resolved(in: Scope(), issues: issues)), at: value.location))
        : .template(
          TemplatedText(template: template, sample: value, otherSample: value, isNumeric: false))
    case .list(let elements):
      self.init(elements.map { TemplatedValue($0, issues: issues) }, in: value)
    case .map(let entries):
      self.init(
        entries.map { TemplatedEntry($0, TemplatedValue($0.value, issues: issues)) }, in: value)
    case .null, .flag, .number, .text: self = .constant(value)
    }
  }

  /// A value in which a template stands for what can only be read once it is filled in: a number, a
  /// length, a word of a choice.
  ///
  /// Where the kind takes any text, or reads templates by itself, a template stays as it is.
  ///
  /// - `definition`: The kind of a value whose kind has but a name; nil where its templates stay.
  init(
    _ value: OptionValue, of kind: OptionKind,
    definition: (String, OptionValue) -> OptionKind? = { _, _ in nil }, issues: IssueLog
  ) {
    func inner(_ value: OptionValue, _ kind: OptionKind) -> TemplatedValue {
      TemplatedValue(value, of: kind, definition: definition, issues: issues)
    }
    if case .defined(let name) = kind {
      self = definition(name, value).map { inner(value, $0) } ?? .constant(value)
      return
    }
    switch value.kind {
    case .text(let text) where value.hasTemplate:
      let text = text.bracingHairlines(of: kind)
      guard text.contains("{"), let sample = kind.sample(in: value) else {
        self = .constant(value)
        return
      }
      let template = Template(text, at: value.location, issues: issues)
      self = .template(
        TemplatedText(
          template: template, sample: sample,
          otherSample: kind.sample(in: value, isOther: true) ?? sample, isNumeric: true))
    case .list(let elements):
      self =
        kind.readings { kind -> TemplatedValue? in
          guard case .list(let element, _) = kind else { return nil }
          return TemplatedValue(elements.map { inner($0, element) }, in: value)
        } ?? .constant(value)
    case .map(let entries):
      self =
        kind.readings { kind -> TemplatedValue? in
          guard case .options(let options, _) = kind else { return nil }
          return TemplatedValue(
            entries.map { entry in
              let option = options.first { $0.key == entry.key }
              return TemplatedEntry(
                entry, option.map { inner(entry.value, $0.kind) } ?? .constant(entry.value))
            }, in: value)
        } ?? .constant(value)
    case .null, .flag, .number, .text: self = .constant(value)
    }
  }

  private init(_ elements: [TemplatedValue], in value: OptionValue) {
    self =
      elements.allSatisfy(\.isConstant)
      ? .constant(OptionValue(.list(elements.map { $0.sample() }), at: value.location))
      : .list(elements, at: value.location)
  }

  private init(_ entries: [TemplatedEntry], in value: OptionValue) {
    self =
      entries.allSatisfy(\.value.isConstant)
      ? .constant(OptionValue(.map(entries.map { $0.sample() }), at: value.location))
      : .map(entries, at: value.location)
  }

  /// Whether no template is in it.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// The templates in it.
  var templates: [Template] {
    switch self {
    case .constant: []
    case .template(let text): [text.template]
    case .list(let elements, _): elements.flatMap(\.templates)
    case .map(let entries, _): entries.flatMap(\.value.templates)
    }
  }

  /// The value with what may stand there in the place of each template.
  ///
  /// - `isOther`: For something else that may stand there.
  func sample(isOther: Bool = false) -> OptionValue {
    switch self {
    case .constant(let value): value
    case .template(let text): isOther ? text.otherSample : text.sample
    case .list(let elements, let location):
      OptionValue(.list(elements.map { $0.sample(isOther: isOther) }), at: location)
    case .map(let entries, let location):
      OptionValue(.map(entries.map { $0.sample(isOther: isOther) }), at: location)
    }
  }

  /// The value in a scope; keys of a map whose template comes to nothing are left out.
  func filled(in scope: Scope, issues: IssueLog) -> OptionValue {
    switch self {
    case .constant(let value): return value
    case .template(let text): return text.filled(in: scope, issues: issues)
    case .list(let elements, let location):
      return OptionValue(.list(elements.map { $0.filled(in: scope, issues: issues) }), at: location)
    case .map(let entries, let location):
      return OptionValue(
        .map(entries.compactMap { $0.filled(in: scope, issues: issues) }), at: location)
    }
  }

  /// Where an item says the value; nil where none does.
  func valueLocation(in scope: Scope) -> SourceLocation? {
    guard case .template(let text) = self else { return nil }
    return text.template.valueLocation(in: scope)
  }
}

/// A key of a map with a value that may have templates in it.
struct TemplatedEntry: Sendable {
  private let entry: OptionValue.Entry
  let value: TemplatedValue

  init(_ entry: OptionValue.Entry, _ value: TemplatedValue) {
    self.entry = entry
    self.value = value
  }

  var key: String { entry.key }

  func sample(isOther: Bool = false) -> OptionValue.Entry { with(value.sample(isOther: isOther)) }

  /// The key with its value in a scope; nil where its template comes to nothing.
  func filled(in scope: Scope, issues: IssueLog) -> OptionValue.Entry? {
    let filled = value.filled(in: scope, issues: issues)
    if case .template = value, filled.shownText.isEmpty { return nil }
    return with(filled)
  }

  private func with(_ value: OptionValue) -> OptionValue.Entry {
    OptionValue.Entry(key: entry.key, keyLocation: entry.keyLocation, value: value)
  }
}
