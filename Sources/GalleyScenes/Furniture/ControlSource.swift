internal import GalleyNotation

/// Where a part of a control learns where the control stands.
public struct ControlSource: Sendable {
  /// Of the control that it belongs to; nil for one that nobody can set.
  package var name: String?
  /// What it shows where nobody has set it, from 0 to 1 or the number of a choice.
  package var position: Bindable<Double>

  /// - Parameters:
  ///   - name: Of the control; nil for one that nobody can set.
  ///   - position: What it shows where nobody has set it: from 0 to 1, or the number of a choice.
  public init(_ name: String?, position: Bindable<Double>) {
    self.name = name
    self.position = position
  }

  func position(in context: LayerContext) -> Double {
    if let name, let shown = context.scope.controls?.position(ofControl: name) { return shown }
    let position = position.resolved(in: context.scope, issues: context.issues) ?? 0
    return position.isFinite ? position : 0
  }

  func isMoving(in context: LayerContext) -> Bool {
    name.flatMap { context.scope.controls?.isMoving($0) } ?? false
  }
}
