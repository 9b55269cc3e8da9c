internal import GalleyGeometry
internal import GalleyNotation

/// How looks say numbers, places, colors and paints.
enum LookWords {
  /// A number of points or a share, to a millionth, so that what is only placed elsewhere reads the
  /// same.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return value.shortest }
    return ((value * 1e6).rounded() / 1e6).shortest
  }

  static func numbers(_ values: [Double]) -> String {
    values.map(number).joined(separator: " ")
  }

  /// A color as CSS writes it: `#RRGGBB` where it has eight bits a component, with its opacity
  /// behind it where it has one.
  static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue]
    let bytes = parts.map { ($0 * 255).rounded() }
    let isExact = zip(parts, bytes).allSatisfy { $0 == $1 / 255 && (0...255).contains($1) }
    let name =
      isExact
      ? "#" + bytes.map { hexadecimal(UInt64($0), digits: 2).uppercased() }.joined()
      : "rgb(\(parts.map { ($0 * 255).shortest }.joined(separator: " ")))"
    return color.alpha == 1 ? name : "\(name) \((color.alpha * 100).shortest)%"
  }

  /// A paint, with a gradient's geometry as shares of the rectangle that it is painted over.
  static func paint(_ paint: Paint, over rect: Rect) -> String {
    switch paint {
    case .solid(let color): return self.color(color)
    case .linearGradient(let gradient):
      let ends = [gradient.start, gradient.end].map { share(of: $0, in: rect) }
      return "linear(\(ends[0]) to \(ends[1]): \(stops(gradient.stops)))"
    case .radialGradient(let gradient):
      let center = share(of: gradient.center, in: rect)
      let side = max(rect.width, rect.height)
      let radius = number(side > 0 ? gradient.radius / side : gradient.radius)
      return "radial(\(radius) about \(center): \(stops(gradient.stops)))"
    }
  }

  private static func share(of point: Point, in rect: Rect) -> String {
    numbers([
      rect.width > 0 ? (point.x - rect.minX) / rect.width : point.x - rect.minX,
      rect.height > 0 ? (point.y - rect.minY) / rect.height : point.y - rect.minY,
    ])
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    stops.map { "\(color($0.color)) at \(number($0.location * 100))%" }.joined(separator: ", ")
  }

  /// The longest text that a look repeats as it is, in characters.
  private static let longestText = 160

  /// A text; of a long one the beginning and a digest of the whole.
  static func text(_ string: String) -> String {
    guard string.utf8.count > longestText else { return string }
    return "\(string.prefix(longestText))… (\(digest(of: string.utf8)))"
  }

  /// Sixteen hexadecimal digits (FNV-1a, 64 bits), the same everywhere.
  static func digest(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return hexadecimal(hash, digits: 16)
  }

  private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
