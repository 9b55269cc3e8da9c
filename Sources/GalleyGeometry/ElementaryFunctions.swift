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

/// The natural logarithm; -infinity at zero, NaN below.
public func naturalLogarithm(_ x: Double) -> Double { log(x) }

/// A base raised to an exponent.
public func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The cube root, of the argument's sign.
public func cubeRoot(_ x: Double) -> Double { cbrt(x) }
