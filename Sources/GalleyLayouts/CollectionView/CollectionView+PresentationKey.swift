extension CollectionView {
  /// How much something is shown, from 0 to 1, at a time after the last gesture.
  package func presence(of presence: PresentationKey, at time: Duration = .zero) -> Double {
    self.presence(of: presence, clock: instant(after: time))
  }

  func presence(of presence: PresentationKey, clock: Double) -> Double {
    if let value = shown.fadedValue(of: presence, at: clock) { return value }
    let isOn: Bool =
      switch presence {
      case .mode(let mode): mode == self.mode
      case .detail(let id): id == openedID
      case .carried(let id): id == animations.dragPreview?.id
      }
    return isOn ? 1 : 0
  }

  /// The modes that are shown, at least a little, each with how much.
  package func modes(at time: Duration = .zero) -> [String: Double] {
    var modes: [String: Double] = mode.map { [$0: 1] } ?? [:]
    for case .mode(let name) in shown.fades.keys { modes[name] = 1 }
    for name in modes.keys { modes[name] = presence(of: .mode(name), at: time) }
    return modes.filter { $0.value > 0 }
  }

  /// The details that are shown, at least a little, each with how much.
  package func details(at time: Duration = .zero) -> [ItemID: Double] {
    var details: [ItemID: Double] = openedID.map { [$0: 1] } ?? [:]
    for case .detail(let id) in shown.fades.keys { details[id] = 1 }
    for id in details.keys { details[id] = presence(of: .detail(id), at: time) }
    return details.filter { $0.value > 0 }
  }
}
