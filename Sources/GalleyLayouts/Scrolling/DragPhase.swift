internal import GalleyGeometry

/// A finger's way from rest to where it lets go, with the velocity it lets go with.
///
/// Over the elapsed share u, with p = v·duration/distance the slope at the end, a cubic Hermite:
/// 3u² - 2u³ + p (u³ - u²), monotone for p in 0...3 alone. For p = 2 it is u², a constant
/// acceleration; for p = 3 it is u³, and from there on u^p is, which has the same slope at the end
/// and never swings back. A velocity against the way is none.
struct DragPhase: ScrollPhase {
  let start: Double
  let end: Double
  let duration: Double
  let endSlope: Double

  init(from start: Double, to end: Double, duration: Double, endVelocity: Double) {
    self.start = start
    self.end = end
    self.duration = duration
    let slope = endVelocity / (end - start) * duration
    endSlope = slope > 0 ? min(slope, 1e100) : 0
  }

  func position(at seconds: Double) -> Double {
    start.interpolated(to: end, at: progress(seconds / duration))
  }

  func velocity(at seconds: Double) -> Double {
    (end - start) * slope(seconds / duration) / duration
  }

  private func progress(_ share: Double) -> Double {
    guard endSlope <= 3 else { return power(share, endSlope) }
    return share * share * (3 - 2 * share - endSlope * (1 - share))
  }

  private func slope(_ share: Double) -> Double {
    guard endSlope <= 3 else { return endSlope * power(share, endSlope - 1) }
    return share * (6 * (1 - share) + endSlope * (3 * share - 2))
  }
}
