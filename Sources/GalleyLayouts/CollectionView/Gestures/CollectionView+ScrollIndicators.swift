extension CollectionView {
  /// Returns the visibility of scroll indicators at a time after the last gesture, from 0 to 1.
  ///
  /// Fully while the content moves or a finger holds it, and 0.3 seconds longer; then they fade out
  /// in a quarter of a second. Always 0 where `showsScrollIndicators` is off.
  package func scrollActivity(at time: Duration) -> Double {
    guard showsScrollIndicators, scrolling.position.isMotion else { return 0 }
    if scrolling.isHeld { return 1 }
    let fading = instant(after: time) - scrolling.end - Self.indicatorDelay
    return min(max(1 - fading / Self.indicatorFade, 0), 1)
  }

  /// When scroll indicators have faded out, on the clock of the view.
  var scrollActivityEnd: Double {
    guard showsScrollIndicators, scrolling.position.isMotion, !scrolling.isHeld else { return 0 }
    return scrolling.end + Self.indicatorDelay + Self.indicatorFade
  }

  private static let indicatorDelay = 0.3
  private static let indicatorFade = 0.25
}
