import GalleyGeometry

extension Transform {
  /// The square root of the area that a unit square is mapped to.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
