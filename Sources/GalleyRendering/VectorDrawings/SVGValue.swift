import GalleyGeometry
internal import GalleySVG

/// Attribute values of a sanitized SVG, read as numbers.
enum SVGValue {
  /// A length without a percentage, in the element's own units.
  static func length(_ text: String) throws(UnsupportedVector) -> Double {
    guard let length = SVGLength.points(text) else { throw UnsupportedVector() }
    return length
  }

  /// An attribute's length; what is missing is a default.
  static func length(
    _ name: String, of element: XMLElement, else missing: Double = 0
  ) throws(UnsupportedVector) -> Double {
    try element[name].map { text throws(UnsupportedVector) in try length(text) } ?? missing
  }

  /// A number or a percentage.
  static func fraction(_ text: String) throws(UnsupportedVector) -> Double {
    let text = text.filter { !$0.isWhitespace }
    return text.hasSuffix("%") ? try length(String(text.dropLast())) / 100 : try length(text)
  }

  /// The same, kept from 0 to 1.
  static func share(_ text: String) throws(UnsupportedVector) -> Double {
    min(max(try fraction(text), 0), 1)
  }

  /// A list of transforms as one map, the last of them applied first.
  static func transform(_ text: String?) throws(UnsupportedVector) -> Transform {
    guard let text, text != "none" else { return .identity }
    var result = Transform.identity
    for function in text.split(separator: ")") where !function.allSatisfy(\.isWhitespace) {
      guard let start = function.firstIndex(of: "(") else { throw UnsupportedVector() }
      let name = function[..<start].filter(\.isLetter)
      result = try transform(name, Array(SVGNumberScanner(function[start...]))).then(result)
    }
    return result
  }

  private static func transform(
    _ name: String, _ numbers: [Double]
  ) throws(UnsupportedVector) -> Transform {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): return .translation(Vector(dx: numbers[0], dy: 0))
    case ("translate", 2): return .translation(Vector(dx: numbers[0], dy: numbers[1]))
    case ("scale", 1): return .scale(numbers[0])
    case ("scale", 2): return .scale(x: numbers[0], y: numbers[1])
    case ("rotate", 1): return .rotation(radians: numbers[0] * .pi / 180)
    case ("rotate", 3):
      let center = Point(x: numbers[1], y: numbers[2])
      return Transform.rotation(radians: numbers[0] * .pi / 180).about(center)
    case ("skewX", 1): return Transform(c: tangent(ofDegrees: numbers[0]))
    case ("skewY", 1): return Transform(b: tangent(ofDegrees: numbers[0]))
    default: throw UnsupportedVector()
    }
  }

  private static func tangent(ofDegrees degrees: Double) -> Double {
    let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
    return sine / cosine
  }
}
