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
    switch command {
    case .fill(let fill): add("fill \(fill.shape.words), \(fill.paint.words)")
    case .stroke(let stroke): add(stroke.line)
    case .text(let text): add("text \(text.words)")
    case .image(let image): add("image \(image.words)")
    case .vectorImage(let image): add("vector image \(image.words)")
    case .backdrop(let backdrop): add("backdrop \(backdrop.words)")
    case .group(let group): add(group)
    }
  }

  private mutating func add(_ group: Group) {
    add(group.line)
    let outer = indent
    indent += "  "
    add(group.children)
    indent = outer
  }
}

extension Stroke {
  fileprivate var line: String {
    "stroke \(shape.words), \(paint.words), width \(width.word)"
      + (cap == .butt ? "" : ", \(cap.rawValue) caps")
      + (dashes.isEmpty ? "" : ", dashes \(dashes.map(\.word).joined(separator: " "))")
  }
}

extension Text {
  fileprivate var words: String {
    "\(block.string.inQuotes) at \(origin.words)"
      + (block.width.map { ", width \($0.word)" } ?? "") + ", \(block.style.words)"
      + (block.spans.isEmpty ? "" : "; " + block.spans.words(in: block.string))
  }
}

extension ImagePlacement {
  fileprivate var words: String {
    let name = image.path.split(separator: "/").last.map(String.init) ?? image.path
    return "\(name.inQuotes) of \(image.size.words) in \(destination.words)"
      + (image.tint.map { ", tint \($0.words)" } ?? "")
      + (label.map { ", label \($0.inQuotes)" } ?? "")
  }
}

extension Backdrop {
  fileprivate var words: String {
    "\(shape.words), blur \(radius.word), saturation \(saturation.word), \(tint.words)"
  }
}

extension Group {
  /// The group's own properties in the order in which they take effect; what has none is left out.
  fileprivate var line: String {
    var words = ["group" + (name.map { " \($0.words)" } ?? "")]
    if !transform.isIdentity { words.append("transform \(transform.words)") }
    if let projection { words.append("projection \(projection.words)") }
    if let shadow { words.append(shadow.words) }
    if let clip { words.append("clip \(clip.words)") }
    if opacity != 1 { words.append("opacity \(opacity.word)") }
    return words.joined(separator: ", ")
  }
}

extension GroupName {
  fileprivate var words: String {
    var words = [id.inQuotes] + classes
    if let indexPath { words.append(indexPath) }
    if let label { words.append("label \(label.inQuotes)") }
    return words.joined(separator: " ")
  }
}

extension Shadow {
  fileprivate var words: String {
    "shadow of \(shape.words), \(color.words) by \(offset.dx.word) \(offset.dy.word), "
      + "radius \(radius.word)" + (side == .below ? "" : ", \(side.rawValue)")
  }
}
