internal import GalleyNotation
internal import GalleyScenes

/// An axis of a chart as a scene gives it.
struct AxisSpec: Sendable {
  enum Style: String, Sendable, CaseIterable {
    case number, percent, compact
  }

  static let options: [SceneOption<Self>] = [
    SceneOption("hidden", \.isHidden, .flag, "whether neither labels nor lines are drawn"),
    SceneOption("labels", \.hasLabels, .flag, "whether its values are written"),
    SceneOption("grid", \.hasGrid, .flag, "whether lines are drawn", otherwise: "as Swift Charts"),
    SceneOption(
      "count", \.count, .integer(in: 1...50), "about how many values", otherwise: "as fit"),
    SceneOption(
      "domain", \.domain, .list(of: .number(), 2...2, nouns: "numbers"), "[least, greatest]",
      otherwise: "the data's"),
    SceneOption("includes-zero", \.includesZero, .flag, "whether the domain has 0"),
    SceneOption("format", \.format, .choice, "of its numbers"),
    SceneOption(
      "dates", \.dates, .choice, "how its days and times are written", otherwise: "as fit"),
    SceneOption(
      "digits", \.digits, .integer(in: 0...9), "behind the point", otherwise: "as needed"),
    SceneOption("unit", \.unit, .shownText, "behind each value"),
    SceneOption("title", \.title, .shownText, "beside it"),
    SceneOption("position", \.side, .choice, "of the vertical one"),
  ]

  /// The side of the chart that the vertical axis is written on.
  enum Side: String, Sendable, CaseIterable {
    case leading, trailing
  }

  var isHidden = false
  var hasLabels = true
  var hasGrid: Bool?
  var count: Int?
  var domain: [Double]?
  var includesZero = true
  var format = Style.number
  var dates: DateFormat.Form?
  var digits: Int?
  var unit: String?
  var title: String?
  var side = Side.trailing

  /// How values are written, of which two are as far apart as a step.
  func numbers(_ language: String, step: Double?, isCompact: Bool = false) -> NumberFormat {
    let short = isCompact || format == .compact
    let scaled = format == .percent ? step.map { $0 * 100 } : step
    let needed = scaled.map { Self.digits(of: $0) }
    let digits = self.digits.map { $0...$0 } ?? (short ? nil : needed.map { $0...$0 })
    return NumberFormat(
      language: language, style: format == .percent ? .percent : .decimal, isCompact: short,
      fractionDigits: digits)
  }

  /// A value as it is written.
  func text(of value: Double, _ numbers: NumberFormat) -> String {
    numbers.text(of: value) + (unit.map { "\u{A0}\($0)" } ?? "")
  }

  /// How many digits multiples of a step have behind the point.
  private static func digits(of step: Double) -> Int {
    var (rest, digits) = (abs(step), 0)
    while digits < 9, abs(rest - rest.rounded()) > 1e-9 * max(1, rest) {
      rest *= 10
      digits += 1
    }
    return digits
  }
}
