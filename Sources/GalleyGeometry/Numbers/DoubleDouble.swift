/// A number as the sum of two, the second of which is at most half of the first one's last place: some
/// 106 bits.
///
/// It is made of sums, products, quotients and roots, each rounded as IEEE 754 says, so that it is the
/// same on every processor. Sums are Knuth's (The Art of Computer Programming, 4.2.2), products
/// Dekker's (A Floating-Point Technique for Extending the Available Precision, 1971).
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) { (self.high, self.low) = (high, low) }

  /// The number that is nearest to the sum.
  var value: Double { high + low }

  /// The exact sum of two numbers.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let part = sum - a
    return DoubleDouble(sum, (a - (sum - part)) + (b - part))
  }

  /// The exact sum of two numbers, the first of which is not the smaller one.
  private static func sum(larger a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(sum, b - (sum - a))
  }

  /// The exact product of two numbers, none beyond 2⁹⁹⁶ or, unless it is zero, below 2⁻⁴⁰⁰.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let ((upperA, lowerA), (upperB, lowerB)) = (halves(of: a), halves(of: b))
    let product = a * b
    return DoubleDouble(
      product,
      ((upperA * upperB - product) + upperA * lowerB + lowerA * upperB) + lowerA * lowerB)
  }

  /// Two numbers of at most 26 bits whose sum is a number.
  private static func halves(of number: Double) -> (upper: Double, lower: Double) {
    let shifted = 134_217_729 * number
    let upper = shifted - (shifted - number)
    return (upper, number - upper)
  }

  static func + (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
    let (highs, lows) = (sum(one.high, other.high), sum(one.low, other.low))
    let first = sum(larger: highs.high, highs.low + lows.high)
    return sum(larger: first.high, first.low + lows.low)
  }

  static func - (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
    one + DoubleDouble(-other.high, -other.low)
  }

  static func * (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
    let highs = product(one.high, other.high)
    return sum(larger: highs.high, highs.low + (one.high * other.low + one.low * other.high))
  }

  static func * (one: DoubleDouble, factor: Double) -> DoubleDouble {
    one * DoubleDouble(factor)
  }

  static func / (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
    let first = one.high / other.high
    let rest = one - other * first
    let second = rest.high / other.high
    let third = (rest - other * second).high / other.high
    return sum(larger: first, second) + DoubleDouble(third)
  }

  /// The number times a power of two, which must not make it too large or too small.
  func times(powerOfTwo factor: Double) -> DoubleDouble {
    DoubleDouble(high * factor, low * factor)
  }
}

extension DoubleDouble {
  /// 1 / n!, for n up to 7.
  static func inverseFactorial(_ n: Int) -> DoubleDouble {
    DoubleDouble(inverseFactorials[n], inverseFactorialRests[n])
  }

  /// 1 / n!, for n up to 22.
  static let inverseFactorials: [Double] = [
    0x1p+0, 0x1p+0, 0x1.0000000000000p-1, 0x1.5555555555555p-3, 0x1.5555555555555p-5,
    0x1.1111111111111p-7, 0x1.6c16c16c16c17p-10, 0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-16,
    0x1.71de3a556c734p-19, 0x1.27e4fb7789f5cp-22, 0x1.ae64567f544e4p-26, 0x1.1eed8eff8d898p-29,
    0x1.6124613a86d09p-33, 0x1.93974a8c07c9dp-37, 0x1.ae7f3e733b81fp-41, 0x1.ae7f3e733b81fp-45,
    0x1.952c77030ad4ap-49, 0x1.6827863b97d97p-53, 0x1.2f49b46814157p-57, 0x1.e542ba4020225p-62,
    0x1.71b8ef6dcf572p-66, 0x1.0ce396db7f853p-70,
  ]
  /// The rest of each inverse beyond its nearest number.
  private static let inverseFactorialRests: [Double] = [
    0, 0, 0, 0x1.5555555555555p-57, 0x1.5555555555555p-59, 0x1.1111111111111p-63,
    -0x1.f49f49f49f49fp-65, 0x1.a01a01a01a01ap-73,
  ]
}
