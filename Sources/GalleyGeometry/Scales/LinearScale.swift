/// A map from an interval of values to one of places, along which both grow alike.
package struct LinearScale: Hashable, Sendable {
  /// The values at both ends; the first may be the larger one.
  package var domain: (start: Double, end: Double) {
    get { (domainStart, domainEnd) }
    set { (domainStart, domainEnd) = newValue }
  }

  /// Their places.
  package var range: (start: Double, end: Double) {
    get { (rangeStart, rangeEnd) }
    set { (rangeStart, rangeEnd) = newValue }
  }

  /// Whether what is beyond an end is put there.
  package var clamps: Bool
  private var domainStart: Double
  private var domainEnd: Double
  private var rangeStart: Double
  private var rangeEnd: Double

  package init(
    _ domain: (start: Double, end: Double) = (0, 1),
    to range: (start: Double, end: Double) = (0, 1),
    clamps: Bool = false
  ) {
    (domainStart, domainEnd) = domain
    (rangeStart, rangeEnd) = range
    self.clamps = clamps
  }

  /// The place of a value; the middle of the range where all values are one.
  package func position(of value: Double) -> Double {
    Self.map(value, from: domain, to: range, clamps: clamps)
  }

  /// The value at a place; the middle of the domain where all places are one.
  package func value(at position: Double) -> Double {
    Self.map(position, from: range, to: domain, clamps: clamps)
  }

  /// The scale with a domain that ends at round numbers, about so many of which lie in it.
  package func extended(count: Double = 10) -> LinearScale {
    var scale = self
    let isReversed = domainEnd < domainStart
    let ends = Ticks.extended(
      from: min(domainStart, domainEnd), to: max(domainStart, domainEnd), count: count)
    scale.domain = isReversed ? (ends.end, ends.start) : ends
    return scale
  }

  /// About so many round values of the domain.
  package func ticks(count: Double = 10) -> [Double] {
    Ticks.values(from: domainStart, to: domainEnd, count: count)
  }

  private static func map(
    _ value: Double, from domain: (start: Double, end: Double),
    to range: (start: Double, end: Double), clamps: Bool
  ) -> Double {
    let length = domain.end - domain.start
    guard length != 0 else { return range.start + (range.end - range.start) * 0.5 }
    var share = (value - domain.start) / length
    if clamps { share = min(max(share, 0), 1) }
    return range.start * (1 - share) + range.end * share
  }
}
