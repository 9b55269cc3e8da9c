internal import CDrawing
internal import GalleyGeometry
internal import GalleyGraphics

/// Texts by Pango with the system's fonts, one layout for all of them.
final class PlainFonts {
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let pangoContext: UnsafeMutablePointer<PangoContext>?
  private let layout: UnsafeMutablePointer<PangoLayout>?

  /// Not Pango's default map: Galley keeps the system's fonts from that one, in all of the process.
  init() {
    map = pango_cairo_font_map_new()
    let fontconfigMap = UnsafeMutableRawPointer(map)?.assumingMemoryBound(to: PangoFcFontMap.self)
    let configuration = FcInitLoadConfigAndFonts()
    pango_fc_font_map_set_config(fontconfigMap, configuration)
    FcConfigDestroy(configuration)
    pangoContext = pango_font_map_create_context(map)
    layout = pango_layout_new(pangoContext)
  }

  deinit {
    g_object_unref(layout)
    g_object_unref(pangoContext)
    g_object_unref(map)
  }

  func draw(_ text: Text, on context: UnsafeMutablePointer<cairo_t>?) {
    let (block, style) = (text.block, text.block.style)
    pango_cairo_update_context(context, pangoContext)
    pango_layout_context_changed(layout)
    pango_layout_set_text(layout, block.string, -1)
    setFont(style)
    setSpacing(style)
    setLines(of: block)
    let color = style.color
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(context, text.origin.x, text.origin.y)
    pango_cairo_show_layout(context, layout)
  }

  private func setFont(_ style: TextStyle) {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, style.family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(style.weight)))
    if style.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  private func setSpacing(_ style: TextStyle) {
    let attributes = pango_attr_list_new()
    if style.letterSpacing != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(units(style.letterSpacing)))
    }
    if let height = style.lineHeight {
      pango_attr_list_insert(attributes, pango_attr_line_height_new_absolute(units(height)))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func setLines(of block: TextBlock) {
    pango_layout_set_width(layout, block.width.map(units) ?? -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, block.style.alignment == .justified ? 1 : 0)
    switch block.style.alignment {
    case .leading, .left, .justified: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .trailing, .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    let limit = block.style.lineLimit
    pango_layout_set_height(layout, limit.map { Int32(-$0) } ?? -1)
    pango_layout_set_ellipsize(layout, limit == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
  }

  private func units(_ points: Double) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded()) }
}
