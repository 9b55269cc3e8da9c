internal import GalleyGeometry
internal import GalleyLayouts

/// All that happens on a screen in a state: what it is like after every step of every gesture.
///
/// Times are seconds since the screen was first shown. What is shown between two steps follows from
/// the earlier one.
struct StateHistory: Sendable {
  struct Step: Sendable {
    var clock: Double
    var screen: ScreenShape
    var collections: [String: PlayedCollection]
    var controls: [String: PlayedControl]
  }

  private(set) var steps: [Step]
  /// What fingers did, in order.
  private(set) var touches: [TouchPath] = []
  /// When the first gesture of the state begins, or the state does where it has none.
  var start = 0.0
  /// When the last gesture of the state has been performed, or the state begins where it has none.
  var gesturesEnd = 0.0
  /// When the state is drawn.
  var instant = 0.0
  /// When everything that comes to an end has ended.
  var end = 0.0

  /// Whether a layer moves by itself for ever.
  let hasRestlessLayers: Bool

  init(_ first: Step, hasRestlessLayers: Bool) {
    steps = [first]
    self.hasRestlessLayers = hasRestlessLayers
  }

  mutating func add(_ step: Step) { steps.append(step) }

  mutating func add(_ touch: TouchPath) { touches.append(touch) }

  /// Lifts the finger that is down.
  mutating func liftFinger(at clock: Double) {
    guard let last = touches.indices.last, touches[last].lifted == nil else { return }
    touches[last].lifted = max(clock, touches[last].arrived)
  }

  /// The screen at an instant.
  func step(at clock: Double) -> Step {
    var (low, high) = (0, steps.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      // Adding up times may lose the last bit of them.
      if steps[middle].clock <= clock + 1e-9 { low = middle } else { high = middle }
    }
    var step = steps[low]
    let time = max(0, clock - step.clock)
    step.collections = step.collections.mapValues { $0.advanced(by: time) }
    step.controls = step.controls.mapValues { $0.advanced(by: time) }
    step.clock += time
    return step
  }

  /// Whether something on the screen moves by itself for ever at the end.
  var animatesIndefinitely: Bool {
    hasRestlessLayers
      || steps.last?.collections.values.contains { $0.view.animatesIndefinitely } ?? false
  }
}

/// The size of a screen and the part of it that nothing covers.
struct ScreenShape: Hashable, Sendable {
  var size: Size
  /// The insets that are covered at the edges.
  var safeArea: EdgeInsets

  var bounds: Rect { Rect(origin: .zero, size: size) }
}
