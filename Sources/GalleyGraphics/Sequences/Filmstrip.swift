package import GalleyGeometry

/// Some instants of a sequence side by side, with their times below.
package struct Filmstrip {
  /// The numbers of the frames shown, evenly spaced, the first and the last of the sequence among them.
  package let frameNumbers: [Int]
  /// In points; the same for all.
  package let instantSize: Size

  private let sequence: PictureSequence
  private let first: Picture
  private let style: SheetStyle

  /// - `instantCount`: How many instants; fewer are shown where there are fewer frames.
  package init(_ sequence: PictureSequence, instantCount: Int) throws {
    self.sequence = sequence
    frameNumbers = Self.frameNumbers(
      of: sequence, count: max(1, min(instantCount, sequence.frameCount)))
    first = try sequence.picture(0)
    let (width, height) = first.pixelSize
    instantSize = Size(
      width: Double(width) / first.scale, height: Double(height) / first.scale)
    style = SheetStyle(for: instantSize, scale: first.scale)
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
      Fill(.rectangle(Rect(origin: .zero, size: size)), .solid(SheetStyle.ground)))
    return Picture(
      size: size, scale: first.scale, title: sequence.title, language: first.language,
      alternative: first.alternative,
      commands: [ground] + (try frameNumbers.indices.map { .group(try group(ofInstant: $0)) }))
  }

  private func group(ofInstant instant: Int) throws -> Group {
    let frame = frameNumbers[instant]
    let picture = try frame == 0 ? first : sequence.picture(frame)
    let time = SheetStyle.label(seconds: sequence.time(ofFrame: frame))
    return style.group(
      of: picture.commands, size: instantSize, at: origin(ofInstant: instant),
      name: GroupName(id: "instant-\(instant + 1)", classes: ["instant"], label: time))
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
