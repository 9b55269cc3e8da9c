public import GalleyGeometry
public import GalleyNotation

/// The settings of a control and the one it begins with, apart from its look.
public struct ControlSpec: Equatable, Sendable {
  /// The meaning of a control's values.
  public enum Kind: Hashable, Sendable {
    /// Off is 0, on is 1.
    case toggle
    /// One of some words, by its number from 0.
    case choice([String])
    /// A number in a range, which a finger drags.
    case amount(ClosedRange<Double>)
    /// A number in a range, which goes up and down by steps.
    case steps(ClosedRange<Double>, by: Double)
  }

  /// By which gestures, templates and conditions speak of it.
  public var name: String
  /// What the control is.
  public var kind: Kind
  /// At the beginning.
  public var value: Double
  /// Whether it answers to touches.
  public var isEnabled: Bool
  /// How much of its width a finger's way is shorter than, in points.
  public var knobWidth = 0.0
  /// The time that it takes to show what a finger has set it to.
  public var timing: Timing
  /// The rows that a finger may tap, of what is presented.
  package var rows: [ControlRow] = []
  /// Whether a finger drags it from choice to choice.
  package var isDraggable = false
  /// Where the scene says it.
  public var location: SourceLocation

  /// A control of a name, which a scene gives at a place.
  public init(
    _ name: String, _ kind: Kind, value: Double, isEnabled: Bool = true,
    knobWidth: Double = 0, timing: Timing = Timing(.easeInOut, duration: 0.25),
    location: SourceLocation
  ) {
    self.knobWidth = knobWidth
    self.name = name
    self.kind = kind
    self.value = value
    self.isEnabled = isEnabled
    self.timing = timing
    self.location = location
  }

  /// How many things it chooses from, or stands between.
  var positions: Int {
    switch kind {
    case .toggle, .amount, .steps: 2
    case .choice(let words): words.count
    }
  }

  /// Where a value lies among the stops of what shows it: from 0 to 1, or the number of a choice.
  func position(of value: Double) -> Double {
    switch kind {
    case .toggle, .choice: value
    case .amount(let range), .steps(let range, _):
      range.upperBound > range.lowerBound
        ? (value - range.lowerBound) / (range.upperBound - range.lowerBound) : 0
    }
  }

  /// The nearest value that it can be set to.
  func limited(_ value: Double) -> Double {
    switch kind {
    case .toggle: min(max(value, 0), 1)
    case .choice(let words): min(max(value, 0), Double(max(0, words.count - 1)))
    case .amount(let range), .steps(let range, _):
      min(max(value, range.lowerBound), range.upperBound)
    }
  }
}
