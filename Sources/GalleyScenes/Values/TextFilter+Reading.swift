internal import GalleyNotation

extension TextFilter {
  /// Of those without an argument.
  private static let letters: [String: TextFilter] = [
    "capitalized": .capitalized, "uppercased": .uppercased, "lowercased": .lowercased,
    "initial": .initial, "duration": .duration,
  ]
  private static let numbers: [String: NumberForm] = [
    "number": NumberForm(), "compact": NumberForm(isCompact: true),
    "percent": NumberForm(style: .percent),
  ]
  private static let names =
    letters.keys.sorted() + numbers.keys.sorted() + ["currency", "date", "unit"]

  /// Reads a filter, such as `number: 2`, `currency: EUR, 0`, `unit: kilometer` or `date: long`.
  init(_ text: String) throws(FilterProblem) {
    let parts = text.split(separator: ":", maxSplits: 1).map(\.withoutOuterBlanks)
    let name = parts.first ?? ""
    let argument = parts.count == 2 ? parts[1] : nil
    if let filter = Self.letters[name], argument == nil {
      self = filter
    } else if let form = Self.numbers[name] {
      self = .number(try form.withDigits(argument, in: text, like: "\(name): 2"))
    } else if name == "currency" {
      self = .number(try Self.currency(argument, in: text))
    } else if name == "date" {
      self = .date(try Self.form(argument))
    } else if name == "unit" {
      self = try Self.unit(argument, in: text)
    } else {
      throw FilterProblem(message: Suggestion.unknown("filter", text, among: Self.names))
    }
  }

  private static func currency(
    _ argument: String?, in text: String
  ) throws(FilterProblem) -> NumberForm {
    let words = (argument ?? "").split(separator: ",", maxSplits: 1).map(\.withoutOuterBlanks)
    let code = words.first ?? ""
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else {
      throw FilterProblem(
        message:
          "'\(text)' names no currency; write its code of three capital letters, as in 'currency: EUR'"
      )
    }
    return try NumberForm(style: .currency(code))
      .withDigits(words.count == 2 ? words[1] : nil, in: text, like: "currency: \(code), 0")
  }

  /// A unit, and behind commas the digits behind the point and `narrow`.
  private static func unit(_ argument: String?, in text: String) throws(FilterProblem) -> Self {
    var words = (argument ?? "").split(separator: ",").map(\.withoutOuterBlanks)
    let unit = words.isEmpty ? "" : words.removeFirst()
    guard UnitFormat.units.contains(unit) else {
      throw FilterProblem(message: Suggestion.unknown("unit", unit, among: UnitFormat.units))
    }
    let narrow = UnitFormat.Width.narrow.rawValue
    let width = words.contains(narrow) ? UnitFormat.Width.narrow : .short
    words.removeAll { $0 == narrow }
    let form = try NumberForm()
      .withDigits(
        words.isEmpty ? nil : words.joined(separator: ", "), in: text, like: "unit: \(unit), 1")
    return .unit(unit, width, form)
  }

  private static func form(_ argument: String?) throws(FilterProblem) -> DateFormat.Form {
    guard let argument else { return .medium }
    guard let form = DateFormat.Form(rawValue: argument) else {
      throw FilterProblem(
        message: Suggestion.unknown(
          "form of a date", argument, among: DateFormat.Form.allCases.map(\.rawValue)))
    }
    return form
  }
}

extension TextFilter.NumberForm {
  /// With so many digits behind the point as an argument says.
  fileprivate func withDigits(
    _ argument: String?, in filter: String, like example: String
  ) throws(FilterProblem) -> Self {
    guard let argument else { return self }
    guard let digits = Int(argument), (0...15).contains(digits) else {
      throw FilterProblem(
        message:
          "'\(filter)' asks for '\(argument)' digits behind the point; write a whole number up to 15, as in '\(example)'"
      )
    }
    var form = self
    form.digits = digits
    return form
  }
}
