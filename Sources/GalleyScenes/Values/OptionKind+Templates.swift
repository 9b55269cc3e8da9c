internal import GalleyNotation

extension OptionKind {
  /// What a value of the kind may be, in the place of a template; nil where the kind reads a
  /// template by itself, or takes any text.
  ///
  /// - `isOther`: For one that differs from the usual one where the kind has several values.
  func sample(in value: OptionValue, isOther: Bool = false) -> OptionValue? {
    func made(_ kind: OptionValue.Kind, _ literal: String) -> OptionValue {
      OptionValue(kind, at: value.location, literal: literal)
    }
    func text(_ text: String) -> OptionValue { made(.text(text), text) }
    func number(in range: ClosedRange<Double>) -> OptionValue {
      let usual = min(max(1, range.lowerBound), range.upperBound)
      let other = usual < range.upperBound ? min(usual + 1, range.upperBound) : range.lowerBound
      let number = isOther ? other : usual
      return made(.number(number), number.shortest)
    }
    switch self {
    case .number(let range), .length(let range): return number(in: range)
    case .integer(let range):
      return number(in: Double(range.lowerBound)...Double(range.upperBound))
    case .choice(let words): return (isOther ? words.last : words.first).map(text)
    case .flag: return made(.flag(!isOther), isOther ? "false" : "true")
    case .time: return text(isOther ? "2s" : "1s")
    case .name:
      // Two layers with other names have other ones here, too.
      return text(value.shownText.filter { $0.isLetter || $0.isNumber || "-_".contains($0) } + "_")
    case .either(let kinds):
      guard !kinds.contains(where: \.takesAnyText) else { return nil }
      return kinds.lazy.compactMap { $0.sample(in: value, isOther: isOther) }.first
    case .nothing, .text, .form, .color, .template, .list, .options, .map, .defined, .anything:
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
  func readings(_ read: (OptionKind) -> TemplatedValue?) -> TemplatedValue? {
    guard case .either(let kinds) = self else { return read(self) }
    let found = kinds.compactMap { $0.readings(read) }
    return found.first { !$0.isConstant } ?? found.first
  }

  /// The kind where templates may stand for numbers, lengths and words of a choice.
  var templated: OptionKind {
    switch self {
    case .number, .integer, .length, .choice, .flag, .time, .name: return .template(self)
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
    case .nothing, .text, .form, .color, .template, .map, .defined, .anything: return self
    }
  }

  /// The kind where what reads a template by itself, one that stands for a number, a length or a
  /// word of a choice, has it filled in before.
  var withFilledTemplates: OptionKind {
    switch self {
    case .template(let kind): kind.takesAnyText || kind == .color ? self : kind
    case .options(let options, let others):
      .options(
        options.map { option in
          var option = option
          option.kind = option.kind.withFilledTemplates
          return option
        }, others: others)
    case .either(let kinds): .either(kinds.map(\.withFilledTemplates))
    default: self
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
