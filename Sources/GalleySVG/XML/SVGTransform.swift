package import GalleyGeometry

extension Transform {
  /// The map as a value of `transform`; nil for the identity.
  var svgValue: String? {
    guard !isIdentity else { return nil }
    let (x, y) = (SVGNumber.string(tx), SVGNumber.string(ty))
    guard (a, b, c, d) != (1, 0, 0, 1) else { return "translate(\(x) \(y))" }
    // A millionth keeps a thousandth of a point over a thousand points.
    let linear = [a, b, c, d].map { SVGNumber.string($0, places: 6) }.joined(separator: " ")
    return "matrix(\(linear) \(x) \(y))"
  }

  /// The map with all six numbers to a millionth, for maps that are undone again.
  package var svgPrecise: String {
    let numbers = [a, b, c, d, tx, ty].map { SVGNumber.string($0, places: 6) }
    return "matrix(\(numbers.joined(separator: " ")))"
  }
}
