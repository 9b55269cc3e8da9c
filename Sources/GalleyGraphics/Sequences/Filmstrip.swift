package import GalleyGeometry

/// Some instants of a sequence side by side, with their times below.
package struct Filmstrip {
  /// The numbers of the frames shown, evenly spaced, the first and the last of the sequence among them.
  package let frameNumbers: [Int]
  /// In points; the same for all.
  package let instantSize: Size

  private let sequence: PictureSequence
  private let first: Picture
  private let style: FilmstripStyle

  /// - `instantCount`: How many instants; fewer are shown where there are fewer frames.
  package init(_ sequence: PictureSequence, instantCount: Int) throws {
    self.sequence = sequence
    frameNumbers = Self.frameNumbers(
      of: sequence, count: max(1, min(instantCount, sequence.frameCount)))
    first = try sequence.picture(0)
    let (width, height) = first.pixelSize
    instantSize = Size(
      width: Double(width) / first.scale, height: Double(height) / first.scale)
    style = FilmstripStyle(for: instantSize, scale: first.scale)
  }

  private static func frameNumbers(of sequence: PictureSequence, count: Int) -> [Int] {
    guard count > 1 else { return [0] }
    let (last, steps) = (sequence.frameCount - 1, count - 1)
    return (0...steps).map { (2 * $0 * last + steps) / (2 * steps) }
  }

  /// Of the picture, in points.
  package var size: Size {
    let count = Double(frameNumbers.count)
    return Size(
      width: 2 * style.margin + count * instantSize.width + (count - 1) * style.gap,
      height: style.margin + instantSize.height + style.labelHeight)
  }

  /// The top left corner of an instant, which lies on whole device pixels.
  package func origin(ofInstant instant: Int) -> Point {
    Point(
      x: style.margin + Double(instant) * (instantSize.width + style.gap), y: style.margin)
  }

  /// All of it as one picture, with the scale, the title and the language of the first instant.
  package func picture() throws -> Picture {
    let ground = DrawCommand.fill(
      Fill(.rectangle(Rect(origin: .zero, size: size)), .solid(FilmstripStyle.ground)))
    return Picture(
      size: size, scale: first.scale, title: sequence.title, language: first.language,
      alternative: first.alternative,
      commands: [ground] + (try frameNumbers.indices.map { .group(try group(ofInstant: $0)) }))
  }

  private func group(ofInstant instant: Int) throws -> Group {
    let frame = frameNumbers[instant]
    let picture = try frame == 0 ? first : sequence.picture(frame)
    let time = FilmstripStyle.label(seconds: sequence.time(ofFrame: frame))
    let id = "instant-\(instant + 1)"
    let screen = Group(
      clip: .rectangle(Rect(origin: .zero, size: instantSize)),
      children: picture.commands.map { $0.prefixingNames(with: id + "-") })
    return Group(
      name: GroupName(id: id, classes: ["instant"], label: time),
      transform: .translation(origin(ofInstant: instant) - .zero),
      children: style.frame(around: instantSize) + [
        .group(screen), style.label(time, below: instantSize),
      ])
  }
}

extension DrawCommand {
  /// The command with every name in it made another, so that it may stand beside its like.
  package func prefixingNames(with prefix: String) -> DrawCommand {
    guard case .group(var group) = self else { return self }
    if let id = group.name?.id { group.name?.id = prefix + id }
    if let id = group.part?.id { group.part?.id = prefix + id }
    group.children = group.children.map { $0.prefixingNames(with: prefix) }
    return .group(group)
  }
}

/// The surroundings of pictures that stand side by side; lengths in points, on whole device pixels.
struct FilmstripStyle {
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

  /// A thin line just outside of an instant, which has its origin at zero.
  func frame(around size: Size) -> [DrawCommand] {
    let outer = Rect(
      x: -lineWidth, y: -lineWidth, width: size.width + 2 * lineWidth,
      height: size.height + 2 * lineWidth)
    return [.fill(Fill(.rectangle(outer), .solid(Self.outline)))]
  }

  /// The time in the middle below an instant.
  func label(
    _ text: String, below size: Size, truncation: TextStyle.Truncation = .clip
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
