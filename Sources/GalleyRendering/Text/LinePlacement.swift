import GalleyGeometry
import GalleyGraphics

/// Where the lines of a block lie.
struct LinePlacement {
  /// The left end of each line on its baseline.
  private(set) var origins: [Point] = []
  /// The widest line and the height of all lines.
  private(set) var size = Size.zero

  init(of lines: [TextLine], in block: TextBlock, font: FontExtents) {
    size.width = lines.map(\.width).max() ?? 0
    let width = block.width ?? size.width
    var top = 0.0
    for line in lines {
      let box = Self.box(of: line, lineHeight: block.style.lineHeight, font: font)
      let left = Self.left(of: line, alignment: block.style.alignment, width: width)
      origins.append(Point(x: left, y: top + box.baseline))
      top += box.height
    }
    size.height = top
  }

  /// The height of a line and its baseline from the top.
  ///
  /// A given line height is the distance between baselines, whatever fonts fill in; half of what it
  /// adds to the first font's own height goes above the text, as in CSS.
  private static func box(
    of line: TextLine, lineHeight: Double?, font: FontExtents
  ) -> (height: Double, baseline: Double) {
    guard let lineHeight else { return (line.ascent + line.descent, line.ascent) }
    return (lineHeight, (lineHeight - font.ascent - font.descent) / 2 + font.ascent)
  }

  private static func left(
    of line: TextLine, alignment: TextStyle.Alignment, width: Double
  ) -> Double {
    let room = width - line.width
    switch alignment {
    case .center: return room / 2
    case .left: return 0
    case .right: return room
    case .leading, .justified: return line.isRightToLeft ? room : 0
    case .trailing: return line.isRightToLeft ? 0 : room
    }
  }
}
