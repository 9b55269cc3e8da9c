import GalleyGraphics

/// Colors and paints as SVG attributes write them.
enum SVGColor {
  static func paint(_ text: String) throws(UnsupportedVector) -> VectorStyle.Paint {
    let text = text.trimmed
    switch text {
    case "none": return .none
    case "currentColor", "currentcolor": return .current
    default: break
    }
    // A fallback is for gradients that are not there.
    if text.hasPrefix("url") {
      guard let id = SVGReference.id(inPaint: text) else { throw UnsupportedVector() }
      return .server(id)
    }
    return .color(try color(text, current: .black))
  }

  static func color(_ text: String, current: Color) throws(UnsupportedVector) -> Color {
    let text = text.trimmed.lowercased()
    if text == "currentcolor" { return current }
    if text.hasPrefix("#") { return try color(hex: text.dropFirst()) }
    if text.hasPrefix("rgb") { return try color(function: text) }
    guard let color = ColorNames.color(named: text) else { throw UnsupportedVector() }
    return color
  }

  /// Three, four, six or eight hexadecimal digits.
  private static func color(hex digits: Substring) throws(UnsupportedVector) -> Color {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }.map(Double.init)
    try require(values.count == digits.count)
    var components: [Double]
    switch values.count {
    case 3, 4: components = values.map { $0 / 15 }
    case 6, 8:
      components = stride(from: 0, to: values.count, by: 2).map { (index: Int) -> Double in
        (values[index] * 16 + values[index + 1]) / 255
      }
    default: throw UnsupportedVector()
    }
    if components.count == 3 { components.append(1) }
    return Color(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// `rgb(255, 0, 0)`, `rgb(100% 0% 0% / 50%)` and the like.
  private static func color(function text: String) throws(UnsupportedVector) -> Color {
    guard let start = text.firstIndex(of: "("), text.hasSuffix(")") else {
      throw UnsupportedVector()
    }
    let parts = text[text.index(after: start)...].dropLast()
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
    try require(parts.count == 3 || parts.count == 4)
    var components: [Double] = []
    for part in parts.prefix(3) {
      let value = try SVGValue.fraction(part)
      components.append(min(max(part.hasSuffix("%") ? value : value / 255, 0), 1))
    }
    let alpha = parts.count == 4 ? try SVGValue.share(parts[3]) : 1
    return Color(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
