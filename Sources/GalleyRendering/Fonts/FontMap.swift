import CDrawing
import GalleyGraphics

/// A Pango font map over fonts of its own, with the context that texts are laid out in.
///
/// It belongs to one renderer: Pango's default map is shared between threads and crashes there. And
/// it is Pango's FreeType map, with a FreeType library of its own: the one that draws through Cairo
/// measures with faces that Cairo keeps for the whole process, at most ten of them open, and Cairo
/// closes a face while another thread reads it.
final class FontMap {
  let configuration: FontConfiguration
  let context: UnsafeMutablePointer<PangoContext>
  private let map: UnsafeMutablePointer<PangoFontMap>

  init(_ fonts: FontSet) throws(RenderingError) {
    try PangoLibrary.load()
    LibraryMessages.startKeeping()
    Self.keepSystemFontsOut
    configuration = try FontConfiguration(fonts)
    guard let map = pango_ft2_font_map_new() else {
      throw RenderingError("cannot set up fonts: Pango has no FreeType font map")
    }
    self.map = map
    pango_fc_font_map_set_config(map.fontconfigMap, configuration.pointer)
    Self.prepareQuestions(map.fontconfigMap)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, FcFalse)
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

  /// Sets Fontconfig's questions: widths that are the same at every scale, so that one unit is a
  /// point and nothing is hinted; and for emoji the family that has them.
  ///
  /// Pango asks for emoji, such as a heart with a selector behind it and a keycap, in a family `emoji`,
  /// and this map of Pango's applies no rules of a configuration of its own to a question. What Pango
  /// asks for as text is drawn in color only where no other font has it.
  private static func prepareQuestions(_ map: UnsafeMutablePointer<PangoFcFontMap>) {
    let prepare: PangoFcSubstituteFunc = { pattern, _ in
      if pattern?.string(FC_FAMILY) == "emoji" {
        FcPatternDel(pattern, FC_FAMILY)
        FcPatternAddString(pattern, FC_FAMILY, emojiFamily)
      } else if pattern?.string(FC_FAMILY) != emojiFamily {
        FcPatternDel(pattern, FC_COLOR)
        FcPatternAddBool(pattern, FC_COLOR, FcFalse)
      }
      FcPatternDel(pattern, FC_HINTING)
      FcPatternAddBool(pattern, FC_HINTING, FcFalse)
      FcPatternDel(pattern, FC_DPI)
      FcPatternAddDouble(pattern, FC_DPI, 72)
      pattern?.keepOwnLanguage()
    }
    pango_fc_font_map_set_default_substitute(map, prepare, nil, nil)
  }
}

/// The standard family of color emoji.
private let emojiFamily = "Noto Color Emoji"

extension UnsafeMutablePointer where Pointee == FcPattern {
  /// Takes away the languages of the user, which Fontconfig adds to that of the text: fonts that
  /// fill in for a missing character would be chosen by them.
  ///
  /// English takes their place, as where the environment names none.
  fileprivate func keepOwnLanguage() {
    guard let text = string(FC_LANG) else { return }
    FcPatternDel(self, FC_LANG)
    FcPatternAddString(self, FC_LANG, text)
    guard text.lowercased() != "en" else { return }
    var english = FcValue()
    english.type = FcTypeString
    _ = Array("en\0".utf8).withUnsafeBufferPointer { bytes in
      english.u.s = bytes.baseAddress
      return FcPatternAddWeak(self, FC_LANG, english, FcTrue)
    }
  }
}

extension UnsafeMutablePointer where Pointee == PangoFontMap {
  /// The same object under its subclass's type, as the macro PANGO_FC_FONT_MAP gives it.
  fileprivate var fontconfigMap: UnsafeMutablePointer<PangoFcFontMap> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: PangoFcFontMap.self)
  }
}
