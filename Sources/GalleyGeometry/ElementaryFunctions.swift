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
