internal import GalleyNotation
internal import GalleyScenes

/// How the values of an axis are written: numbers by language, with a unit.
struct AxisFormat: Sendable {
  let numbers: NumberFormat
  private let unit: UnitFormat?
  /// A unit that is no unit of CLDR, such as bpm.
  private let suffix: String?
  /// The forms of days and times; none where values are numbers.
  private var times: [DateFormat] = []

  init(_ numbers: NumberFormat, unit: String?, language: String, isNarrow: Bool = false) {
    self.numbers = numbers
    self.unit = unit.flatMap {
      UnitFormat($0, language: language, width: isNarrow ? .narrow : .short)
    }
    suffix = self.unit == nil ? unit : nil
  }

  /// The format of values that are times, in seconds since 1970, written in forms one behind the other;
  /// without any the same.
  func writing(_ times: [DateFormat]) -> AxisFormat {
    var format = self
    format.times = times
    return format
  }

  var writesTimes: Bool { !times.isEmpty }

  func text(of value: Double) -> String {
    guard times.isEmpty else {
      let fields = DateFormat.Fields(secondsSince1970: value)
      return times.map { $0.text(of: fields) }.joined(separator: " ")
    }
    return unit?.text(of: value, numbers)
      ?? numbers.text(of: value) + (suffix.map { "\u{A0}\($0)" } ?? "")
  }

  /// What a mark stands for: its number, or the times from which and to which it reaches.
  func text(of item: ChartModel.Item) -> String {
    times.isEmpty
      ? text(of: item.value) : "\(text(of: item.lower)) – \(text(of: item.upper))"
  }
}
