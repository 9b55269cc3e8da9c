internal import GalleyGeometry

extension CollectionView {
  /// The time since the view was made, at which the last gesture began, or to which the view was
  /// advanced since.
  public var time: Duration { .seconds(clock) }

  /// The time from now until everything that comes to an end has ended; what moves for ever does
  /// not count.
  public var settlingTime: Duration { .seconds(max(0, end - clock)) }

  /// Whether something moves by itself for ever.
  public var animatesIndefinitely: Bool { interaction.animatesIndefinitely(in: self) }

  /// When everything that comes to an end has ended.
  private var end: Double {
    max(scrolling.end, regions.end, scrollActivityEnd, shown.end, animations.end)
  }

  /// The instant on the clock at a time after the last gesture; one before it counts as it.
  ///
  /// Adding up times loses their last bits, so what is within a nanosecond of the end of everything
  /// is the end.
  func instant(after time: Duration) -> Double {
    let instant = min(clock + max(0, time.seconds), Self.latestInstant)
    return abs(instant - end) < 1e-9 ? max(clock, end) : instant
  }

  /// Thirty million years, which a duration can still tell.
  private static let latestInstant = 1e15

  /// Lets time pass; a time that is not positive changes nothing.
  public mutating func advance(by time: Duration) { wait(until: instant(after: time)) }

  /// Lets time pass until everything that comes to an end has ended.
  public mutating func settle() { wait(until: end) }
}

extension Duration {
  /// In seconds, as near as a Double comes.
  var seconds: Double { self / .seconds(1) }
}
