internal import GalleyGeometry

/// The mode, the selection and the open detail of a collection view, and how much of each is shown.
struct PresentationState: Hashable, Sendable {
  private(set) var mode: String?
  private(set) var selectedIDs: Set<ItemID> = []
  /// The item whose detail lies over the screen.
  private(set) var openedID: ItemID?
  /// How much modes, details and carried items are shown, where that is not all or nothing.
  private(set) var fades: [PresentationKey: Fade] = [:]

  mutating func select(_ ids: Set<ItemID>) { selectedIDs = ids }

  mutating func deselect(_ id: ItemID) { selectedIDs.remove(id) }

  /// Changes the mode, which fades the one into the other.
  mutating func setMode(_ mode: String?, at clock: Double, _ timing: Timing) {
    guard mode != self.mode else { return }
    if let last = self.mode { fade(.mode(last), isOn: false, at: clock, timing) }
    if let mode { fade(.mode(mode), isOn: true, at: clock, timing) }
    self.mode = mode
  }

  /// Begins in a mode, without a change.
  mutating func start(inMode mode: String?) {
    self.mode = mode
    fades = fades.filter { if case .mode = $0.key { false } else { true } }
  }

  /// Lets the detail of an item come over the screen, and another one go.
  mutating func open(_ id: ItemID?, at clock: Double, _ timing: Timing) {
    guard id != openedID else { return }
    if let last = openedID { fade(.detail(last), isOn: false, at: clock, timing) }
    if let id { fade(.detail(id), isOn: true, at: clock, timing) }
    openedID = id
  }

  /// Lets something come that was off, or go that was on, from as much as it is shown now.
  mutating func fade(_ presence: PresentationKey, isOn: Bool, at clock: Double, _ timing: Timing) {
    let now = fadedValue(of: presence, at: clock) ?? (isOn ? 0 : 1)
    let goal = isOn ? 1.0 : 0
    fades[presence] =
      now == goal ? nil : Fade(from: now, to: goal, start: clock, timing: timing)
  }

  /// How much something is shown, from 0 to 1, that comes or goes; nil for what does neither.
  func fadedValue(of presence: PresentationKey, at clock: Double) -> Double? {
    fades[presence].map { min(max($0.value(at: clock), 0), 1) }
  }

  /// When all that comes and goes has.
  var end: Double { fades.values.reduce(0) { max($0, $1.end) } }

  /// Forgets what has come or gone.
  mutating func settle(at clock: Double) {
    for (presence, fade) in fades where fade.end <= clock { fades[presence] = nil }
  }
}
