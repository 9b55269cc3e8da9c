import GalleyGeometry

/// Colors in the words of looks, and how far two such words are from each other.
enum ColorWords {
  /// The largest difference of colors in two values that say the same but for colors, in CIEDE2000;
  /// nil where they say something else.
  static func difference(_ expected: String, _ actual: String) -> Double? {
    let (one, other) = (Words(expected), Words(actual))
    guard !one.colors.isEmpty, one.colors.count == other.colors.count, one.rest == other.rest else {
      return nil
    }
    return zip(one.colors, other.colors).reduce(0) { max($0, $1.0.difference(from: $1.1)) }
  }

  private struct ColorWord {
    /// Red, green and blue from 0 to 255.
    var components: [Double]
    var alpha = 1.0

    /// On black or on white, where the difference is larger.
    func difference(from other: ColorWord) -> Double {
      [0, 255].reduce(0) { largest, ground in
        max(largest, lab(on: ground).difference(from: other.lab(on: ground)))
      }
    }

    private func lab(on ground: Double) -> LabColor {
      let bytes = components.map { component in
        UInt8(min(max((component * alpha + ground * (1 - alpha)).rounded(), 0), 255))
      }
      return LabColor(red: bytes[0], green: bytes[1], blue: bytes[2])
    }
  }

  /// A value taken apart: its colors in order, and what is left around them.
  private struct Words {
    var colors: [ColorWord] = []
    var rest = ""

    init(_ value: String) {
      var text = value[...]
      while let first = text.first {
        guard var color = Self.color(&text) else {
          rest.append(first)
          text.removeFirst()
          continue
        }
        color.alpha = Self.opacity(&text) ?? 1
        rest.append("#")
        colors.append(color)
      }
    }

    /// Takes a color from the beginning of a text: `#RRGGBB` or `rgb(r g b)`.
    private static func color(_ text: inout Substring) -> ColorWord? {
      if text.hasPrefix("#"), let value = UInt32(text.dropFirst().prefix(6), radix: 16),
        text.dropFirst().prefix(6).count == 6
      {
        text = text.dropFirst(7)
        return ColorWord(components: [value >> 16, value >> 8 & 255, value & 255].map(Double.init))
      }
      guard text.hasPrefix("rgb("), let end = text.firstIndex(of: ")") else { return nil }
      let numbers = text[..<end].dropFirst(4).split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
      text = text[text.index(after: end)...]
      return ColorWord(components: numbers)
    }

    /// Takes ` 30%` from the beginning of a text.
    private static func opacity(_ text: inout Substring) -> Double? {
      guard text.hasPrefix(" "), let end = text.firstIndex(of: "%"),
        let share = Double(text[..<end].dropFirst()), (0...100).contains(share)
      else { return nil }
      text = text[text.index(after: end)...]
      return share / 100
    }
  }
}
