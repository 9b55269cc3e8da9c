import CDrawing
import GalleyGraphics

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

  init(_ style: TextStyle, font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    language = hb_language_from_string(style.language, -1)
    buffer = hb_buffer_create()
    spacing = pangoUnits(style.letterSpacing)
    // Letters that are spaced are not joined, as Pango has it.
    let names =
      (spacing == 0 ? [] : ["liga=0", "clig=0", "dlig=0"])
      + (style.figures == .tabular ? ["tnum=1"] : [])
    features = names.compactMap { name in
      var feature = hb_feature_t()
      return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
    }
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
