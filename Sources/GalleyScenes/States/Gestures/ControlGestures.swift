internal import GalleyGeometry
internal import GalleyNotation

/// Reads what a finger does to a control.
struct ControlGestureReader {
  let control: ControlSpec
  let issues: IssueLog

  private var word: ControlValueReader { ControlValueReader(control) }

  /// - `value`: What stands behind the verb; nil where that is the control's name.
  func touch(_ verb: GestureVerb, _ value: OptionValue?, at location: SourceLocation)
    -> ControlTouch?
  {
    guard control.isEnabled else {
      issues.error(
        "'\(control.name)' takes no touches since it has 'enabled: false'; leave that out, or the gesture",
        at: location)
      return nil
    }
    switch (verb.name, control.kind) {
    case ("tap", .toggle): return flip(value)
    case ("tap", .choice): return pick(value, at: location)
    case ("tap", .steps): return step(value, at: location)
    case ("drag", .amount): return drag(value, at: location)
    default:
      issues.error(
        "'\(control.name)' answers no '\(verb.name)'; write for example '\(example)'",
        at: location)
      return nil
    }
  }

  private var example: String {
    switch control.kind {
    case .toggle: "{ tap: \(control.name) }"
    case .choice: "{ tap: 1, in: \(control.name) }"
    case .steps: "{ tap: plus, in: \(control.name) }"
    case .amount: "{ drag: { to: 80% }, in: \(control.name) }"
    }
  }

  private func flip(_ value: OptionValue?) -> ControlTouch? {
    guard let value, value.shownText != control.name else { return .flip }
    issues.error(
      "'\(control.name)' is one thing to tap, found '\(value.literal)'; write '\(example)'",
      at: value.location)
    return nil
  }

  private func pick(_ value: OptionValue?, at location: SourceLocation) -> ControlTouch? {
    guard let value else {
      issues.error("say what of '\(control.name)' is tapped: '\(example)'", at: location)
      return nil
    }
    return word.value(value, issues: issues).map { .pick(Int($0)) }
  }

  private func step(_ value: OptionValue?, at location: SourceLocation) -> ControlTouch? {
    switch value?.shownText {
    case "plus": return .step(isUp: true)
    case "minus": return .step(isUp: false)
    default:
      issues.error(
        "a stepper has 'plus' and 'minus' to tap; write '\(example)'",
        at: value?.location ?? location)
      return nil
    }
  }

  /// Points to the right, `{ by }` or `{ to }`.
  private func drag(_ value: OptionValue?, at location: SourceLocation) -> ControlTouch? {
    guard let value else {
      issues.error("say where '\(control.name)' is dragged: '\(example)'", at: location)
      return nil
    }
    guard case .map = value.kind else {
      return OptionReader.number(value, named: "drag", in: nil, issues: issues)
        .map { .dragBy(points: $0) }
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    var drag = DragOptions()
    reader.read(DragOptions.options, into: &drag)
    guard reader.contains("to") != reader.contains("by") else {
      reader.error("'drag' needs 'to', a value, or 'by', points to the right; write '\(example)'")
      return nil
    }
    if let value = drag.value { return word.value(value, issues: issues).map { .drag(to: $0) } }
    return drag.points.map { .dragBy(points: $0) }
  }

  /// What may stand behind `drag` where it meets a control.
  static var drag: OptionKind { .options(DragOptions.options.declarations(of: DragOptions())) }

  private struct DragOptions {
    static let options: [SceneOption<Self>] = [
      SceneOption(
        "to", \.value, .value(.either([.number(OptionReader.usualRange), .text])), "a value",
        otherwise: ""),
      SceneOption("by", \.points, .number(), "points to the right", otherwise: ""),
    ]

    var value: OptionValue?
    var points: Double?
  }
}

extension GestureReader {
  /// The control that a gesture meets, by `in:` or by what is tapped; nil where it meets none.
  func control(_ reader: OptionReader, _ verbs: [GestureVerb]) -> ControlSpec? {
    if let name = reader.rawValue(for: "in")?.shownText {
      return controls.first { $0.name == name }
    }
    guard verbs.count == 1, case .text(let name)? = reader.rawValue(for: verbs[0].name)?.kind else {
      return nil
    }
    return controls.first { $0.name == name }
  }

  /// Returns the gesture on a control; nil where it cannot do that, which is reported.
  func gesture(
    _ verb: GestureVerb, on control: ControlSpec, _ reader: OptionReader
  ) -> GestureAction? {
    let value = reader.rawValue(for: verb.name)
    let isNamedByVerb = reader.rawValue(for: "in") == nil
    let touch = ControlGestureReader(control: control, issues: issues)
      .touch(verb, isNamedByVerb ? nil : value, at: value?.location ?? reader.location)
    return touch.map { .control(control.name, $0) }
  }
}
