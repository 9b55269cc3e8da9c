// The one file that imports the platform's C mathematics; everything else asks here.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The sine and the cosine of an angle in radians.
public func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  (sin(radians), cos(radians))
}

/// The angle of a vector in radians, from the positive x axis, clockwise on screen, in -π...π.
public func angle(of vector: Vector) -> Double { atan2(vector.dy, vector.dx) }

/// The natural exponential.
public func exponential(_ x: Double) -> Double { exp(x) }

/// The natural exponential less one, exact where x is small.
public func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

/// The natural logarithm; not a number below zero.
public func naturalLogarithm(_ x: Double) -> Double { log(x) }

/// The natural logarithm of one plus x, exact where x is small; not a number below -1.
public func naturalLogarithm(onePlus x: Double) -> Double { log1p(x) }

/// A base of at least zero, raised to a power.
public func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The Euclidean length of a vector whose squares may be too large or too small for a number.
public func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
