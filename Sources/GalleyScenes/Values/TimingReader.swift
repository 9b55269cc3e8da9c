internal import GalleyGeometry
internal import GalleyNotation

extension OptionReader {
  /// The longest time that a scene may give, in seconds.
  static let longestTime = 3600.0

  /// A time with its unit, `0.12s` or `120ms`, in seconds.
  func seconds(_ key: String) -> Double? {
    raw(key).flatMap { Self.seconds($0, named: key, issues: issues) }
  }

  /// A time with its unit, from a value outside a map, in seconds.
  static func seconds(_ value: OptionValue, named name: String, issues: IssueLog) -> Double? {
    if case .number(let number) = value.kind {
      let unit = abs(number) < 10 ? "s" : "ms"
      issues.error(
        "\(name) needs a unit; write \(value.literal)\(unit) if that is what you mean",
        at: value.location)
      return nil
    }
    guard case .text(let text) = value.kind, let seconds = seconds(in: text) else {
      wrong(value, named: name, expected: "a time such as 0.12s or 120ms", issues: issues)
      return nil
    }
    guard (0...longestTime).contains(seconds) else {
      issues.error(
        "\(name) must be from 0s to \(longestTime.shortest)s, found \(text)", at: value.location)
      return nil
    }
    return seconds
  }

  /// Nil where the text is no finite time with its unit.
  private static func seconds(in text: String) -> Double? {
    let unit = text.hasSuffix("ms") ? "ms" : "s"
    guard text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)), number.isFinite
    else { return nil }
    return unit == "ms" ? number / 1000 : number
  }

  /// How an animation runs: `{ duration: 0.5s, curve: ease-out }` or
  /// `{ spring: { damping: 0.7, response: 0.4s } }`; what is missing is as in `Timing.standard`.
  func timing(_ key: String) -> Timing? {
    guard let reader = nested(key) else { return nil }
    defer { reader.reportUnknownKeys() }
    let duration = reader.seconds("duration")
    let curve = reader.timingCurve("curve")
    guard let spring = reader.nested("spring") else {
      return Timing(
        curve ?? Timing.standard.curve, duration: duration ?? Timing.standard.duration)
    }
    for key in ["duration", "curve"] where reader.has(key) {
      reader.error(
        "a spring has no \(key), it takes the time it needs; leave out '\(key)'", at: key)
    }
    return spring.springTiming()
  }

  private func springTiming() -> Timing? {
    defer { reportUnknownKeys() }
    if !has("damping") { missing("damping", example: "'damping: 0.7'; 1 does not swing") }
    if !has("response") { missing("response", example: "'response: 0.4s'") }
    guard let damping = number("damping", in: 0.01...100), let response = seconds("response") else {
      return nil
    }
    guard (0.001...60).contains(response) else {
      error("response must be from 1ms to 60s", at: "response")
      return nil
    }
    return .spring(dampingRatio: damping, response: response)
  }

  private enum CurveName: String, CaseIterable {
    case easeInOut = "ease-in-out"
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case linear
    case cosine

    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case .cosine: .cosine
      }
    }
  }

  /// A curve by name, or the four numbers of a cubic Bézier as in CSS.
  private func timingCurve(_ key: String) -> TimingCurve? {
    guard let value = raw(key) else { return nil }
    guard case .list(let list) = value.kind else {
      return choice(key, of: CurveName.self)?.curve
    }
    let numbers = list.enumerated().compactMap { index, value in
      Self.number(
        value, named: ["x1", "y1", "x2", "y2"][index % 4],
        in: index % 2 == 0 ? 0...1 : -1000...1000, issues: issues)
    }
    guard list.count == 4 else {
      error("a curve has four numbers, [x1, y1, x2, y2], found \(list.count)", at: key)
      return nil
    }
    guard numbers.count == 4 else { return nil }
    return .cubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}
