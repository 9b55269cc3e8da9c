internal import GalleyGeometry
internal import GalleyNotation

// How the values of a display list are written in its text.

extension Double {
  /// The number to a thousandth, shortest; what is too large for that, or no number, as it is.
  var word: String {
    let thousandths = (self * 1000).rounded()
    return thousandths.isFinite ? (thousandths / 1000).shortest : shortest
  }
}

extension String {
  /// The text between quotes in one line; quotes, backslashes and line feeds are escaped.
  var inQuotes: String {
    let escaped = flatMap { character -> String in
      switch character {
      case "'": "\\'"
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: String(character)
      }
    }
    return "'" + String(escaped) + "'"
  }
}

extension Size {
  var words: String { "\(width.word)x\(height.word)" }
}

extension Point {
  var words: String { "\(x.word) \(y.word)" }
}

extension Rect {
  /// x, y, width and height.
  var words: String { "\(origin.words) \(width.word) \(height.word)" }
}

extension Transform {
  /// a, b, c, d, tx and ty.
  var words: String { [a, b, c, d, tx, ty].map(\.word).joined(separator: " ") }
}

extension ProjectiveMap {
  /// The numbers of the numerators, and behind `over` those of the denominator.
  var words: String { "\(affine.words) over \(px.word) \(py.word) \(p.word)" }
}

extension Shape {
  var words: String {
    switch self {
    case .rectangle(let rect): "rectangle \(rect.words)"
    case .roundedRectangle(let rect, let radius):
      "rounded rectangle \(rect.words) radius \(radius.word)"
    case .corneredRectangle(let rectangle): rectangle.words
    case .ellipse(let rect): "ellipse \(rect.words)"
    case .path(let path): "path \(path.words)"
    }
  }
}

extension CorneredRectangle {
  fileprivate var words: String {
    let radii =
      radii.uniform.map { "radius \($0.word)" }
      ?? "radii \(radii.all.map(\.word).joined(separator: " "))"
    return "rounded rectangle \(rect.words) \(radii)\(isContinuous ? " continuous" : "")"
  }
}

extension Path {
  /// In the letters of SVG's path data.
  var words: String {
    elements.map { element in
      switch element {
      case .move(let to): "M \(to.words)"
      case .line(let to): "L \(to.words)"
      case .curve(let to, let control1, let control2):
        "C \(control1.words) \(control2.words) \(to.words)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Color {
  /// `#RRGGBB`, with the alpha behind it unless the color is opaque; components between two of the
  /// 256 levels are written as numbers.
  package var words: String {
    let levels = [red, green, blue].map { $0 * 255 }
    let isEven = levels.allSatisfy { abs($0 - $0.rounded()) < 1e-6 && (0...255).contains($0) }
    let hue =
      isEven
      ? "#" + levels.map { Self.hexadecimal(Int($0.rounded())) }.joined()
      : "rgb(\(red.word) \(green.word) \(blue.word))"
    return alpha == 1 ? hue : "\(hue) alpha \(alpha.word)"
  }

  private static func hexadecimal(_ level: Int) -> String {
    let digits = String(level, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension Paint {
  var words: String {
    switch self {
    case .solid(let color): color.words
    case .linearGradient(let gradient):
      "linear gradient \(gradient.start.words) to \(gradient.end.words): "
        + Self.words(of: gradient.stops)
    case .radialGradient(let gradient):
      "radial gradient \(gradient.center.words) radius \(gradient.radius.word): "
        + Self.words(of: gradient.stops)
    }
  }

  private static func words(of stops: [GradientStop]) -> String {
    stops.map { "\($0.color.words) at \($0.location.word)" }.joined(separator: ", ")
  }
}

extension TextStyle {
  /// Family, weight, size and color, then what is not as a style is by default.
  package var words: String {
    let usual = TextStyle()
    var words = ["\(family) \(weight)\(isItalic ? " italic" : "") \(size.word)", color.words]
    if alignment != usual.alignment { words.append(alignment.rawValue) }
    if let lineLimit { words.append("at most \(lineLimit) lines") }
    if truncation != usual.truncation { words.append("truncated at the \(truncation.rawValue)") }
    if let lineHeight { words.append("line height \(lineHeight.word)") }
    if letterSpacing != usual.letterSpacing {
      words.append("letter spacing \(letterSpacing.word)")
    }
    if figures != usual.figures { words.append("\(figures.rawValue) figures") }
    if isUnderlined { words.append("underlined") }
    if isStruckThrough { words.append("struck through") }
    if direction != usual.direction { words.append(direction.rawValue) }
    if language != usual.language { words.append("in \(language)") }
    return words.joined(separator: ", ")
  }
}

extension [TextSpan] {
  /// Returns the words for the styled parts of a string.
  package func words(in string: String) -> String {
    guard !isEmpty else { return "in one style" }
    let bytes = [UInt8](string.utf8)
    return map { span in
      let part = bytes.prefix(span.range.upperBound).dropFirst(span.range.lowerBound)
      return "\(String(decoding: part, as: UTF8.self).inQuotes) in \(span.style.words)"
    }.joined(separator: "; ")
  }
}
