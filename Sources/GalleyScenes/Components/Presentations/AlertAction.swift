internal import GalleyNotation

/// A button of an alert: UIAlertAction.
struct AlertAction: Sendable {
  enum Role: String, CaseIterable, Sendable {
    case usual = "default"
    case cancel
    case destructive
  }

  var title: Bindable<String>
  var role = Role.usual
  /// Whether it is what most people want.
  var isPreferred = false
}

extension AlertAction {
  private static let mostActions = 8

  /// Reads words, or `{ text: Delete, role: destructive, preferred: true }`; nil where there are none,
  /// which is reported.
  static func list(_ options: OptionReader, _ key: String) -> [AlertAction]? {
    guard options.has(key) else {
      options.missing(key, example: "'\(key): [OK]'")
      return nil
    }
    guard let list = options.list(key) else { return nil }
    guard (1...mostActions).contains(list.count) else {
      options.error("an alert has from 1 to \(mostActions) actions, found \(list.count)", at: key)
      return nil
    }
    let actions = list.compactMap { action($0, named: key, options) }
    if actions.count(where: { $0.role == .cancel }) > 1 {
      options.error("an alert has one action of the role cancel at most", at: key)
      return nil
    }
    return actions
  }

  private static func action(
    _ value: OptionValue, named key: String, _ options: OptionReader
  ) -> AlertAction? {
    guard case .map = value.kind else {
      return options.bindableText(value, named: key).map { AlertAction(title: $0) }
    }
    let reader = OptionReader(value, issues: options.issues)
    defer { reader.reportUnknownKeys() }
    let role = reader.choice("role", of: Role.self) ?? .usual
    let isPreferred = reader.flag("preferred") ?? false
    guard let title = reader.bindableText("text") else {
      if !reader.has("text") {
        reader.missing("text", example: "'{ text: Delete, role: destructive }'")
      }
      return nil
    }
    return AlertAction(title: title, role: role, isPreferred: isPreferred)
  }
}
