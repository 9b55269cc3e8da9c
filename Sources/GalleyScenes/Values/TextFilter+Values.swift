internal import GalleyNotation

extension TextFilter {
  static func number(_ text: String) throws(FilterProblem) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw FilterProblem(
        message: "'\(text)' is no number, and a filter writes it as one; give a number")
    }
    return number
  }

  /// The day or the time that a text says; of a time alone only its own forms are written.
  static func date(
    _ text: String, form: DateFormat.Form
  ) throws(FilterProblem) -> DateFormat.Fields {
    let isTime = form == .time || form == .hour
    let clock = isTime ? ISO8601Text.seconds(ofClock: text) : nil
    guard let seconds = clock ?? ISO8601Text.seconds(of: text) else {
      throw FilterProblem(
        message:
          "'\(text)' is no date, and a filter writes it as one; give a day or a time, such as 2026-03-02 or \(isTime ? "10:30" : "2026-03-02T10:30")"
      )
    }
    return DateFormat.Fields(secondsSince1970: seconds)
  }

  /// Seconds as a clock shows them, without their fractions, in the digits of a language.
  static func clock(_ seconds: Double, language: String) -> String {
    let digits = NumberFormat(language: language)
    func two(_ number: Double) -> String {
      digits.text(of: (number / 10).rounded(.down))
        + digits.text(of: number.truncatingRemainder(dividingBy: 10))
    }
    let whole = abs(seconds).rounded(.down)
    let minutes = (whole / 60).rounded(.down)
    let hours = (minutes / 60).rounded(.down)
    let rest = two(whole - 60 * minutes)
    let sign = seconds < 0 ? "−" : ""
    guard hours > 0 else { return "\(sign)\(digits.text(of: minutes)):\(rest)" }
    return "\(sign)\(digits.text(of: hours)):\(two(minutes - 60 * hours)):\(rest)"
  }
}
