import CDrawing

/// The characters that the fonts of a configuration have glyphs for, all together.
final class FontCoverage {
  private let characters: OpaquePointer?

  init(_ configuration: FontConfiguration) {
    characters = FcCharSetCreate()
    for pattern in configuration.patterns {
      var ofFont: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &ofFont) == FcResultMatch else { continue }
      FcCharSetMerge(characters, ofFont, nil)
    }
  }

  deinit { FcCharSetDestroy(characters) }

  /// Whether shaping a string finds a glyph for each character.
  ///
  /// Those that show nothing are looked up by themselves too, and few fonts have them.
  func coversAll(of string: String) -> Bool {
    string.unicodeScalars.allSatisfy { character in
      character == "\n" || character == "\t"
        || !character.properties.isDefaultIgnorableCodePoint
          && FcCharSetHasChar(characters, character.value) == FcTrue
    }
  }
}
