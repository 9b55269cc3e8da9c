internal import GalleyGeometry

/// Something that is shown more or less: fully while it is on, not at all while it is off.
public enum Presence: Hashable, Sendable {
  case mode(String)
  /// The detail of an item, over the screen.
  case detail(ItemID)
  /// That an item is carried by a finger.
  case carried(ItemID)
}

extension CollectionView {
  /// How much something is shown, from 0 to 1, at a time after the last gesture.
  public func presence(of presence: Presence, at time: Duration = .zero) -> Double {
    self.presence(of: presence, clock: instant(after: time))
  }

  func presence(of presence: Presence, clock: Double) -> Double {
    let isOn: Bool =
      switch presence {
      case .mode(let mode): mode == self.mode
      case .detail(let id): id == openedID
      case .carried(let id): id == lift?.id
      }
    return fades[presence].map { min(max($0.value(at: clock), 0), 1) } ?? (isOn ? 1 : 0)
  }

  /// The modes that are shown, at least a little, each with how much.
  public func modes(at time: Duration = .zero) -> [String: Double] {
    var modes: [String: Double] = mode.map { [$0: 1] } ?? [:]
    for case .mode(let name) in fades.keys { modes[name] = 1 }
    for name in modes.keys { modes[name] = presence(of: .mode(name), at: time) }
    return modes.filter { $0.value > 0 }
  }

  /// The details that are shown, at least a little, each with how much.
  public func details(at time: Duration = .zero) -> [ItemID: Double] {
    var details: [ItemID: Double] = openedID.map { [$0: 1] } ?? [:]
    for case .detail(let id) in fades.keys { details[id] = 1 }
    for id in details.keys { details[id] = presence(of: .detail(id), at: time) }
    return details.filter { $0.value > 0 }
  }

  /// Lets something come or go, from as much as it is shown now.
  mutating func fade(_ presence: Presence, to value: Double, _ timing: Timing? = nil) {
    let now = self.presence(of: presence, clock: clock)
    fades[presence] =
      now == value
      ? nil : Fade(from: now, to: value, start: clock, timing: timing ?? self.timing)
  }
}
