import CDrawing
import GalleyGeometry
import GalleyGraphics

/// Measures texts in one style of which nothing must be found out before they are shaped: Latin
/// letters, digits and marks, from left to right, all in the style's own font.
///
/// To Pango such a paragraph is one run, whose width is the sum of what HarfBuzz says of its glyphs.
/// To ask HarfBuzz alone is what makes long lists measurable: it takes a tenth of the time.
final class PlainLines {
  /// The measures that all plain lines of a style share.
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

  /// The key of a text's broken lines: all that their widths depend on; a limit in Pango's units.
  private struct LineBreakKey: Hashable {
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
  private var broken = BoundedCache<LineBreakKey, [Int32]?>(capacity: 16_384)

  /// - `font`: The style's own.
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
  /// - `width`: Where lines break, in points; nil for nowhere.
  func lines(of string: String, within width: Double?) -> [TextLine]? {
    guard let natural = self.width(of: string) else { return nil }
    // Counted as Pango does, with the room for the spacing behind the last letter.
    let limit =
      width.map { pangoUnits(max(0, $0 + letterSpacing)) - pangoUnits(letterSpacing) } ?? .max
    if natural <= limit { return [line(natural)] }
    guard !isJustified, let widths = self.widths(of: LineBreakKey(string: string, limit: limit)),
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

  private func widths(of block: LineBreakKey) -> [Int32]? {
    broken.value(for: block) {
      PlainText(block.string).flatMap { shaper.lineWidths(of: $0, limit: block.limit) }
    }
  }
}

/// Shapes plain texts in one font and breaks them at their blanks, as Pango would.
final class PlainShaper {
  /// The glyphs of a run, each with the byte that its character begins at; widths in Pango's units,
  /// the spacing behind each letter included.
  struct Glyphs {
    var advances: [Int32] = []
    var clusters: [Int] = []
    /// Whether a run that begins at the glyph would have other glyphs.
    var isUnsafeToBreak: [Bool] = []
    /// Behind each letter, and not behind a line's last.
    var spacing: Int32 = 0

    /// Of all of them on one line.
    var width: Int32 { advances.reduce(0, &+) - spacing }
  }

  private let font: UnsafeMutablePointer<PangoFont>
  private let language: OpaquePointer?
  private let buffer: OpaquePointer
  private let features: [hb_feature_t]
  private let spacing: Int32
  private let isSystemFont: Bool

  init(_ style: TextStyle, font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    language = hb_language_from_string(style.language, -1)
    buffer = hb_buffer_create()
    spacing = pangoUnits(style.letterSpacing)
    isSystemFont = style.family == SystemFont.family
    // Letters that are spaced are not joined, as Pango has it.
    let names =
      (spacing == 0 ? [] : ["liga=0", "clig=0", "dlig=0"])
      + (style.figures == .tabular ? ["tnum=1"] : [])
    features = names.compactMap { Self.feature($0) }
  }

  private static func feature(_ setting: String, in range: Range<Int>? = nil) -> hb_feature_t? {
    var feature = hb_feature_t()
    guard hb_feature_from_string(setting, -1, &feature) != 0 else { return nil }
    if let range {
      (feature.start, feature.end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    }
    return feature
  }

  deinit {
    hb_buffer_destroy(buffer)
    g_object_unref(font)
  }

  /// The glyphs of a text; nil where the font has not all of it.
  func glyphs(of text: PlainText) -> Glyphs? {
    hb_buffer_clear_contents(buffer)
    text.bytes.withUnsafeBytes { bytes in
      let count = Int32(bytes.count)
      hb_buffer_add_utf8(
        buffer, bytes.assumingMemoryBound(to: CChar.self).baseAddress, count, 0, count)
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, text.hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    hb_buffer_set_language(buffer, language)
    let leftOut = isSystemFont ? SystemFont.leftOutFeatures(in: text.bytes) : []
    let features = features + leftOut.compactMap { Self.feature($0.setting, in: $0.range) }
    hb_shape(pango_font_get_hb_font(font), buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return nil }
    var glyphs = Glyphs(spacing: spacing)
    for index in 0..<Int(count) {
      guard infos[index].codepoint != 0 else { return nil }
      // Two glyphs of one letter are spaced once: Pango sees to them.
      if spacing != 0, index > 0, infos[index].cluster == infos[index - 1].cluster { return nil }
      glyphs.advances.append(positions[index].x_advance + spacing)
      glyphs.clusters.append(Int(infos[index].cluster))
      glyphs.isUnsafeToBreak.append(
        infos[index].mask & UInt32(HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue) != 0)
    }
    return glyphs
  }

  /// The width of each line where a text is broken at a limit; nil where it does not break at its
  /// blanks alone, or has a word that is wider than a line.
  ///
  /// A line ends before the last blank that it has room for, and the blank itself takes none.
  func lineWidths(of text: PlainText, limit: Int32) -> [Int32]? {
    guard text.breaksAtBlanks else { return nil }
    var widths: [Int32] = []
    var rest = text
    shaping: while true {
      guard let glyphs = glyphs(of: rest) else { return nil }
      var start = 0
      while let line = line(of: glyphs, in: rest, from: start, limit: limit) {
        guard let next = line.next else { return widths + [line.width] }
        let byte = glyphs.clusters[next]
        if glyphs.isUnsafeToBreak[next] {
          let alone = rest[glyphs.clusters[start]..<byte]
          // Pango takes off the blank as it was before: where that makes a difference, it decides.
          guard let shaped = self.glyphs(of: alone), let blank = shaped.advances.last,
            shaped.width - glyphs.advances[next - 1] <= limit
          else { return nil }
          widths.append(shaped.width - blank)
          rest = rest[byte..<rest.bytes.count]
          continue shaping
        }
        widths.append(line.width)
        start = next
      }
      return nil
    }
  }

  /// The longest line from a glyph on, and the glyph that the next begins with; nil where the first
  /// word is too wide.
  private func line(
    of glyphs: Glyphs, in text: PlainText, from start: Int, limit: Int32
  ) -> (width: Int32, next: Int?)? {
    // The spacing behind the last letter counts nothing.
    var width = -glyphs.spacing
    var best: (width: Int32, next: Int?)?
    for index in start..<glyphs.advances.count {
      let isBlank = text.bytes[glyphs.clusters[index]] == UInt8(ascii: " ")
      if isBlank && width <= limit { best = (width, index + 1) }
      width += glyphs.advances[index]
      if width > limit && !isBlank { return best }
    }
    return (width, nil)
  }
}
