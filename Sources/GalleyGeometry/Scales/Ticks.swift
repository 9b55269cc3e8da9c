/// Round numbers in an interval: multiples of one, two or five times a power of ten.
///
/// The algorithm is that of d3-array's `ticks`, by Mike Bostock, whose published cases it gives. As
/// there, a count that is no number or not above zero has no numbers.
package enum Ticks {
  /// About so many round numbers in an interval, its ends included where they are round.
  ///
  /// They run as the interval does: downward where its start lies above its end.
  package static func values(from start: Double, to end: Double, count: Double) -> [Double] {
    guard count > 0 else { return [] }
    guard start != end else { return [start] }
    let span = Span(from: min(start, end), to: max(start, end), count: count)
    let numbers = span.last - span.first
    guard numbers >= 0, numbers < mostValues, span.increment != 0 else { return [] }
    let values = (0...Int(numbers)).map { index in
      let place = span.first + Double(index)
      // Where steps are below one, a division by a whole number is the exact one.
      return span.increment < 0 ? place / -span.increment : place * span.increment
    }
    return end < start ? values.reversed() : values
  }

  /// The step between about so many round numbers; below zero where the interval runs downward.
  package static func step(from start: Double, to end: Double, count: Double) -> Double {
    let isReversed = end < start
    let increment =
      isReversed
      ? increment(from: end, to: start, count: count)
      : increment(from: start, to: end, count: count)
    let step = increment < 0 ? 1 / -increment : increment
    return isReversed ? -step : step
  }

  /// The step, or where it is below one the negated number of steps in one, which is whole.
  package static func increment(from start: Double, to end: Double, count: Double) -> Double {
    Span(from: start, to: end, count: count).increment
  }

  /// The interval, widened to round numbers at both ends.
  package static func extended(
    from start: Double, to end: Double, count: Double
  ) -> (start: Double, end: Double) {
    var (start, end, last) = (start, end, Double.nan)
    for _ in 0..<10 {
      let step = increment(from: start, to: end, count: count)
      guard step != last, step != 0, step.isFinite else { break }
      if step > 0 {
        start = (start / step).rounded(.down) * step
        end = (end / step).rounded(.up) * step
      } else {
        start = (start * step).rounded(.up) / step
        end = (end * step).rounded(.down) / step
      }
      last = step
    }
    return (start, end)
  }

  /// More than anybody sees.
  private static let mostValues = 100_000.0

  /// The first and the last round number in an interval, counted in steps.
  private struct Span {
    var first: Double
    var last: Double
    /// The step; below zero the negated number of steps in one.
    var increment: Double

    init(from start: Double, to end: Double, count: Double) {
      let step = count.isNaN ? .nan : (end - start) / max(0, count)
      let power = Self.powerOfTen(in: step)
      let share = step / Self.ten(to: power)
      // The factor is the next by ratio: the bounds are geometric means of 1, 2, 5 and 10.
      let factor: Double =
        share >= 50.0.squareRoot()
        ? 10
        : share >= 10.0.squareRoot()
          ? 5
          : share >= 2.0.squareRoot() ? 2 : 1
      if power < 0 {
        let inOne = Self.ten(to: -power) / factor
        first = (start * inOne + 0.5).rounded(.down)
        last = (end * inOne + 0.5).rounded(.down)
        if first / inOne < start { first += 1 }
        if last / inOne > end { last -= 1 }
        increment = -inOne
      } else {
        let step = Self.ten(to: power) * factor
        first = (start / step + 0.5).rounded(.down)
        last = (end / step + 0.5).rounded(.down)
        if first * step < start { first += 1 }
        if last * step > end { last -= 1 }
        increment = step
      }
      if last < first, 0.5 <= count, count < 2 {
        self = Span(from: start, to: end, count: count * 2)
      }
    }

    /// The exponent of the largest power of ten that is not above a number.
    private static func powerOfTen(in number: Double) -> Double {
      guard number > 0, number.isFinite else {
        return number == 0 ? -.infinity : number > 0 ? .infinity : .nan
      }
      var power = (Double(number.exponent) * 0.301_029_995_663_981_2).rounded(.down)
      while ten(to: power + 1) <= number { power += 1 }
      while ten(to: power) > number { power -= 1 }
      return power
    }

    /// Exact up to 10^22, and the nearest number down to 10^-22.
    private static func ten(to power: Double) -> Double {
      guard power.isFinite else { return power > 0 ? .infinity : power < 0 ? 0 : .nan }
      guard power >= 0 else { return 1 / ten(to: -power) }
      return power > 308 ? .infinity : (0..<Int(power)).reduce(1) { ten, _ in ten * 10 }
    }
  }
}
