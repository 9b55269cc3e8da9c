import CDrawing
import GalleyGeometry
import GalleyGraphics

/// Walks the runs of one of Pango's lines, from left to right, and turns their glyphs to values.
struct LineReader {
  private(set) var line = TextLine()
  private let faces: FontFaceCache
  /// Of the run that is read.
  private var style: TextStyle
  private let ownStyle: TextStyle
  private let spans: [TextSpan]
  private var pen = 0.0
  /// The left ends of the runs that are read, by where they begin in the string.
  private var starts: [Int32: Double] = [:]

  init(faces: FontFaceCache, style: TextStyle, spans: [TextSpan] = []) {
    self.faces = faces
    self.style = style
    ownStyle = style
    self.spans = spans
  }

  mutating func read(_ source: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(source, nil, &logical)
    line.width = points(logical.width)
    line.ascent = points(-logical.y)
    line.descent = points(logical.height + logical.y)
    line.isRightToLeft =
      pango_layout_line_get_resolved_direction(source) == PANGO_DIRECTION_RTL
    var runs: [PangoGlyphItem] = []
    var link = source.pointee.runs
    while let node = link {
      if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        runs.append(run.pointee)
      }
      link = node.pointee.next
    }
    if ([style] + spans.map(\.style)).contains(where: { $0.family == SystemFont.family }) {
      readHeight(of: runs)
    }
    for run in runs { read(run) }
    let pieces = pieces(of: runs, in: source.pointee.layout)
    line.string = pieces.map(\.string).joined()
    if !spans.isEmpty { line.pieces = pieces }
    line.endsInFoldedBlank =
      line.string.last?.isWhitespace == true && isBroken(source.pointee)
  }

  /// Gives what is in the family that stands for the system's font the height of that, what other
  /// fonts fill in there that of the system's fonts for such scripts, and what is in other families
  /// their own.
  private mutating func readHeight(of runs: [PangoGlyphItem]) {
    let own = FontExtents.system(size: style.size)
    let reaches = runs.map { run in
      let style = span(of: run)?.style ?? style
      guard let extents = extents(of: run) else { return FontExtents.system(size: style.size) }
      return style.family == SystemFont.family ? extents.filling(in: style.size) : extents
    }
    line.ascent = reaches.map(\.ascent).max() ?? own.ascent
    line.descent = reaches.map(\.descent).max() ?? own.descent
  }

  /// Returns the extents of a run in another family; nil in the system's.
  private func extents(of run: PangoGlyphItem) -> FontExtents? {
    guard let font = run.item.pointee.analysis.font, family(of: font) != SystemFont.family else {
      return nil
    }
    var logical = PangoRectangle()
    pango_glyph_string_extents(run.glyphs, font, nil, &logical)
    return FontExtents(ascent: points(-logical.y), descent: points(logical.height + logical.y))
  }

  private func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    let fontconfigFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    return pango_fc_font_get_pattern(fontconfigFont)?.string(FC_FAMILY)
  }

  /// Whether the paragraph goes on in the next line, so that Pango takes the room of the blank at
  /// the end away.
  private func isBroken(_ source: PangoLayoutLine) -> Bool {
    guard let text = pango_layout_get_text(source.layout) else { return false }
    switch UInt8(bitPattern: text[Int(source.start_index + source.length)]) {
    case 0, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
    // The first byte of the paragraph separator, U+2029.
    case 0xE2: return text[Int(source.start_index + source.length) + 1] != -128
    default: return true
    }
  }

  /// The runs come from left to right; their places in the string tell the order of reading.
  private func pieces(
    of runs: [PangoGlyphItem], in layout: UnsafeMutablePointer<PangoLayout>?
  ) -> [LaidOutText.Line.Piece] {
    guard let text = pango_layout_get_text(layout) else { return [] }
    return runs.sorted { $0.item.pointee.offset < $1.item.pointee.offset }.map { run in
      let item = run.item.pointee
      let x = starts[item.offset] ?? 0
      let style = span(of: run)?.style
      if Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
        return LaidOutText.Line.Piece(string: "\u{2026}", style: style, x: x)
      }
      let bytes = UnsafeRawBufferPointer(start: text + Int(item.offset), count: Int(item.length))
      return LaidOutText.Line.Piece(
        string: String(decoding: bytes, as: UTF8.self), style: style, x: x)
    }
  }

  /// The span that a run lies in; runs do not reach from one into another.
  private func span(of run: PangoGlyphItem) -> TextSpan? {
    let offset = Int(run.item.pointee.offset)
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].range.contains(offset) ? spans[low] : nil
  }

  private mutating func read(_ run: PangoGlyphItem) {
    guard let string = run.glyphs, let infos = string.pointee.glyphs,
      let font = run.item.pointee.analysis.font
    else { return }
    if Int32(run.item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
      takePaddingOff(string.pointee, font)
    }
    style = span(of: run)?.style ?? ownStyle
    defer { style = ownStyle }
    if family(of: font) != style.family { line.isFilledIn = true }
    let face = faces.face(of: font)
    let start = pen
    starts[run.item.pointee.offset] = start
    defer { addLines(from: start, in: font) }
    pen += points(run.start_x_offset)
    for info in UnsafeBufferPointer(start: infos, count: Int(string.pointee.num_glyphs)) {
      // All stand on one baseline, as in Core Text: Pango moves a run by where it guesses that the
      // ideographic baseline of its font is.
      let origin = Point(
        x: pen + points(info.geometry.x_offset), y: points(info.geometry.y_offset))
      add(info, of: face, at: origin)
      pen += points(info.geometry.width)
    }
    pen += points(run.end_x_offset)
  }

  /// Adds the lines under and through the letters of a run, as glyphs of their own.
  private mutating func addLines(from start: Double, in font: UnsafeMutablePointer<PangoFont>) {
    guard style.isUnderlined || style.isStruckThrough, pen > start, style.size > 0 else { return }
    func position(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(pango_font_get_hb_font(font), tag, &position)
      return points(position)
    }
    func add(offset: hb_ot_metrics_tag_t, thickness: hb_ot_metrics_tag_t) {
      // Offsets count upward from the baseline to the upper edge of the line.
      let bar = Rect(
        x: 0, y: -position(offset) / style.size, width: (pen - start) / style.size,
        height: position(thickness) / style.size)
      line.glyphs.append(glyph(Path(.rectangle(bar)), 1000, at: Point(x: start, y: 0)))
    }
    if style.isUnderlined {
      add(
        offset: HB_OT_METRICS_TAG_UNDERLINE_OFFSET, thickness: HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    }
    if style.isStruckThrough {
      add(
        offset: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, thickness: HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    }
  }

  /// Pango widens an ellipsis until its line is as wide as the block; then it would not sit where
  /// the text ends, and a centred line would not be centred.
  private mutating func takePaddingOff(
    _ ellipsis: PangoGlyphString, _ font: UnsafeMutablePointer<PangoFont>
  ) {
    guard let last = ellipsis.glyphs.map({ $0 + Int(ellipsis.num_glyphs) - 1 }) else { return }
    let advance = hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), last.pointee.glyph)
    let natural = advance + pangoUnits(style.letterSpacing)
    line.width -= points(last.pointee.geometry.width - natural)
    last.pointee.geometry.width = natural
  }

  private mutating func add(_ info: PangoGlyphInfo, of face: FontFace?, at origin: Point) {
    guard info.glyph != emptyGlyph, let face else { return }
    if info.glyph & unknownGlyphFlag != 0 {
      addMissing(info.glyph & ~unknownGlyphFlag, width: points(info.geometry.width), at: origin)
    } else if face.hasOutlines {
      let outline = face.outline(of: info.glyph)
      guard !outline.elements.isEmpty else { return }
      line.glyphs.append(glyph(outline, face.unitsPerEm, at: origin))
    } else if let bitmap = face.bitmap(of: info.glyph) {
      line.emoji.append(LaidOutText.Emoji(bitmap: bitmap, frame: frame(of: bitmap, at: origin)))
    }
  }

  /// Shows a character that no font has as an empty box.
  private mutating func addMissing(_ character: UInt32, width: Double, at origin: Point) {
    line.missingCharacters += [Unicode.Scalar(character)].compactMap { $0 }
    line.isFilledIn = true
    let box = missingGlyphBox(width: width / style.size)
    line.glyphs.append(glyph(box, 1000, at: origin))
  }

  private func glyph(
    _ outline: Path, _ unitsPerEm: Double, at origin: Point
  ) -> LaidOutText.Glyph {
    LaidOutText.Glyph(
      outline: outline, unitsPerEm: unitsPerEm, origin: origin, size: style.size,
      color: style.color == ownStyle.color ? nil : style.color)
  }

  private func frame(of bitmap: GlyphBitmap, at origin: Point) -> Rect {
    let place = bitmap.placement
    return Rect(
      x: origin.x + place.minX * style.size, y: origin.y + place.minY * style.size,
      width: place.width * style.size, height: place.height * style.size)
  }
}

/// A frame as high as a capital letter, in units of the em.
private func missingGlyphBox(width: Double) -> Path {
  let outer = Rect(x: 0.06, y: -0.72, width: max(width - 0.12, 0.2), height: 0.72)
  let inner = outer.inset(by: 0.06)
  func corners(_ rect: Rect) -> [Point] {
    [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
  }
  // The inner edge runs the other way round, so that the non-zero rule leaves a hole.
  return Path(
    [corners(outer), corners(inner).reversed()].flatMap { points -> [Path.Element] in
      [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close]
    })
}

/// Pango's marks for a glyph that shows nothing, and for a character that no font has.
///
/// The headers give them as macros that Swift does not import.
private let emptyGlyph: UInt32 = 0x0FFF_FFFF
private let unknownGlyphFlag: UInt32 = 0x1000_0000
