internal import GalleyNotation

/// A line to write in, in an alert.
struct AlertField: Sendable {
  var text: Bindable<String> = .constant("")
  var placeholder: Bindable<String> = .constant("")
}

extension AlertField {
  private static let mostFields = 4

  /// Reads placeholders, or `{ placeholder: Password, text: secret, secure: true }`.
  static func list(_ options: OptionReader, _ key: String) -> [AlertField] {
    guard let list = options.list(key) else { return [] }
    guard list.count <= mostFields else {
      options.error("an alert has at most \(mostFields) fields, found \(list.count)", at: key)
      return []
    }
    return list.compactMap { field($0, named: key, options) }
  }

  private static func field(
    _ value: OptionValue, named key: String, _ options: OptionReader
  ) -> AlertField? {
    guard case .map = value.kind else {
      return options.bindableText(value, named: key).map { AlertField(placeholder: $0) }
    }
    let reader = OptionReader(value, issues: options.issues)
    defer { reader.reportUnknownKeys() }
    var field = AlertField()
    if let text = reader.bindableText("text") { field.text = text }
    if let placeholder = reader.bindableText("placeholder") { field.placeholder = placeholder }
    if reader.flag("secure") == true {
      field.text = field.text.map { String(repeating: "\u{2022}", count: min($0.count, 1000)) }
    }
    return field
  }
}
