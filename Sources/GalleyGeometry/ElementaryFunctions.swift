// The one file that imports the platform's C mathematics; everything else asks here.
//
// C libraries choose their code by the processor, and what comes of it differs in the last place. So it
// is made here of what is the same everywhere: from series in numbers of 106 bits, or by a step of
// Newton's from the C library's number, which leaves nothing of that number's own error. What comes
// is the nearest number in all but one of some hundred thousand cases, and the next one in those.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The sine and the cosine of an angle in radians.
///
/// Of an angle beyond a million turns are first taken away as many times the number nearest to 2π as it
/// has turns, which is nearer than its own last place.
public func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  guard radians.isFinite, radians != 0 else { return (sin(radians), cos(radians)) }
  let (sine, cosine) = DoubleDouble.sineAndCosine(radians)
  return (sine.value, cosine.value)
}

/// The angle of a vector in radians, from the positive x axis, clockwise on screen, in -π...π.
package func angle(of vector: Vector) -> Double {
  let (x, y) = (vector.dx, vector.dy)
  guard x.isFinite, y.isFinite, x != 0, y != 0 else { return atan2(y, x) }
  let (sizeX, sizeY) = (x.exponent, y.exponent)
  // One is as good as nothing beside the other.
  if sizeX - sizeY > 400 { return x > 0 ? y / x : y > 0 ? .pi : -.pi }
  if sizeY - sizeX > 400 { return y > 0 ? .pi / 2 : -.pi / 2 }
  let unit = powerOfTwo(-max(sizeX, sizeY))
  let (unitX, unitY) = (DoubleDouble(x * unit), DoubleDouble(y * unit))
  // With the angle nearly known, what is left is the sine of what it is off by.
  let near = atan2(y, x)
  let (sine, cosine) = DoubleDouble.sineAndCosine(near)
  let left = (unitY * cosine - unitX * sine) / (unitX * cosine + unitY * sine)
  return near + left.value
}

/// The natural exponential.
package func exponential(_ x: Double) -> Double {
  guard x.isFinite else { return exp(x) }
  return DoubleDouble(x).exponential
}

/// The natural exponential less one, exact where x is small.
package func exponentialMinusOne(_ x: Double) -> Double {
  guard x.isFinite, abs(x) > 1e-100 else { return expm1(x) }
  if x > 100 { return exponential(x) }
  return x < -50 ? -1 : DoubleDouble(x).exponentialMinusOne.value
}

/// The natural logarithm; not a number below zero.
package func naturalLogarithm(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return log(x) }
  return DoubleDouble.naturalLogarithm(x).value
}

/// The natural logarithm of one plus x, exact where x is small; not a number below -1.
package func naturalLogarithm(onePlus x: Double) -> Double {
  guard x > -1, x.isFinite, abs(x) > 1e-100 else { return log1p(x) }
  if x > 1e30 { return naturalLogarithm(x) }
  return DoubleDouble.naturalLogarithm(onePlus: x, near: log1p(x)).value
}

/// A base of at least zero, raised to a power.
package func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0, base != 1, base.isFinite, exponent.isFinite else {
    return pow(base, exponent)
  }
  let logarithm = DoubleDouble.naturalLogarithm(base)
  guard abs(logarithm.high * exponent) < 800 else { return pow(base, exponent) }
  return (logarithm * exponent).exponential
}

/// A root of a number above zero, to its last place but one; sooner than a power.
///
/// - `degree`: 3 for the cube root, 5 for the fifth.
package func root(_ degree: Int, of x: Double) -> Double {
  guard x.isNormal, x > 0 else { return x == 0 ? 0 : pow(x, 1 / Double(degree)) }
  // To divide the bits divides the exponent, which leaves a few hundredths; each step of Newton's
  // squares that.
  let one = Int64((1.0).bitPattern)
  let bits = (Int64(x.bitPattern) - one) / Int64(degree) + one
  var root = Double(bitPattern: UInt64(bits))
  for _ in 0..<5 {
    let power = degree == 3 ? root * root : root * root * (root * root)
    root -= (root - x / power) / Double(degree)
  }
  return root
}

/// The Euclidean length of a vector whose squares may be too large or too small for a number.
package func hypotenuse(_ x: Double, _ y: Double) -> Double {
  let longest = max(abs(x), abs(y))
  guard longest.isFinite, longest > 0, !x.isNaN, !y.isNaN else { return hypot(x, y) }
  let unit = powerOfTwo(-longest.exponent)
  let (unitX, unitY) = (x * unit, y * unit)
  let square = DoubleDouble.product(unitX, unitX) + DoubleDouble.product(unitY, unitY)
  let near = square.value.squareRoot()
  let left = (square - DoubleDouble.product(near, near)).value / (2 * near)
  return (near + left) / unit
}

/// Two to a power, of those that have an inverse the nearest.
private func powerOfTwo(_ exponent: Int) -> Double {
  Double(bitPattern: UInt64(1023 + min(max(exponent, -1000), 1000)) << 52)
}

extension DoubleDouble {
  /// So many right angles, each in parts of 33 bits, of which a million times is no rounded number.
  private static func rightAngles(_ count: Double) -> DoubleDouble {
    sum(0x1.921fb544p+0 * count, 0x1.0b4611a6p-34 * count)
      + sum(0x1.3198a2ep-69 * count, 0x1.b839a252p-104 * count)
  }

  /// So many times the logarithm of two, in parts of 32 bits, the last one but for what is left.
  private static func logarithms(ofTwo count: Double) -> DoubleDouble {
    sum(0x1.62e42feep-1 * count, 0x1.a39ef356p-33 * count)
      + DoubleDouble(0x1.93c7673007e5ep-65 * count)
  }

  /// Returns the sine and the cosine of a finite angle other than zero.
  static func sineAndCosine(_ radians: Double) -> (sine: DoubleDouble, cosine: DoubleDouble) {
    let small = abs(radians) < 1e6 ? radians : radians.remainder(dividingBy: 2 * .pi)
    // 1. Take away the right angles: what is left is within π/4.
    let count = (small * (2 / .pi)).rounded()
    let rest =
      count == 0 ? DoubleDouble(small) : DoubleDouble(small) - rightAngles(count)
    // 2. The series, in which the terms that are small enough need but 53 bits.
    let square = rest * rest
    let sine = rest + rest * square * alternatingSeries(square, from: 3)
    let cosine = DoubleDouble(1) + square * alternatingSeries(square, from: 2)
    // 3. Turn back.
    switch Int(count) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, DoubleDouble(0) - sine)
    case 2: return (DoubleDouble(0) - sine, DoubleDouble(0) - cosine)
    default: return (DoubleDouble(0) - cosine, sine)
    }
  }

  /// -1/n! + x/(n+2)! - x²/(n+4)! + ...
  private static func alternatingSeries(_ x: DoubleDouble, from first: Int) -> DoubleDouble {
    var tail = 0.0
    for step in 0...6 { tail = inverseFactorials[first + 18 - 2 * step] - x.high * tail }
    var sum = DoubleDouble(tail)
    for step in 0...2 { sum = inverseFactorial(first + 4 - 2 * step) - x * sum }
    return DoubleDouble(-sum.high, -sum.low)
  }

  /// The natural exponential less one, as a number and the power of two that is to be added to it where
  /// it is taken so many times: `2^exponent (1 + fraction) - 1`.
  private var exponentialParts: (fraction: DoubleDouble, exponent: Int) {
    // 1. Take away what gives powers of two, and a sixteenth of the rest.
    let count = (high / 0x1.62e42fefa39efp-1).rounded()
    let rest = self - Self.logarithms(ofTwo: count)
    let part = rest.times(powerOfTwo: 1.0 / 16)
    // 2. The series of its exponential less one.
    var tail = 0.0
    for step in 0...5 { tail = Self.inverseFactorials[11 - step] + part.high * tail }
    var sum = DoubleDouble(tail)
    for step in 0...4 { sum = Self.inverseFactorial(5 - step) + part * sum }
    var fraction = part * sum
    // 3. Square four times: (1 + f)² - 1 = f² + 2f.
    for _ in 0..<4 { fraction = fraction * fraction + fraction.times(powerOfTwo: 2) }
    return (fraction, Int(count))
  }

  /// The natural exponential.
  fileprivate var exponential: Double {
    if high > 710 { return .infinity }
    if high < -750 { return 0 }
    let (fraction, exponent) = exponentialParts
    // In two steps, since the power alone may be too large or too small.
    let half = exponent / 2
    return (DoubleDouble(1) + fraction).value * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// The natural exponential less one, of what is within -50...100.
  fileprivate var exponentialMinusOne: DoubleDouble {
    let (fraction, exponent) = exponentialParts
    guard exponent != 0 else { return fraction }
    return (DoubleDouble(1) + fraction).times(powerOfTwo: powerOfTwo(exponent)) - DoubleDouble(1)
  }

  /// Returns the natural logarithm of a finite number above zero.
  fileprivate static func naturalLogarithm(_ x: Double) -> DoubleDouble {
    var (exponent, significand) = (Int(x.exponent), x.significand)
    if significand > 1.414 { (exponent, significand) = (exponent + 1, significand / 2) }
    return logarithms(ofTwo: Double(exponent))
      + naturalLogarithm(onePlus: significand - 1, near: log(significand))
  }

  /// - `near`: the logarithm to nearly 53 bits.
  fileprivate static func naturalLogarithm(onePlus x: Double, near: Double) -> DoubleDouble {
    let other = DoubleDouble(near).exponentialMinusOne
    return DoubleDouble(near) + (DoubleDouble(x) - other) / (DoubleDouble(1) + other)
  }
}
