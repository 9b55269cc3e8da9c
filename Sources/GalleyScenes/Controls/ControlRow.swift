/// A row of what is presented, which a finger may tap: of an alert, of a menu.
package struct ControlRow: Equatable, Sendable {
  /// What stands on it; nil where that depends on what is drawn.
  package var title: String?
  package var isEnabled: Bool

  package init(_ title: Bindable<String>, isEnabled: Bool = true) {
    self.title = title.constant
    self.isEnabled = isEnabled
  }
}
