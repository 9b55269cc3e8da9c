import GalleyGeometry
internal import GalleySVG

/// How much an element's transform and view box can enlarge what is inside, at most.
enum SVGMagnification {
  /// At least 1: what shrinks does not make room for what enlarges.
  ///
  /// - `stretch`: The side that a view box without a size is stretched to; nil to ignore it.
  static func factor(of element: XMLElement, stretch: Double?) -> Double {
    let transforms = ["transform", "gradientTransform"].compactMap { element[$0] }
    return transforms.reduce(viewBoxFactor(of: element, stretch: stretch)) {
      $0 * factor(ofTransform: $1)
    }
  }

  /// The same for lengths inside: less than 1 where the transform shrinks.
  static func scale(of element: XMLElement, stretch: Double?) -> Double {
    let functions = (element["transform"] ?? "").split(separator: ")")
    return functions.reduce(viewBoxFactor(of: element, stretch: stretch)) {
      $0 * factor(ofFunction: $1)
    }
  }

  private static func factor(ofTransform list: String) -> Double {
    list.split(separator: ")").reduce(1) { $0 * max(1, factor(ofFunction: $1)) }
  }

  private static func factor(ofFunction function: Substring) -> Double {
    guard let start = function.firstIndex(of: "(") else { return 1 }
    let numbers = Array(SVGNumberScanner(function[start...]))
    let name = function[..<start].filter(\.isLetter)
    switch name {
    case "matrix": return numbers.count < 4 ? 1 : norm(numbers)
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

  /// The larger singular value of a matrix: how long a unit vector can become.
  private static func norm(_ numbers: [Double]) -> Double {
    let squares = numbers.prefix(4).reduce(0) { $0 + $1 * $1 } / 2
    let determinant = numbers[0] * numbers[3] - numbers[1] * numbers[2]
    return (squares + max(0, squares * squares - determinant * determinant).squareRoot())
      .squareRoot()
  }

  private static func viewBoxFactor(of element: XMLElement, stretch: Double?) -> Double {
    guard let stretch, let box = element["viewBox"].map({ Array(SVGNumberScanner($0)) }),
      box.count == 4
    else { return 1 }
    let factors = [("width", box[2]), ("height", box[3])].map { name, side in
      max(stretch, element[name].flatMap(SVGLength.points) ?? 0) / side
    }
    return max(1, factors.max() ?? 1)
  }
}
