import CDrawing

/// The faces a renderer has met, each opened once.
final class FontFaceCache {
  private let library: FT_Library
  private var faces: [FontFace.Key: FontFace?] = [:]

  init() throws(RenderingError) {
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
    if let known = faces[key] { return known }
    let face = FontFace(key, in: library)
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
