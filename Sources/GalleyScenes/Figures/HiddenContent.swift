internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRecords

/// What stands in place of parts that a figure blurs, so that no file tells what is private.
extension [DrawCommand] {
  /// The commands with other letters and plain areas in some parts, as large as what is there.
  func obscuringContent(of parts: Set<PartName>) -> [DrawCommand] {
    replacingContent(of: parts) { commands, frame in
      [.group(Group(clip: .rectangle(frame), children: commands.map(\.obscured)))]
    }
  }

  /// The commands without what is in some parts.
  func removingContent(of parts: Set<PartName>) -> [DrawCommand] {
    replacingContent(of: parts) { _, _ in [] }
  }

  private func replacingContent(
    of parts: Set<PartName>, in outer: PartName = PartName(),
    by replace: (_ commands: [DrawCommand], _ frame: Rect) -> [DrawCommand]
  ) -> [DrawCommand] {
    guard !parts.isEmpty else { return self }
    return map { command in
      guard case .group(var group) = command else { return command }
      var name = outer
      if let part = group.part?.details as? DrawnPart {
        name = part.name.reduce(outer) { $0.inner($1) }
      }
      if let part = group.part, parts.contains(name) {
        group.children = replace(group.children, part.frame)
        return .group(group.withoutWords)
      }
      group.children = group.children.replacingContent(of: parts, in: name, by: replace)
      return .group(group)
    }
  }
}

extension DrawCommand {
  fileprivate var obscured: DrawCommand {
    switch self {
    case .text(var text):
      text.block.string = text.block.string.obscured
      return .text(text)
    case .image(let placement), .vectorImage(let placement):
      return .fill(Fill(.rectangle(placement.destination), .solid(Color(hex: 0x8E8E93))))
    case .group(var group):
      group.children = group.children.map(\.obscured)
      return .group(group.withoutWords)
    default: return self
    }
  }
}

extension Group {
  /// The group without what it says to people who cannot see it.
  fileprivate var withoutWords: Group {
    var group = self
    group.name?.label = nil
    group.part?.title = nil
    return group
  }
}

extension String {
  /// Other letters and digits, each in as many bytes, so that runs begin and end where they did.
  fileprivate var obscured: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.utf8.count {
          case 1 where scalar.properties.isAlphabetic: scalar.properties.isUppercase ? "S" : "s"
          case 1: scalar.properties.numericType == nil ? scalar : "0"
          // Letters of the script, so that the direction stays.
          case 2: (0x0590...0x07FF).contains(scalar.value) ? "\u{0628}" : "\u{00E5}"
          case 3: "\u{4E2D}"
          default: "\u{1F600}"
          }
        }))
  }
}
