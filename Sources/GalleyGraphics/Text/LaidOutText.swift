package import GalleyGeometry

/// A text block broken into lines and shaped: glyphs with their places, which every output draws
/// from.
///
/// Coordinates are points from the block's top left corner, y downward. Nothing here depends on a
/// scale.
package struct LaidOutText {
  /// A glyph that is an outline.
  package struct Glyph {
    /// In units of the em, its origin on the baseline.
    package var outline: Path
    /// The units of its font an em, in which the outline's points are whole or half numbers.
    package var unitsPerEm: Double
    package var origin: Point
    /// The font size: points an em.
    package var size: Double
    /// Nil for the text's own.
    package var color: Color?

    package init(
      outline: Path, unitsPerEm: Double, origin: Point, size: Double, color: Color? = nil
    ) {
      self.outline = outline
      self.unitsPerEm = unitsPerEm
      self.origin = origin
      self.size = size
      self.color = color
    }
  }

  /// A glyph that is a bitmap in colors of its own.
  package struct Emoji {
    package var bitmap: GlyphBitmap
    package var frame: Rect

    package init(bitmap: GlyphBitmap, frame: Rect) {
      self.bitmap = bitmap
      self.frame = frame
    }
  }

  /// A line as a string, for outputs that keep texts as text.
  package struct Line {
    /// A part of a line in a style of its own, or in the text's.
    package struct Piece {
      package var string: String
      package var style: TextStyle?
      /// The left end, from that of the line.
      package var x: Double

      package init(string: String, style: TextStyle?, x: Double = 0) {
        self.string = string
        self.x = x
        self.style = style
      }
    }

    package var string: String
    /// In reading order; empty where all is in the text's style.
    package var pieces: [Piece]
    /// Whether the string ends in a blank that takes no room.
    package var endsInFoldedBlank: Bool
    /// The left end on the baseline.
    package var origin: Point
    package var width: Double
    package var isRightToLeft: Bool

    package init(
      string: String, pieces: [Piece] = [], endsInFoldedBlank: Bool = false, origin: Point,
      width: Double, isRightToLeft: Bool
    ) {
      self.string = string
      self.pieces = pieces
      self.endsInFoldedBlank = endsInFoldedBlank
      self.origin = origin
      self.width = width
      self.isRightToLeft = isRightToLeft
    }
  }

  package var color: Color
  package var lines: [Line]
  package var glyphs: [Glyph]
  package var emoji: [Emoji]
  /// The rectangle outside of which nothing shows, for texts that are cut without an ellipsis.
  package var clip: Rect?
  package var metrics: TextMetrics

  package init(
    color: Color, lines: [Line], glyphs: [Glyph], emoji: [Emoji], clip: Rect? = nil,
    metrics: TextMetrics
  ) {
    self.color = color
    self.lines = lines
    self.glyphs = glyphs
    self.emoji = emoji
    self.clip = clip
    self.metrics = metrics
  }

  /// The colors of glyphs, each once; nil for the text's own.
  package var colors: [Color?] {
    var colors: [Color?] = []
    for glyph in glyphs where !colors.contains(glyph.color) { colors.append(glyph.color) }
    return colors
  }

  /// All outlines as one path, to be filled by the non-zero winding rule.
  package var outline: Path { Self.outline(of: glyphs) }

  /// The outlines of some glyphs as one path.
  package static func outline(of glyphs: [Glyph]) -> Path {
    Path(
      glyphs.flatMap { glyph in
        glyph.outline.applying(
          Transform(a: glyph.size, d: glyph.size, tx: glyph.origin.x, ty: glyph.origin.y)
        ).elements
      })
  }
}
