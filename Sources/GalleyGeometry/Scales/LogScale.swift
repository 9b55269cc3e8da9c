/// A map from an interval of values above zero to one of places, along which equal ratios lie equally
/// far apart.
///
/// The arithmetic is that of d3-scale's `scaleLog` to the base ten, by Mike Bostock, whose published
/// cases it gives.
package struct LogScale: Hashable, Sendable {
  private var linear: LinearScale

  /// The values at both ends, both above zero; the first may be the larger one.
  package private(set) var domain: (start: Double, end: Double) {
    get { (domainStart, domainEnd) }
    set {
      (domainStart, domainEnd) = newValue
      linear.domain = (naturalLogarithm(newValue.start), naturalLogarithm(newValue.end))
    }
  }

  private var domainStart: Double
  private var domainEnd: Double

  package init(
    _ domain: (start: Double, end: Double) = (1, 10),
    to range: (start: Double, end: Double) = (0, 1), clamps: Bool = false
  ) {
    (domainStart, domainEnd) = domain
    linear = LinearScale(
      (naturalLogarithm(domain.start), naturalLogarithm(domain.end)), to: range, clamps: clamps)
  }

  /// Their places.
  package var range: (start: Double, end: Double) {
    get { linear.range }
    set { linear.range = newValue }
  }

  /// The place of a value; one that is not above zero lies where the least value of the domain is.
  package func position(of value: Double) -> Double {
    linear.position(of: naturalLogarithm(value > 0 ? value : min(domainStart, domainEnd)))
  }

  /// The value at a place.
  package func value(at position: Double) -> Double { exponential(linear.value(at: position)) }

  /// The scale with a domain that ends at powers of ten.
  package func extended() -> LogScale {
    var scale = self
    func down(_ value: Double) -> Double { Self.power(Self.exponent(of: value).rounded(.down)) }
    func up(_ value: Double) -> Double { Self.power(Self.exponent(of: value).rounded(.up)) }
    scale.domain =
      domainEnd < domainStart
      ? (up(domainStart), down(domainEnd)) : (down(domainStart), up(domainEnd))
    return scale
  }

  /// Round values of the domain: multiples of powers of ten, or these alone where there are many.
  ///
  /// They run as the domain does.
  package func ticks(count: Double = 10) -> [Double] {
    let (low, high) = (min(domainStart, domainEnd), max(domainStart, domainEnd))
    let (first, last) = (Self.exponent(of: low), Self.exponent(of: high))
    let values: [Double]
    if last - first < count {
      let multiples = Self.multiples(from: first.rounded(.down), to: last.rounded(.up))
        .filter { low <= $0 && $0 <= high }
      // Where few lie in it, the domain is as good as linear.
      values =
        Double(multiples.count) * 2 < count
        ? Ticks.values(from: low, to: high, count: count) : multiples
    } else {
      values = Ticks.values(from: first, to: last, count: min(last - first, count))
        .map(Self.power)
    }
    return domainEnd < domainStart ? values.reversed() : values
  }

  /// One to nine times each power of ten.
  private static func multiples(from first: Double, to last: Double) -> [Double] {
    stride(from: first, through: last, by: 1).flatMap { exponent in
      (1...9).map { digit in
        // A division by a whole power is the exact one.
        exponent < 0
          ? Double(digit) / power(-exponent) : Double(digit) * power(exponent)
      }
    }
  }

  /// The power of ten that a value is, whole where it is one.
  private static func exponent(of value: Double) -> Double {
    let exponent = naturalLogarithm(value) / naturalLogarithm(10)
    let whole = exponent.rounded()
    return power(whole) == value ? whole : exponent
  }

  private static func power(_ exponent: Double) -> Double {
    guard abs(exponent) < 400, exponent == exponent.rounded() else {
      return GalleyGeometry.power(10, exponent)
    }
    return Double("1e\(Int(exponent))") ?? .nan
  }
}
