internal import CDrawing
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleySystem
internal import Synchronization

/// Lays out text blocks with one set of fonts, and remembers the latest.
final class TextLayout {
  private let map: FontMap
  private let faces: FontFaceCache
  private var familyNames: Set<String>
  private var cachedFamilies: [FontFamily]?
  private var texts = BoundedCache<TextBlock, LaidOutText>(capacity: 4096)
  private var styles = BoundedCache<TextStyle, StyleMetrics>(capacity: 32)

  init(_ fonts: FontSet) throws(RenderingError) {
    let work = MemoryWatch.noted
    MemoryWatch.note("setting up fonts")
    defer { MemoryWatch.note(work) }
    map = try FontMap(fonts)
    faces = try FontFaceCache()
    familyNames = map.configuration.familyNames
  }

  private var unusable: UnusableFonts { map.configuration.unusable }

  /// Of the fonts that were added.
  var copies: FontCopies { map.configuration.copies }

  /// The families, sorted, each with its faces.
  func families() -> [FontFamily] {
    if let cachedFamilies { return cachedFamilies }
    let families = map.configuration.families
    cachedFamilies = families
    return families
  }

  /// Adds a font file, and forgets what was laid out without it; gives the families it holds,
  /// sorted.
  func addFont(in file: AssetFile) throws(ResourceError) -> [String] {
    let families = try map.configuration.addFont(in: file)
    map.configurationChanged()
    familyNames = map.configuration.familyNames
    cachedFamilies = nil
    texts.removeAll()
    styles.removeAll()
    return families
  }

  /// Breaks a block into lines, each shaped and in its place.
  func layOut(_ block: TextBlock) throws(ResourceError) -> LaidOutText {
    if let text = texts.value(for: block) { return text }
    try check(block)
    if ThaiDictionary.isNeeded(for: block.string),
      !pangoInUse.withLock({ _ in ThaiDictionary.isThere })
    {
      throw ResourceError(ThaiDictionary.problem)
    }
    let style = try metrics(of: block.style)
    let text = try laidOutAlone(block, style)
    if let problem = faces.problem { throw ResourceError(problem) }
    texts.insert(text, for: block)
    return text
  }

  /// Returns the metrics of a block once its lines are broken; plain lines are not laid out for it.
  func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics {
    let style = try metrics(of: block.style)
    if block.spans.isEmpty,
      let lines = style.lines?.lines(of: block.string, within: block.breakWidth ?? block.width)
    {
      let placement = LinePlacement(of: lines, in: block, font: style.extents)
      return TextMetrics(of: lines, placed: placement, capHeight: style.capHeight)
    }
    return try layOut(block).metrics
  }

  /// Returns the metrics that all lines of a style share.
  private func metrics(of style: TextStyle) throws(ResourceError) -> StyleMetrics {
    if let metrics = styles.value(for: style) { return metrics }
    try check(TextBlock("", style: style))
    // No font may be opened for a style, or measured, while another thread measures one.
    var found: StyleMetrics?
    pangoInUse.withLock { _ in found = measured(style) }
    guard let metrics = found else { throw ResourceError("a style cannot be measured; try again") }
    if let problem = faces.problem { throw ResourceError(problem) }
    styles.insert(metrics, for: style)
    return metrics
  }

  private func measured(_ style: TextStyle) -> StyleMetrics {
    let sample = PlainLines.Sample(of: style, map, faces)
    return StyleMetrics(
      extents: fontExtents(style), capHeight: capHeight(style),
      lines: sample.flatMap { sample in
        withFont(of: style) { PlainLines(style, font: $0, like: sample) }
      })
  }

  private func check(_ block: TextBlock) throws(ResourceError) {
    try TextCheck.check(block)
    for style in [block.style] + block.spans.map(\.style) {
      if let problem = unusable.problem(ofFamily: style.family) { throw ResourceError(problem) }
      if familyNames.contains(style.family) { continue }
      throw ResourceError("unknown font family '\(style.family)'")
    }
  }

  /// Lays out a text while no other thread does so.
  ///
  /// Pango's threads disturb each other: while it measures a font for the box of a character that
  /// no font has, another font that is asked on any thread says zero, and keeps to it; and where
  /// two threads break words at once, one of them breaks some after another letter.
  private func laidOutAlone(
    _ block: TextBlock, _ style: StyleMetrics
  ) throws(ResourceError) -> LaidOutText {
    try pangoInUse.withLock { _ throws(ResourceError) in try laidOut(block, style) }
  }

  private func laidOut(
    _ block: TextBlock, _ style: StyleMetrics
  ) throws(ResourceError) -> LaidOutText {
    // 1. Break the string into lines, and cut what exceeds the limit.
    let lines = LimitedLines(of: block, map: map, faces: faces)
    if lines.lines.contains(where: \.isFilledIn),
      let problem = unusable.problem(ofOthersThan: block.style.family)
    {
      throw ResourceError(problem)
    }
    // 2. Place each line: its baseline from the line heights, its left end from the alignment.
    let placement = LinePlacement(of: lines.lines, in: block, font: style.extents)
    // 3. Gather the glyphs.
    var text = LaidOutText(
      color: block.style.color, lines: [], glyphs: [], emoji: [], clip: nil,
      metrics: TextMetrics(of: lines.lines, placed: placement, capHeight: style.capHeight))
    text.metrics.isTruncated = lines.isTruncated
    for (line, origin) in zip(lines.lines, placement.origins) {
      let (glyphs, emoji) = line.placed(at: origin)
      text.lines.append(
        LaidOutText.Line(
          string: line.string, pieces: line.pieces, endsInFoldedBlank: line.endsInFoldedBlank,
          origin: origin,
          width: line.width, isRightToLeft: line.isRightToLeft))
      text.glyphs += glyphs
      text.emoji += emoji
    }
    if lines.isCut, let width = block.width {
      text.metrics.size.width = width
      text.clip = Rect(origin: .zero, size: text.metrics.size)
    }
    return text
  }

  private func capHeight(_ style: TextStyle) -> Double {
    withFont(of: style) { faces.face(of: $0)?.capHeight }.map { $0 * style.size } ?? 0
  }

  private func fontExtents(_ style: TextStyle) -> FontExtents {
    if style.family == SystemFont.family { return .system(size: style.size) }
    return withFont(of: style) { font in
      var extents = hb_font_extents_t()
      guard hb_font_get_h_extents(pango_font_get_hb_font(font), &extents) != 0 else { return nil }
      return FontExtents(ascent: points(extents.ascender), descent: points(-extents.descender))
    } ?? FontExtents(ascent: style.size, descent: 0)
  }

  private func withFont<Result>(
    of style: TextStyle, _ body: (UnsafeMutablePointer<PangoFont>) -> Result?
  ) -> Result? {
    guard let font = FontDescription(style).use({ pango_context_load_font(map.context, $0) })
    else { return nil }
    defer { g_object_unref(font) }
    return body(font)
  }
}

extension TextMetrics {
  fileprivate init(of lines: [TextLine], placed placement: LinePlacement, capHeight: Double) {
    self.init(
      size: placement.size, lineCount: lines.count,
      firstBaseline: placement.origins.first?.y ?? 0,
      lastBaseline: placement.origins.last?.y ?? 0, capHeight: capHeight,
      missingCharacters: lines.flatMap(\.missingCharacters))
  }
}

/// The metrics that the texts of a style share.
private struct StyleMetrics {
  let extents: FontExtents
  let capHeight: Double
  /// The measurer of plain lines; nil where the style asks for what they have not.
  let lines: PlainLines?
}

/// Held while Pango lays out or measures.
private let pangoInUse = Mutex<Void>(())

/// The ascent and descent of a font, in points.
struct FontExtents {
  var ascent: Double
  var descent: Double

  /// Returns the extents of the system's font.
  static func system(size: Double) -> FontExtents {
    FontExtents(ascent: SystemFont.ascent * size, descent: SystemFont.descent * size)
  }

  /// Those of a font that fills in for the system's, whose fonts for other scripts are not as high
  /// as this one may be, and never lower than for Latin.
  func filling(in size: Double) -> FontExtents {
    let least = FontExtents.system(size: size)
    return FontExtents(
      ascent: max(least.ascent, min(ascent, SystemFont.tallAscent * size)),
      descent: max(least.descent, min(descent, SystemFont.tallDescent * size)))
  }
}

/// Refuses text blocks that the libraries below would not survive.
private enum TextCheck {
  /// The largest font size, in points.
  ///
  /// Cairo 1.16 can break a font for good beyond about 2,000.
  static let largestSize = 2_000.0
  /// The longest string, in bytes of UTF-8.
  static let longestString = 50_000

  static func check(_ block: TextBlock) throws(ResourceError) {
    try check(block.style)
    for span in block.spans { try check(span.style) }
    if let width = block.width { try require(width, in: 0...1e6, "text width") }
    guard block.string.utf8.count <= longestString else {
      throw ResourceError(
        "a text has more than \(longestString) bytes; shorten it, or make several of it")
    }
  }

  private static func check(_ style: TextStyle) throws(ResourceError) {
    try require(style.size, in: 0.01...largestSize, "font size")
    try require(Double(style.weight), in: 1...1_000, "font weight")
    try require(style.letterSpacing, in: -largestSize...largestSize, "letter spacing")
    if let height = style.lineHeight { try require(height, in: 0...1e6, "line height") }
  }

  private static func require(
    _ value: Double, in range: ClosedRange<Double>, _ name: String
  ) throws(ResourceError) {
    guard !range.contains(value) else { return }
    throw ResourceError(
      "a \(name) of \(value) is out of range; expected \(range.lowerBound) to \(range.upperBound)")
  }
}

/// The places of a block's lines.
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
