internal import GalleyNotation
internal import GalleyScenes

/// An axis of a chart as a scene gives it.
struct AxisSpec: Sendable {
  enum Style: String, Sendable, CaseIterable {
    case number, percent, compact
  }

  /// How far apart values lie.
  enum Scale: String, Sendable, CaseIterable {
    /// As far as their difference says.
    case linear
    /// As far as their ratio says.
    case log
    /// As far as their ratio says far from zero, to both sides, and their difference about it.
    case symlog
  }

  static let options: [SceneOption<Self>] = [
    SceneOption("hidden", \.isHidden, .flag, "whether neither labels nor lines are drawn"),
    SceneOption("labels", \.hasLabels, .flag, "whether its values are written"),
    SceneOption("grid", \.hasGrid, .flag, "whether lines are drawn", otherwise: "as Swift Charts"),
    SceneOption(
      "count", \.count, .integer(in: 1...50), "about how many values", otherwise: "as fit"),
    SceneOption(
      "domain", \.ends, .list(of: .axisEnd, 2...2, nouns: "numbers or days"),
      "[least, greatest], or [first day, last day]", otherwise: "the data's"),
    SceneOption(
      "scale", \.scale, .choice,
      "whether differences or ratios are equally far apart, or ratios to both sides of 0"),
    SceneOption("includes-zero", \.includesZero, .flag, "whether the domain has 0"),
    SceneOption("format", \.format, .choice, "of its numbers"),
    SceneOption(
      "dates", \.dates, .choice, "how its days and times are written", otherwise: "as fit"),
    SceneOption(
      "digits", \.digits, .integer(in: 0...9), "behind the point", otherwise: "as needed"),
    SceneOption(
      "unit", \.unit, .shownText,
      "of each value: a unit of CLDR such as kilometer, written by language, or a text"),
    SceneOption("title", \.title, .shownText, "beside it"),
    SceneOption(
      "position", \.side, .choice, "of the vertical one",
      otherwise: "trailing; leading where it has words"),
  ]

  /// How much room there is for what is written.
  enum Room: CaseIterable {
    /// For numbers in full.
    case enough
    /// For thousands in short: 10K km.
    case short
    /// For units in short, too: 10Kkm.
    case narrow
  }

  /// The side of the chart that the vertical axis is written on.
  enum Side: String, Sendable, CaseIterable {
    case leading, trailing
  }

  var isHidden = false
  var hasLabels = true
  var hasGrid: Bool?
  var count: Int?
  /// Of its domain: numbers, or days and times.
  var ends: [Datum]?
  var includesZero = true
  var format = Style.number
  var dates: DateFormat.Form?
  var digits: Int?
  var unit: String?
  var title: String?
  var side: Side?
  var scale = Scale.linear

  var isLogarithmic: Bool { scale == .log }

  /// The numbers that the axis ends at, times as seconds since 1970.
  var domain: [Double]? { ends?.compactMap(\.position) }

  /// How values are written, of which two are as far apart as a step.
  ///
  /// - `room`: How much there is, of which little has thousands and units in short.
  func format(_ language: String, step: Double? = nil, room: Room = .enough) -> AxisFormat {
    let isCompact = room != .enough || format == .compact
    let scaled = format == .percent ? step.map { $0 * 100 } : step
    let needed = scaled.map { Self.digits(of: $0) }
    let digits = self.digits.map { $0...$0 } ?? (isCompact ? nil : needed.map { $0...$0 })
    let numbers = NumberFormat(
      language: language, style: format == .percent ? .percent : .decimal, isCompact: isCompact,
      fractionDigits: digits)
    return AxisFormat(numbers, unit: unit, language: language, isNarrow: room == .narrow)
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

extension OptionType where Value == Datum {
  /// An end of an axis: a number, a day or a time.
  static var axisEnd: OptionType {
    let number = OptionType<Double>.number()
    return OptionType(
      .either([number.kind, .form("^\\d{4}-\\d{2}-\\d{2}(T.*)?$")]), values: "",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        if case .time(let time)? = Datum(value) { return .time(time) }
        guard case .text = value.kind else { return number.read(options, key).map(Datum.number) }
        OptionReader.wrong(
          value, named: key, expected: "numbers, or days such as 2026-03-02", issues: options.issues
        )
        return nil
      },
      write: { if case .number(let number) = $0 { .number(number) } else { .string($0.name) } })
  }
}
