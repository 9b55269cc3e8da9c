internal import GalleyGeometry

extension CollectionView {
  /// The time since the view was made, at which the last gesture began, or to which the view was
  /// advanced since.
  public var time: Duration { .seconds(clock) }

  /// The time from now until everything that comes to an end has ended; what moves for ever does not
  /// count.
  public var settlingTime: Duration { .seconds(max(0, end - clock)) }

  /// Whether something moves by itself for ever.
  public var isRestless: Bool { interaction.isRestless(in: self) }

  /// When everything that comes to an end has ended.
  private var end: Double {
    let fades = fades.values.reduce(0) { max($0, $1.end) }
    return max(scroll.end, transition?.end ?? 0, fades, lift?.end ?? 0)
  }

  /// Lets time pass; a time that is not positive changes nothing.
  public mutating func advance(by time: Duration) {
    clock += max(0, time.seconds)
    forgetWhatIsOver()
  }

  /// Lets time pass until everything that comes to an end has ended.
  public mutating func settle() {
    clock = max(clock, end)
    forgetWhatIsOver()
  }

  private mutating func forgetWhatIsOver() {
    if let transition, transition.end <= clock { self.transition = nil }
    for (presence, fade) in fades where fade.end <= clock { fades[presence] = nil }
    if scroll.end <= clock { restedPage = nil }
  }
}

extension Duration {
  /// In seconds, as near as a Double comes.
  var seconds: Double { self / .seconds(1) }
}
