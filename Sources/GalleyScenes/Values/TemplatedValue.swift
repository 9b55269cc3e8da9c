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
        : .template(TemplatedText(template: template, sample: value, isNumeric: false))
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
  init(_ value: OptionValue, of kind: OptionKind, issues: IssueLog) {
    switch value.kind {
    case .text(let text) where text.contains("{"):
      guard let sample = kind.sample(in: value) else {
        self = .constant(value)
        return
      }
      let template = Template(text, at: value.location, issues: issues)
      self = .template(TemplatedText(template: template, sample: sample, isNumeric: true))
    case .list(let elements):
      self =
        kind.readings { kind -> TemplatedValue? in
          guard case .list(let element, _) = kind else { return nil }
          return TemplatedValue(
            elements.map { TemplatedValue($0, of: element, issues: issues) }, in: value)
        } ?? .constant(value)
    case .map(let entries):
      self =
        kind.readings { kind -> TemplatedValue? in
          guard case .options(let options, _) = kind else { return nil }
          return TemplatedValue(
            entries.map { entry in
              let option = options.first { $0.key == entry.key }
              return TemplatedEntry(
                entry,
                option.map { TemplatedValue(entry.value, of: $0.kind, issues: issues) }
                  ?? .constant(entry.value))
            }, in: value)
        } ?? .constant(value)
    case .null, .flag, .number, .text: self = .constant(value)
    }
  }

  private init(_ elements: [TemplatedValue], in value: OptionValue) {
    self =
      elements.allSatisfy(\.isConstant)
      ? .constant(OptionValue(.list(elements.map(\.sample)), at: value.location))
      : .list(elements, at: value.location)
  }

  private init(_ entries: [TemplatedEntry], in value: OptionValue) {
    self =
      entries.allSatisfy(\.value.isConstant)
      ? .constant(OptionValue(.map(entries.map(\.sample)), at: value.location))
      : .map(entries, at: value.location)
  }

  /// Whether no template is in it.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// The value with what may stand there in the place of each template.
  var sample: OptionValue {
    switch self {
    case .constant(let value): value
    case .template(let text): text.sample
    case .list(let elements, let location):
      OptionValue(.list(elements.map(\.sample)), at: location)
    case .map(let entries, let location): OptionValue(.map(entries.map(\.sample)), at: location)
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

  var sample: OptionValue.Entry { with(value.sample) }

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

/// A template that stands for all of a value.
struct TemplatedText: Sendable {
  let template: Template
  /// What may stand there.
  let sample: OptionValue
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

extension OptionKind {
  /// What a value of the kind may be, in the place of a template; nil where the kind reads a
  /// template by itself, or takes any text.
  fileprivate func sample(in value: OptionValue) -> OptionValue? {
    func made(_ kind: OptionValue.Kind) -> OptionValue {
      OptionValue(kind, at: value.location, literal: value.literal)
    }
    switch self {
    case .number(let range), .length(let range):
      return made(.number(min(max(1, range.lowerBound), range.upperBound)))
    case .integer(let range):
      return made(.number(Double(min(max(1, range.lowerBound), range.upperBound))))
    case .choice(let words): return words.first.map { made(.text($0)) }
    case .flag: return made(.flag(true))
    case .time: return made(.text("1s"))
    case .either(let kinds):
      guard !kinds.contains(where: \.takesAnyText) else { return nil }
      return kinds.lazy.compactMap { $0.sample(in: value) }.first
    case .nothing, .text, .form, .name, .color, .template, .list, .options, .map, .defined,
      .anything:
      return nil
    }
  }

  /// Whether a text with braces is right as it stands.
  private var takesAnyText: Bool {
    switch self {
    case .text, .template, .defined, .anything: true
    case .either(let kinds): kinds.contains(where: \.takesAnyText)
    default: false
    }
  }

  /// The first reading with a template in it by one of several kinds; else the first of all.
  fileprivate func readings(_ read: (OptionKind) -> TemplatedValue?) -> TemplatedValue? {
    guard case .either(let kinds) = self else { return read(self) }
    let found = kinds.compactMap { $0.readings(read) }
    return found.first { !$0.isConstant } ?? found.first
  }

  /// The kind where templates may stand for numbers, lengths and words of a choice.
  var templated: OptionKind {
    switch self {
    case .number, .integer, .length, .choice, .flag, .time: return .template(self)
    case .either(let kinds):
      let scalars = kinds.filter {
        if case .template = $0.templated { $0 != $0.templated } else { false }
      }
      guard !scalars.isEmpty else { return .either(kinds.map(\.templated)) }
      let others = kinds.filter { !scalars.contains($0) }.map(\.templated)
      let scalar = OptionKind.template(scalars.count == 1 ? scalars[0] : .either(scalars))
      return others.isEmpty ? scalar : .either([scalar] + others)
    case .list(let element, let count): return .list(element.templated, count: count)
    case .options(let options, let others):
      return .options(options.map(\.templated), others: others)
    case .nothing, .text, .form, .name, .color, .template, .map, .defined, .anything: return self
    }
  }

  /// The same of the maps of a layer, but for the key that says what it is.
  func templated(but name: String) -> OptionKind {
    switch self {
    case .options(let options, let others):
      .options(options.map { $0.key == name ? $0 : $0.templated }, others: others)
    case .either(let kinds): .either(kinds.map { $0.templated(but: name) })
    default: self
    }
  }

  /// Whether layers stand in it.
  var holdsLayers: Bool {
    switch self {
    case .defined(let name): name.hasSuffix("layer") || name.hasSuffix("layers")
    case .list(let element, _), .map(let element), .template(let element): element.holdsLayers
    case .either(let kinds): kinds.contains(where: \.holdsLayers)
    case .options(let options, let others):
      options.contains { $0.kind.holdsLayers } || others?.holdsLayers == true
    default: false
    }
  }
}

extension OptionDeclaration {
  /// The option where templates may stand for numbers, lengths and words of a choice.
  var templated: OptionDeclaration {
    var option = self
    option.kind = kind.templated
    return option
  }
}
