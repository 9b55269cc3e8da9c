internal import GalleyGeometry

/// The surroundings of pictures that stand side by side; lengths in points, on whole device pixels.
struct SheetStyle {
  /// Light enough for dark screens and dark enough for white ones.
  static let ground = Color(hex: 0xE4E6EA)
  private static let outline = Color(hex: 0x1C2026, alpha: 0.18)
  private static let ink = Color(hex: 0x484E58)

  /// Between instants.
  let gap: Double
  /// Left, right and above.
  let margin: Double
  /// From the instants to the lower edge.
  let labelHeight: Double
  private let fontSize: Double
  private let lineWidth: Double

  /// The style for instants of a size: what is said about them grows with them.
  init(for size: Size, scale: Double) {
    func aligned(_ length: Double) -> Double { (length * scale).rounded() / scale }
    fontSize = min(max((size.width * size.height).squareRoot() / 30, 9), 26)
    lineWidth = max(1, aligned(fontSize / 18) * scale) / scale
    gap = aligned(fontSize * 1.4)
    margin = aligned(fontSize * 1.6)
    labelHeight = aligned(fontSize * 2.8)
  }

  /// A picture with a line around it, and the label of its name below.
  ///
  /// - `commands`: Of the picture; their names get that of the group before them.
  func group(
    of commands: [DrawCommand], size: Size, at origin: Point, name: GroupName,
    truncation: TextStyle.Truncation = .clip
  ) -> Group {
    let screen = Group(
      clip: .rectangle(Rect(origin: .zero, size: size)),
      children: commands.map { $0.prefixingNames(with: name.id + "-") })
    return Group(
      name: name, transform: .translation(origin - .zero),
      children: frame(around: size) + [
        .group(screen), label(name.label ?? "", below: size, truncation: truncation),
      ])
  }

  /// A thin line just outside of an instant, which has its origin at zero.
  private func frame(around size: Size) -> [DrawCommand] {
    let outer = Rect(
      x: -lineWidth, y: -lineWidth, width: size.width + 2 * lineWidth,
      height: size.height + 2 * lineWidth)
    return [.fill(Fill(.rectangle(outer), .solid(Self.outline)))]
  }

  /// A text in the middle below a picture.
  private func label(
    _ text: String, below size: Size, truncation: TextStyle.Truncation
  ) -> DrawCommand {
    let style = TextStyle(
      weight: 500, size: fontSize, color: Self.ink, alignment: .center, lineLimit: 1,
      truncation: truncation, lineHeight: labelHeight)
    let width = size.width + gap
    return .text(
      Text(
        TextBlock(text, style: style, width: width),
        at: Point(x: -gap / 2, y: size.height)))
  }

  /// A time to the hundredth, such as `0.12 s`.
  static func label(seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(part < 10 ? "0" : "")\(part) s"
  }
}
