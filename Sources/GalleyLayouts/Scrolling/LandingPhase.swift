internal import GalleyGeometry

/// A scroll let go so fast toward its target that an exponential takes it there: D e^(-kt) is left
/// of the way D, where k is such that it begins with the velocity it has, k = v / D.
///
/// An exponential never arrives. The hundredth of a point left at the end of the duration is taken
/// out over the whole course, in proportion to 3u² - 2u³ of the elapsed share u, which changes
/// neither the initial velocity nor the direction.
struct LandingPhase: ScrollPhase {
  let end: Double
  let distance: Double
  /// Per second.
  let rate: Double
  let duration: Double

  /// The velocity leads to the target, which is not where the scroll is.
  init(from start: Double, velocity: Double, at target: Double) {
    end = target
    distance = target - start
    rate = velocity / distance
    let hundredths = abs(distance) / ScrollMotion.tolerance
    duration = max(0, naturalLogarithm(hundredths)) / rate
  }

  private var residue: Double { distance * exponential(-rate * duration) }

  func position(at seconds: Double) -> Double {
    let share = seconds / duration
    let left = distance * exponential(-rate * seconds)
    return end - (left - residue * share * share * (3 - 2 * share))
  }

  func velocity(at seconds: Double) -> Double {
    let share = seconds / duration
    return distance * rate * exponential(-rate * seconds)
      + residue * 6 * share * (1 - share) / duration
  }
}
