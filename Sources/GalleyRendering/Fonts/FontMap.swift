import CDrawing
import GalleyGraphics

/// A Pango font map over fonts of its own, with the context that texts are laid out in.
///
/// Pango's default map is shared between threads and crashes there; this one belongs to one
/// renderer.
final class FontMap {
  let configuration: FontConfiguration
  let context: UnsafeMutablePointer<PangoContext>
  private let map: UnsafeMutablePointer<PangoFontMap>

  init(_ fonts: FontSet) throws(RenderingError) {
    Self.keepSystemFontsOut
    configuration = try FontConfiguration(fonts)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw RenderingError("cannot set up fonts: Pango has no FreeType font map")
    }
    self.map = map
    pango_fc_font_map_set_config(map.fontconfigMap, configuration.pointer)
    context = pango_font_map_create_context(map)
    Self.configure(context)
  }

  deinit {
    g_object_unref(context)
    g_object_unref(map)
  }

  /// Makes fonts known that were added to the configuration since.
  func configurationChanged() { pango_fc_font_map_config_changed(map.fontconfigMap) }

  /// Pango looks at the process's current configuration when its first font map is made; without
  /// one it would load the system's, and its fonts would leak in.
  private static let keepSystemFontsOut: Void = {
    let empty = FcConfigCreate()
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }()

  /// Widths that are the same at every scale: one unit is a point, and nothing is hinted or
  /// rounded.
  private static func configure(_ context: UnsafeMutablePointer<PangoContext>) {
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, FcFalse)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}

extension UnsafeMutablePointer where Pointee == PangoFontMap {
  /// The same object under its subclass's type, as the macro PANGO_FC_FONT_MAP gives it.
  fileprivate var fontconfigMap: UnsafeMutablePointer<PangoFcFontMap> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: PangoFcFontMap.self)
  }
}
