import CDrawing
import GalleyGeometry
import GalleyGraphics

/// A string shaped and broken into lines by Pango.
struct ShapedParagraphs: ~Copyable {
  private let layout: UnsafeMutablePointer<PangoLayout>
  private let style: TextStyle
  private let spans: [TextSpan]
  private let string: String

  /// The whole of a block, whatever its line limit.
  init(_ block: TextBlock, in map: FontMap) {
    let style = block.style
    string = block.string
    self.style = style
    spans = block.spans
    let context = map.context
    pango_context_set_language(context, pango_language_from_string(style.language))
    pango_context_set_base_dir(
      context, style.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    layout = pango_layout_new(context)
    pango_layout_set_auto_dir(layout, style.direction == .natural ? 1 : 0)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    FontDescription(style).use { pango_layout_set_font_description(layout, $0) }
    setAttributes()
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    setWidth(block.breakWidth ?? block.width)
  }

  deinit { g_object_unref(layout) }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// The number of bytes of the string before a line.
  func firstByte(ofLine line: Int) -> Int {
    Int(pango_layout_get_line_readonly(layout, Int32(line))?.pointee.start_index ?? 0)
  }

  /// Whether a line's paragraph runs from right to left.
  func isRightToLeft(line: Int) -> Bool {
    guard let line = pango_layout_get_line_readonly(layout, Int32(line)) else { return false }
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  /// Whether a line may break before each character, and behind the last one.
  var breaks: [Bool] {
    var count: gint = 0
    let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
    return UnsafeBufferPointer(start: attributes, count: Int(count)).map { $0.is_line_break != 0 }
  }

  /// Keeps everything on one line of the width and puts an ellipsis for what does not fit.
  func ellipsize(_ mode: PangoEllipsizeMode) {
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_ellipsize(layout, mode)
  }

  /// Whether an ellipsis stands for some of the string.
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The glyphs of a line.
  func line(_ number: Int, faces: FontFaceCache) -> TextLine {
    guard let line = pango_layout_get_line_readonly(layout, Int32(number)) else {
      return TextLine()
    }
    var reader = LineReader(faces: faces, style: style, spans: spans)
    reader.read(line)
    return reader.line
  }

  /// Breaks lines at a width.
  ///
  /// Pango counts the spacing behind a line's last letter where it breaks, and leaves it out of the
  /// line afterwards: the room for it is added. A justified line would be stretched over that room,
  /// so only lines that need no breaking have it.
  private func setWidth(_ width: Double?) {
    guard let width else { return pango_layout_set_width(layout, -1) }
    pango_layout_set_width(layout, pangoUnits(max(0, width + style.letterSpacing)))
    guard style.alignment == .justified, pango_layout_is_wrapped(layout) != 0 else { return }
    pango_layout_set_width(layout, pangoUnits(width))
    pango_layout_set_justify(layout, 1)
  }

  private func setAttributes() {
    let attributes = pango_attr_list_new()
    // UIKit breaks a word that is wider than the line between letters, without a hyphen.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if style.letterSpacing != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(pangoUnits(style.letterSpacing)))
    }
    if style.figures == .tabular {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    for (number, span) in spans.enumerated() { add(span, number: number, to: attributes) }
    for feature in leftOutFeatures {
      pango_attr_list_insert(
        attributes, ranged(pango_attr_font_features_new(feature.setting), feature.range))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }
}

extension ShapedParagraphs {
  /// Gives a span what is not as the text has it, and a color that nobody looks at: it keeps runs of
  /// spans apart, and parts no letters that are kerned.
  private func add(_ span: TextSpan, number: Int, to attributes: OpaquePointer?) {
    let mark = UInt16(truncatingIfNeeded: number + 1)
    var own = [pango_attr_foreground_new(mark, mark, mark)]
    if !span.style.hasFont(of: style) {
      own.append(FontDescription(span.style).use { pango_attr_font_desc_new($0) })
    }
    if span.style.letterSpacing != style.letterSpacing {
      own.append(pango_attr_letter_spacing_new(pangoUnits(span.style.letterSpacing)))
    }
    if span.style.figures != style.figures {
      own.append(
        pango_attr_font_features_new(span.style.figures == .tabular ? "tnum=1" : "tnum=0"))
    }
    for attribute in own { pango_attr_list_insert(attributes, ranged(attribute, span.range)) }
  }

  private func ranged(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    attribute?.pointee.start_index = UInt32(range.lowerBound)
    attribute?.pointee.end_index = UInt32(range.upperBound)
    return attribute
  }

  /// Those of the letters that are in the system's family.
  private var leftOutFeatures: [LeftOutFeature] {
    guard ([style] + spans.map(\.style)).contains(where: { $0.family == SystemFont.family })
    else { return [] }
    return SystemFont.leftOutFeatures(in: Array(string.utf8)).filter { feature in
      let span = spans.first { $0.range.contains(feature.range.lowerBound) }
      return (span?.style ?? style).family == SystemFont.family
    }
  }
}

extension TextStyle {
  fileprivate func hasFont(of other: TextStyle) -> Bool {
    family == other.family && weight == other.weight && isItalic == other.isItalic
      && size == other.size
  }
}

/// Points in Pango's whole numbers; a value beyond a million points is held there.
func pangoUnits(_ points: Double) -> Int32 {
  Int32((min(max(points, -1e6), 1e6) * Double(PANGO_SCALE)).rounded())
}

/// Pango's whole numbers in points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// The font that a text style asks for.
struct FontDescription: ~Copyable {
  private let pointer: UnsafeMutablePointer<PangoFontDescription>

  init(_ style: TextStyle) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, style.family)
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(style.weight)))
    pango_font_description_set_style(
      pointer, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(pointer, style.size * Double(PANGO_SCALE))
    if style.family == SystemFont.family {
      pango_font_description_set_variations(pointer, Self.opticalSize(at: style.size))
    }
  }

  /// Where on the axis of optical sizes letters of a font size stand, which reaches from 14 to 32.
  private static func opticalSize(at size: Double) -> String {
    let place = 14 + 18 * SystemFont.displayShare(at: size)
    return "opsz=\((place * 100).rounded() / 100)"
  }

  deinit { pango_font_description_free(pointer) }

  borrowing func use<Result>(
    _ body: (UnsafeMutablePointer<PangoFontDescription>) -> Result
  ) -> Result { body(pointer) }
}
