internal import GalleyNotation
internal import GalleyScenes

/// A button of an alert: UIAlertAction.
struct AlertAction: Sendable {
  enum Role: String, CaseIterable, Sendable {
    case usual = "default"
    case cancel
    case destructive
  }

  var title = Bindable.constant("")
  var role = Role.usual
  /// Whether it is what most people want.
  var isPreferred = false
}

extension OptionType where Value == AlertAction {
  /// A word, or `{ text: Delete, role: destructive, preferred: true }`.
  static var alertAction: OptionType {
    .options(AlertAction.options, of: AlertAction()).or(.text) { AlertAction(title: $0) }
  }
}

extension AlertAction {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("role", \.role, .choice),
    SceneOption("preferred", \.isPreferred, .flag, "whether it is what most people want"),
    SceneOption("text", \.title, .text).required("'{ text: Delete, role: destructive }'"),
  ]
}
