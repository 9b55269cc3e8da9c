import CDrawing
internal import GalleyGraphics

/// The faces a renderer has met, each opened once.
final class FontFaceCache {
  private let library: FT_Library
  private var faces: [FontFace.Key: FontFace] = [:]
  /// The fault of a font that could not be opened; from then on, texts are not what they should be.
  private(set) var problem: String?

  init() throws(RenderingError) {
    try PangoLibrary.load()
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw RenderingError("cannot set up fonts: FreeType does not start")
    }
    self.library = library
  }

  deinit {
    faces.removeAll()
    FT_Done_FreeType(library)
  }

  /// The face behind one of Pango's fonts; nil where it is no font file.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    guard let key = key(of: font) else { return nil }
    if let cached = faces[key] { return cached }
    // Pango reads the file for itself, and takes one that it cannot open for an empty font.
    let isRead = hb_face_get_glyph_count(hb_font_get_face(pango_font_get_hb_font(font))) > 0
    guard isRead, let face = FontFace(key, in: library) else {
      problem = "cannot read the font '\(key.path)'; try again"
      return nil
    }
    faces[key] = face
    return face
  }

  private func key(of font: UnsafeMutablePointer<PangoFont>) -> FontFace.Key? {
    let fontconfigFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(fontconfigFont),
      let path = pattern.string(FC_FILE)
    else { return nil }
    return FontFace.Key(
      path: path, index: pattern.integer(FC_INDEX) ?? 0,
      variations: pattern.string(FC_FONT_VARIATIONS))
  }
}
