internal import GalleyGeometry
internal import GalleyNotation

extension OptionReader {
  /// The longest time that a scene may give, in seconds.
  static let longestTime = 3600.0

  /// A time with its unit, `0.12s` or `120ms`, in seconds.
  func seconds(_ key: String) -> Double? {
    rawValue(for: key).flatMap { Self.seconds($0, named: key, issues: issues) }
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
}

extension OptionType where Value == Double {
  /// A time with its unit, in seconds.
  static var seconds: OptionType {
    OptionType(.time, values: "a time such as 0.2s", read: { $0.seconds($1) })
  }
}

extension OptionType where Value == Timing {
  /// How an animation runs: `{ duration: 0.5s, curve: ease-out }` or
  /// `{ spring: { damping: 0.7, response: 0.4s } }`; what is missing is as in `Timing.standard`.
  static var timing: OptionType {
    OptionType<TimingOptions>.options(TimingOptions.options, of: TimingOptions())
      .map { timing, _, _ in timing.timing }
  }
}

/// What a scene says of how an animation runs.
private struct TimingOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption("duration", \.duration, .seconds, otherwise: "0.25s"),
    SceneOption("curve", \.curve, .curve, otherwise: "ease-in-out"),
    SceneOption(
      "spring", .options(SpringOptions.options.declarations(of: SpringOptions())),
      "in place of both", otherwise: "none",
      read: { options, timing in
        timing.hasSpring = options.contains("spring")
        for key in ["duration", "curve"] where timing.hasSpring && options.contains(key) {
          options.error(
            "a spring has no \(key), it takes the time it needs; leave out '\(key)'", at: key)
        }
        timing.spring = OptionType<SpringOptions>.spring.read(options, "spring")
      }),
  ]

  private var duration: Double?
  private var curve: TimingCurve?
  private var spring: SpringOptions?
  private var hasSpring = false

  /// Nil where a spring is wrong.
  var timing: Timing? {
    guard hasSpring else {
      return Timing(
        curve ?? Timing.standard.curve, duration: duration ?? Timing.standard.duration)
    }
    guard let damping = spring?.damping, let response = spring?.response else { return nil }
    return .spring(dampingRatio: damping, response: response)
  }
}

private struct SpringOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption("response", \.response, .seconds, "how fast it is")
      .required("'response: 0.4s'").checked { options, spring in
        guard let response = spring.response, !(0.001...60).contains(response) else { return }
        options.error("response must be from 1ms to 60s", at: "response")
        spring.response = nil
      },
    SceneOption("damping", \.damping, .number(in: 0.01...100), "1 does not swing")
      .required("'damping: 0.7'; 1 does not swing"),
  ]

  var damping: Double?
  var response: Double?
}

extension OptionType where Value == SpringOptions {
  fileprivate static var spring: OptionType {
    .options(SpringOptions.options, of: SpringOptions())
  }
}

extension OptionType where Value == TimingCurve {
  /// A curve by name, or the four numbers of a cubic Bézier as in CSS.
  fileprivate static var curve: OptionType {
    let number = OptionKind.number(-1000...1000)
    return OptionType(
      .either([
        .choice(OptionReader.CurveName.allCases.map(\.rawValue)), .list(number, count: 4...4),
      ]), read: { $0.timingCurve($1) })
  }
}

extension OptionReader {
  fileprivate enum CurveName: String, CaseIterable {
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
  fileprivate func timingCurve(_ key: String) -> TimingCurve? {
    guard let value = rawValue(for: key) else { return nil }
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
