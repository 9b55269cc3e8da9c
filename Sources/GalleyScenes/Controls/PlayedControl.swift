internal import GalleyGeometry
internal import GalleyLayouts

/// A control of a screen at an instant: what it is set to, and how far it shows that.
struct PlayedControl: Sendable {
  let spec: ControlSpec
  /// The value that it is set to.
  private(set) var value: Double
  /// Where it stood when it was set to that.
  private var origin: Double
  /// Seconds since then.
  private var time = Double.infinity
  private var timing: Timing
  /// The position at which a finger holds it; nil where none does.
  private var held: Double?

  init(_ spec: ControlSpec) {
    self.spec = spec
    value = spec.limited(spec.value)
    origin = spec.position(of: spec.limited(spec.value))
    timing = spec.timing
  }

  /// Where it stands: from 0 to 1, or the number of a choice; between two while it is on its way.
  var position: Double {
    let target = held ?? spec.position(of: value)
    guard isMoving else { return target }
    return origin + (target - origin) * timing.progress(after: time)
  }

  var isMoving: Bool { time < timing.duration }

  /// The value that is set while it is on its way: a finger that drags an amount sets each between.
  var shownValue: Double {
    guard isMoving, case .amount(let range) = spec.kind else { return value }
    return spec.limited(range.lowerBound + position * (range.upperBound - range.lowerBound))
  }

  /// How many seconds it takes until it shows what it is set to.
  var settlingTime: Double { isMoving ? timing.duration - time : 0 }

  /// Sets it to a value at once.
  mutating func begin(at value: Double) {
    self.value = spec.limited(value)
    held = nil
    time = .infinity
  }

  /// Sets it to a value, and lets it go there from where it stands.
  ///
  /// - `timing`: How; nil as the control does.
  mutating func set(to value: Double, timing: Timing?) {
    origin = position
    held = nil
    self.value = spec.limited(value)
    self.timing = timing ?? spec.timing
    time = origin == spec.position(of: self.value) ? .infinity : 0
  }

  /// Does what a finger does to it.
  ///
  /// - `timing`: How it moves then; nil as the control does.
  mutating func perform(_ touch: ControlTouch, in place: ControlTarget, timing: Timing?) {
    switch touch {
    case .flip: set(to: 1 - value, timing: timing)
    case .pick(let index): set(to: Double(index), timing: timing)
    case .step(let isUp):
      guard case .steps(_, let step) = spec.kind else { return }
      set(to: value + (isUp ? step : -step), timing: timing)
    case .drag(let value): set(to: value, timing: timing)
    case .dragBy(let points):
      guard case .amount(let range) = spec.kind,
        case .onScreen(let frame, let isMirrored, _) = place
      else { return }
      let share = points / max(1, frame.width - spec.knobWidth) * (isMirrored ? -1 : 1)
      set(to: value + share * (range.upperBound - range.lowerBound), timing: timing)
    case .hold(let points), .flick(let points, _):
      guard case .onScreen(_, _, let places) = place else { return }
      hold(at: places.position(at: places.place(of: position) + points), timing: timing)
    case .release(let velocity):
      guard case .onScreen(_, _, let places) = place else { return }
      let way = DecelerationRate.normal.projectedDistance(velocity: velocity)
      let stop = places.nearestStop(to: places.place(of: position) + way)
      set(to: Double(stop), timing: timing)
    case .row: set(to: 0, timing: timing)
    }
  }

  /// Lets a finger take it to a position, and keep it there.
  private mutating func hold(at position: Double, timing: Timing?) {
    origin = self.position
    held = position
    self.timing = timing ?? .drag
    time = origin == position ? .infinity : 0
  }

  /// The same, when it shows what it is set to.
  var rested: PlayedControl { advanced(by: settlingTime) }

  /// Where a finger touches it to set what it stands for, in its frame.
  func touchPoint(in frame: Rect, isMirrored: Bool, _ places: TouchPlaces) -> Point {
    if !places.stops.isEmpty {
      // In the middle of the grabber.
      return Point(x: frame.midX, y: places.place(of: position) + 8)
    }
    let share: Double
    switch spec.kind {
    case .toggle, .steps: share = 0.5
    case .choice(let words): share = (value + 0.5) / Double(max(1, words.count))
    case .amount: share = position
    }
    return Point(
      x: frame.minX + frame.width * (isMirrored ? 1 - share : share), y: frame.midY)
  }

  /// The same, so many seconds later.
  func advanced(by seconds: Double) -> PlayedControl {
    var later = self
    later.time += seconds
    return later
  }
}

extension Timing {
  /// How a finger that drags what it holds moves.
  fileprivate static let drag = Timing(.easeInOut, duration: 0.25)
}
