import CDrawing
import GalleyGeometry
import GalleyGraphics

/// Measures texts in one style of which nothing must be found out before they are shaped: Latin
/// letters, digits and marks, from left to right, all in the style's own font.
///
/// To Pango such a paragraph is one run, whose width is the sum of what HarfBuzz says of its glyphs.
/// To ask HarfBuzz alone is what makes long lists measurable: it takes a tenth of the time.
final class PlainLines {
  /// What all plain lines of a style have in common.
  struct Sample {
    let ascent: Double
    let descent: Double
    let isRightToLeft: Bool

    /// - Returns: Nil where a style takes more than the sum of its glyphs.
    init?(of style: TextStyle, _ map: FontMap, _ faces: FontFaceCache) {
      guard style.direction != .rightToLeft,
        pango_language_includes_script(
          pango_language_from_string(style.language), PANGO_SCRIPT_LATIN) != 0
      else { return nil }
      // How high a line is depends on its font alone: any letter tells.
      let line = ShapedParagraphs(TextBlock("H", style: style), in: map).line(0, faces: faces)
      guard line.glyphs.count == 1, line.missingCharacters.isEmpty else { return nil }
      (ascent, descent, isRightToLeft) = (line.ascent, line.descent, line.isRightToLeft)
    }
  }

  /// What the widths of a text's lines depend on; a limit in Pango's units.
  private struct Broken: Hashable {
    var string: String
    var limit: Int32
  }

  private let shaper: PlainShaper
  /// A line of the style, but for its width and its string.
  private let line: TextLine
  private let lineLimit: Int
  /// In points.
  private let letterSpacing: Double
  private let isJustified: Bool
  /// Widths without breaks, in Pango's units; nil where a string is not plain.
  private var widths = BoundedCache<String, Int32?>(capacity: 16_384)
  /// Widths of lines; nil where Pango must say where they break.
  private var broken = BoundedCache<Broken, [Int32]?>(capacity: 16_384)

  /// - Parameter font: The style's own.
  init(_ style: TextStyle, font: UnsafeMutablePointer<PangoFont>, like sample: Sample) {
    line = TextLine(
      ascent: sample.ascent, descent: sample.descent, isRightToLeft: sample.isRightToLeft)
    shaper = PlainShaper(style, font: font)
    letterSpacing = style.letterSpacing
    lineLimit = max(style.lineLimit ?? .max, 1)
    isJustified = style.alignment == .justified
  }

  /// The lines of a string; nil where they are not plain, not known by their blanks alone, or more
  /// than the style's limit.
  ///
  /// - Parameter width: Where lines break, in points; nil for nowhere.
  func lines(of string: String, within width: Double?) -> [TextLine]? {
    guard let natural = self.width(of: string) else { return nil }
    // Counted as Pango does, with the room for the spacing behind the last letter.
    let limit =
      width.map { pangoUnits(max(0, $0 + letterSpacing)) - pangoUnits(letterSpacing) } ?? .max
    if natural <= limit { return [line(natural)] }
    guard !isJustified, let widths = self.widths(of: Broken(string: string, limit: limit)),
      widths.count <= lineLimit
    else { return nil }
    return widths.map(line)
  }

  private func line(_ width: Int32) -> TextLine {
    var line = line
    line.width = points(width)
    return line
  }

  private func width(of string: String) -> Int32? {
    widths.value(for: string) { PlainText(string).flatMap(shaper.glyphs)?.width }
  }

  private func widths(of block: Broken) -> [Int32]? {
    broken.value(for: block) {
      PlainText(block.string).flatMap { shaper.lineWidths(of: $0, limit: block.limit) }
    }
  }
}
