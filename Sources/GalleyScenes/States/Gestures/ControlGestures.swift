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
    case ("tap", .toggle): return isRow(value) ? row(value) : flip(value)
    case ("tap", .choice): return pick(value, at: location)
    case ("tap", .steps): return step(value, at: location)
    case ("drag", .amount): return drag(value, at: location)
    case ("drag", .choice) where control.isDraggable: return hold(value, at: location)
    case ("release", .choice) where control.isDraggable: return release(value)
    case ("flick", .choice) where control.isDraggable: return flick(value, at: location)
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

  /// Whether a tap meets something on what is presented, and not that itself.
  private func isRow(_ value: OptionValue?) -> Bool {
    value.map { !control.rows.isEmpty && $0.shownText != control.name } ?? false
  }

  /// The row by its words, or by its number from 0.
  private func row(_ value: OptionValue?) -> ControlTouch? {
    guard let value else { return nil }
    let titles = control.rows.compactMap(\.title)
    var index = control.rows.firstIndex { $0.title == value.shownText }
    if case .number(let number) = value.kind {
      index = control.rows.indices.first { Double($0) == number }
    }
    guard let index else {
      issues.error(
        "'\(control.name)' has no row '\(value.shownText)'\(Suggestion.phrase(for: value.shownText, among: titles)); expected \(Suggestion.list(titles))\(titles.isEmpty ? "" : ", or ")a number from 0 to \(control.rows.count - 1)",
        at: value.location)
      return nil
    }
    guard control.rows[index].isEnabled else {
      issues.error(
        "the row '\(value.shownText)' takes no touches since it has 'enabled: false'; leave that out, or the gesture",
        at: value.location)
      return nil
    }
    return .row(index)
  }

  /// Points down, or `{ by }`.
  private func hold(_ value: OptionValue?, at location: SourceLocation) -> ControlTouch? {
    guard let distance = value.flatMap(distance) else {
      issues.error(
        "'drag' needs points downward; write for example '{ drag: 200, in: \(control.name) }'",
        at: value?.location ?? location)
      return nil
    }
    return .hold(by: distance)
  }

  private func distance(_ value: OptionValue) -> Double? {
    switch value.kind {
    case .number(let points): return points
    case .map:
      let reader = OptionReader(value, issues: issues)
      defer { reader.reportUnknownKeys() }
      return reader.rawValue(for: "by")?.finiteNumber
    default: return nil
    }
  }

  /// Nothing, or `{ velocity }`, in points per second downward.
  private func release(_ value: OptionValue?) -> ControlTouch? {
    guard let value, case .map = value.kind else { return .release(velocity: 0) }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    return .release(velocity: reader.number("velocity", in: nil) ?? 0)
  }

  /// `{ by, velocity }`, both downward.
  private func flick(_ value: OptionValue?, at location: SourceLocation) -> ControlTouch? {
    let map = value.flatMap { if case .map = $0.kind { $0 } else { nil } }
    let reader = map.map { OptionReader($0, issues: issues) }
    defer { reader?.reportUnknownKeys() }
    guard let distance = reader?.rawValue(for: "by")?.finiteNumber,
      let velocity = reader?.rawValue(for: "velocity")?.finiteNumber
    else {
      issues.error(
        "'flick' needs points and points per second downward; write for example '{ flick: { by: 200, velocity: 900 }, in: \(control.name) }'",
        at: value?.location ?? location)
      return nil
    }
    return .flick(by: distance, velocity: velocity)
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
