internal import GalleyGeometry

extension Picture {
  /// The display list as plain text: a line for the picture, then a command to a line, children
  /// indented.
  ///
  /// Lengths are in points, rounded to a thousandth. Images are named without their folders, so
  /// that the text is the same wherever the files lie. The same picture gives the same text.
  public var text: String {
    var dump = DisplayListDump()
    dump.add("picture \(title.inQuotes), \(size.words) points at \(scale.word)x, \(language)")
    dump.add(commands)
    return dump.text
  }
}

/// Writes commands as indented lines.
private struct DisplayListDump {
  private(set) var text = ""
  private var indent = ""

  mutating func add(_ line: String) { text += indent + line + "\n" }

  mutating func add(_ commands: [DrawCommand]) {
    for command in commands.withoutMereParts { add(command) }
  }

  private mutating func add(_ command: DrawCommand) {
    var line = command.kind.rawValue
    command.forEachField { field in
      guard !field.isUsual, let value = field.value else { return }
      line += field.prefix + value.words + field.suffix
    }
    add(line)
    let outer = indent
    indent += "  "
    add(command.children)
    indent = outer
  }
}

extension CommandField.Value {
  fileprivate var words: String {
    switch self {
    case .shape(let shape): shape.words
    case .paint(let paint): paint.words
    case .color(let color): color.words
    case .number(let number), .deviation(let number, _), .saturation(let number): number.word
    case .dashes(let dashes, _): dashes.map(\.word).joined(separator: " ")
    case .point(let point): point.words
    case .vector(let vector): "\(vector.dx.word) \(vector.dy.word)"
    case .size(let size): size.words
    case .rect(let rect): rect.words
    case .transform(let transform): transform.words
    case .projection(let projection): projection.words
    case .flag(let flag): "\(flag)"
    case .words(let words): words.joined(separator: " ")
    case .string(let string): string.inQuotes
    case .file(let path): (path.split(separator: "/").last.map(String.init) ?? path).inQuotes
    case .style(let style): style.words
    case .spans(let spans, let string): spans.words(in: string)
    }
  }
}
