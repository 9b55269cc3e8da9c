public import Foundation
internal import GalleyNotation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The purpose of a button.
  public enum Style: Int, Sendable {
    /// Any.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Takes something away.
    case destructive
  }

  /// The words of the button.
  public let title: String?
  /// Its purpose.
  public let style: Style
  /// Whether it can be chosen; drawn as if it could.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// A button; nothing calls the closure here.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question over a darker screen; a sheet of actions is kept, and not drawn.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How it comes.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// What is said below the title.
  open var message: String?
  /// How it comes.
  public let preferredStyle: Style
  /// The buttons, in order.
  open private(set) var actions: [UIAlertAction] = []
  /// What most people want; nil for none.
  open var preferredAction: UIAlertAction?
  /// The fields; nil for none.
  open private(set) var textFields: [UITextField]?

  /// An alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which a closure may change.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func loadView() { view = AlertView(self) }
}

/// Draws an alert as scenes do, with what makes the screen darker.
@MainActor private final class AlertView: UIView, ComponentView {
  private weak var alert: UIAlertController?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var component: KeyValuePairs<String, JSONValue> {
    guard let alert, alert.preferredStyle == .alert, !alert.actions.isEmpty else { return [:] }
    let title = alert.title ?? (alert.message == nil ? "" : nil)
    return [
      "alert": .null, "title": title.map(JSONValue.words) ?? .null,
      "message": alert.message.map(JSONValue.words) ?? .null,
      "fields": fields(of: alert), "actions": .array(alert.actions.prefix(8).map(action)),
    ]
  }

  private func action(_ action: UIAlertAction) -> JSONValue {
    let role =
      switch action.style {
      case .default: "default"
      case .cancel: "cancel"
      case .destructive: "destructive"
      }
    return .object([
      "text": .words(action.title ?? ""), "role": .string(role),
      "preferred": .boolean(action === alert?.preferredAction),
    ])
  }

  private func fields(of alert: UIAlertController) -> JSONValue {
    guard let fields = alert.textFields else { return .null }
    return .array(
      fields.prefix(4).map { field in
        .object([
          "placeholder": .words(field.placeholder ?? ""), "text": .words(field.text ?? ""),
          "secure": .boolean(field.isSecureTextEntry),
        ])
      })
  }
}
