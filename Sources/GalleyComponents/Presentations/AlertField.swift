internal import GalleyNotation
internal import GalleyScenes

/// A line to write in, in an alert.
struct AlertField: Sendable {
  var text: Bindable<String> = .constant("")
  var placeholder: Bindable<String> = .constant("")
  var isSecure = false
}

extension OptionType where Value == AlertField {
  /// A placeholder, or `{ placeholder: Password, text: secret, secure: true }`.
  static var alertField: OptionType {
    .options(AlertField.options, of: AlertField()).or(.text) { AlertField(placeholder: $0) }
  }
}

extension AlertField {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("text", \.text, .text, otherwise: ""),
    SceneOption("placeholder", \.placeholder, .text, otherwise: ""),
    SceneOption("secure", \.isSecure, .flag, "true shows a dot for each character"),
  ]

  /// What it shows of its text.
  var shownText: Bindable<String> { isSecure ? text.concealed : text }
}
