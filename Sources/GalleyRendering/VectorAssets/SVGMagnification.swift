import GalleyGeometry

/// How much an element's transform and view box can enlarge what is inside, at most.
enum SVGMagnification {
  /// At least 1: what shrinks does not make room for what enlarges.
  static func factor(of element: XMLElement) -> Double {
    let transforms = ["transform", "gradientTransform"].compactMap { element[$0] }
    return transforms.reduce(viewBoxFactor(of: element)) { $0 * factor(ofTransform: $1) }
  }

  private static func factor(ofTransform list: String) -> Double {
    list.split(separator: ")").reduce(1) { $0 * max(1, factor(ofFunction: $1)) }
  }

  private static func factor(ofFunction function: Substring) -> Double {
    guard let start = function.firstIndex(of: "(") else { return 1 }
    let numbers = Array(SVGNumberScanner(function[start...]))
    let name = function[..<start].filter(\.isLetter)
    switch name {
    case "matrix": return numbers.prefix(4).reduce(0) { $0 + abs($1) }
    case "scale": return numbers.map(abs).max() ?? 1
    // The tangent of the angle; near a right angle it is as large as can be.
    case "skewX", "skewY": return 1 + abs(tangent(ofDegrees: numbers.first ?? 0))
    default: return 1
    }
  }

  private static func tangent(ofDegrees degrees: Double) -> Double {
    let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
    return sine / cosine
  }

  /// A view box is stretched over a width and height; without them at most over ten thousand.
  private static func viewBoxFactor(of element: XMLElement) -> Double {
    guard let box = element["viewBox"].map({ Array(SVGNumberScanner($0)) }), box.count == 4 else {
      return 1
    }
    let stretched = [("width", box[2]), ("height", box[3])].map { name, side in
      (element[name].flatMap { $0.hasSuffix("%") ? nil : SVGLength.points($0) } ?? 10_000) / side
    }
    return max(1, stretched.max() ?? 1)
  }
}
