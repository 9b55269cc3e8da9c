internal import GalleyNotation

/// The source of a control's position for its layers, or of how far a motion of its own has come.
public struct ControlBinding: Sendable {
  /// Of what moves by itself; nil for a control.
  private var clock: (steps: Int, period: Double)?

  /// Of the control that it belongs to; nil for one that nobody can set.
  package var name: String?
  /// The position where none is set, from 0 to 1 or the number of a choice.
  package var position: Bindable<Double>

  /// - Parameters:
  ///   - name: Of the control; nil for one that nobody can set.
  ///   - position: What it shows where nobody has set it: from 0 to 1, or the number of a choice.
  public init(_ name: String?, position: Bindable<Double>) {
    self.name = name
    self.position = position
  }

  /// Goes through positions for ever, from one to the next without what is between.
  ///
  /// - `steps`: How many positions there are, from 0.
  /// - `period`: Seconds for all of them; more than 0.
  public static func clock(steps: Int, period: Double) -> ControlBinding {
    var source = ControlBinding(nil, position: .constant(0))
    source.clock = (steps, period)
    return source
  }

  package func position(in context: LayerContext) -> Double {
    if let clock {
      // A hair more, since adding up times may lose the last bit of them.
      let turns = context.scope.clock / clock.period + 1e-9
      return ((turns - turns.rounded(.down)) * Double(clock.steps)).rounded(.down)
    }
    if let name, let shown = context.scope.controls?.position(ofControl: name) { return shown }
    let position = position.resolved(in: context.scope, issues: context.issues) ?? 0
    return position.isFinite ? position : 0
  }

  package func isMoving(in context: LayerContext) -> Bool {
    name.flatMap { context.scope.controls?.isMoving($0) } ?? false
  }
}
