extension DampedSpring {
  /// The time in seconds at which the bound of its swings from rest falls to a share of its way, as
  /// CASpringAnimation's settling duration has it: (1 + ζ/√(1−ζ²)) e^(−ζωt) is the share. [R]
  ///
  /// Nil for one that does not swing.
  func envelopeTime(within share: Double) -> Double? {
    guard dampingRatio < 1 else { return nil }
    return naturalLogarithm((1 + decay / dampedFrequency) / share) / decay
  }

  /// The time in seconds from which on the displacement stays within a tolerance above zero.
  ///
  /// Between two turning points the displacement is monotone, and each turn is smaller than the
  /// one before: past the last turn outside the tolerance, or from the start where there is none,
  /// it enters once and for good. That moment is found by bisection.
  public func settlingTime(from initial: State, within tolerance: Double) -> Double {
    func isOutside(_ seconds: Double) -> Bool {
      abs(state(from: initial, after: seconds).displacement) > tolerance
    }
    let turn = lastTurn(from: initial, outside: tolerance)
    var early = isOutside(turn) ? turn : 0
    guard isOutside(early) else { return 0 }
    var step = 1 / (dampingRatio < 1 ? decay : rates.slower)
    while isOutside(early + step) { step *= 2 }
    var late = early + step
    while case let middle = early + (late - early) / 2, middle > early, middle < late {
      if isOutside(middle) { early = middle } else { late = middle }
    }
    return late
  }

  /// The time of the last turning point that lies outside the tolerance; zero where none may.
  private func lastTurn(from initial: State, outside tolerance: Double) -> Double {
    guard dampingRatio < 1 else { return turn(ofCreepFrom: initial) }
    let (x, v) = (initial.displacement, initial.velocity)
    // v cos φ = q sin φ, and again after every half swing.
    let pull = (decay * v + angularFrequency * angularFrequency * x) / dampedFrequency
    var phase = angle(of: Vector(dx: pull, dy: v))
    if phase < 0 { phase += .pi }
    if phase >= .pi { phase -= .pi }
    let first = phase / dampedFrequency
    let height = abs(state(from: initial, after: first).displacement)
    guard height > tolerance else { return 0 }
    let halfSwing = Double.pi / dampedFrequency
    let swings = (naturalLogarithm(height / tolerance) / (decay * halfSwing)).rounded(.down)
    return first + swings * halfSwing
  }

  /// The time of the only turning point that there may be without swinging; zero where none is.
  private func turn(ofCreepFrom initial: State) -> Double {
    let (slower, gap) = rates
    let push = initial.velocity + slower * initial.displacement
    guard push != 0 else { return 0 }
    let ratio = initial.velocity / ((slower + gap) * push)
    guard ratio > 0, gap * ratio < 1 else { return 0 }
    return gap > 0 ? -naturalLogarithm(onePlus: -gap * ratio) / gap : ratio
  }
}
