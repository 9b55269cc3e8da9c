/// A map from an interval of values to one of places that grows with the logarithm of values far from
/// zero, to both sides, and with the values themselves about it.
///
/// The arithmetic is that of d3-scale's `scaleSymlog`, by Mike Bostock, whose published cases it
/// gives; it is by Webber: A bi-symmetric log transformation for wide-range data, 2013.
package struct SymlogScale: Hashable, Sendable {
  /// In the transformed values.
  private var linear: LinearScale
  private var plain: LinearScale

  package init(
    _ domain: (start: Double, end: Double) = (0, 1),
    to range: (start: Double, end: Double) = (0, 1), clamps: Bool = false
  ) {
    plain = LinearScale(domain, to: range, clamps: clamps)
    linear = LinearScale(
      (Self.transformed(domain.start), Self.transformed(domain.end)), to: range, clamps: clamps)
  }

  /// The values at both ends; the first may be the larger one.
  package var domain: (start: Double, end: Double) { plain.domain }

  /// The place of a value.
  package func position(of value: Double) -> Double {
    linear.position(of: Self.transformed(value))
  }

  /// The value at a place.
  package func value(at position: Double) -> Double {
    Self.restored(linear.value(at: position))
  }

  /// The scale with a domain that ends at round numbers, about so many of which lie in it.
  package func extended(count: Double = 10) -> SymlogScale {
    SymlogScale(plain.extended(count: count).domain, to: plain.range, clamps: plain.clamps)
  }

  /// About so many values: zero, and powers of ten to its sides, that run as the domain does.
  ///
  /// Those of d3 are as far apart as on a linear scale, so that they crowd at the ends. Where the
  /// domain has few powers, it is as good as linear.
  package func ticks(count: Double = 10) -> [Double] {
    let (low, high) = (min(domain.start, domain.end), max(domain.start, domain.end))
    let greatest = max(abs(low), abs(high))
    let powers = Array(sequence(first: 1.0) { $0 * 10 }.prefix { $0 <= greatest }.prefix(400))
    guard powers.count > 2 else { return plain.ticks(count: count) }
    func values(_ powers: [Double]) -> [Double] {
      (powers.reversed().map { -$0 } + [0] + powers).filter { low <= $0 && $0 <= high }
    }
    var found = values(powers)
    var step = 1
    while Double(found.count) > count + 1, step < powers.count {
      // One lies too near to zero to be among few.
      found = values(powers.indices.dropFirst().filter { $0 % step == 0 }.map { powers[$0] })
      step += 1
    }
    return domain.end < domain.start ? found.reversed() : found
  }

  private static func transformed(_ value: Double) -> Double {
    // The logarithm of one and a little is that little where one takes its last digits.
    let sum = 1 + abs(value)
    let logarithm =
      sum == 1
      ? abs(value) : sum.isFinite ? naturalLogarithm(sum) * (abs(value) / (sum - 1)) : sum
    return value < 0 ? -logarithm : logarithm
  }

  private static func restored(_ value: Double) -> Double {
    let magnitude = exponentialMinusOne(abs(value))
    return value < 0 ? -magnitude : magnitude
  }
}
