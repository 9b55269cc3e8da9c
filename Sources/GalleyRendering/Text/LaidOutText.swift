import GalleyGeometry
import GalleyGraphics

/// A text block broken into lines and shaped: glyphs with their places, which every output draws
/// from.
///
/// Coordinates are points from the block's top left corner, y downward. Nothing here depends on a
/// scale.
struct LaidOutText {
  /// A glyph that is an outline.
  struct Glyph {
    /// In units of the em, its origin on the baseline.
    var outline: Path
    /// The units of its font an em, in which the outline's points are whole or half numbers.
    var unitsPerEm: Double
    var origin: Point
    /// The font size: points an em.
    var size: Double
    /// Nil for the text's own.
    var color: Color?
  }

  /// A glyph that is a bitmap in colors of its own.
  struct Emoji {
    var bitmap: GlyphBitmap
    var frame: Rect
  }

  /// A line as a string, for outputs that keep texts as text.
  struct Line {
    /// A part of a line in a style of its own, or in the text's.
    struct Piece {
      var string: String
      var style: TextStyle?
    }

    var string: String
    /// In reading order; empty where all is in the text's style.
    var pieces: [Piece] = []
    /// Whether the string ends in a blank that takes no room.
    var endsInFoldedBlank = false
    /// The left end on the baseline.
    var origin: Point
    var width: Double
    var isRightToLeft: Bool
  }

  var color: Color
  var lines: [Line]
  var glyphs: [Glyph]
  var emoji: [Emoji]
  /// The rectangle outside of which nothing shows, for texts that are cut without an ellipsis.
  var clip: Rect?
  var metrics: TextMetrics

  /// The colors of glyphs, each once; nil for the text's own.
  var colors: [Color?] {
    var colors: [Color?] = []
    for glyph in glyphs where !colors.contains(glyph.color) { colors.append(glyph.color) }
    return colors
  }

  /// All outlines as one path, to be filled by the non-zero winding rule.
  var outline: Path {
    Path(
      glyphs.flatMap { glyph in
        glyph.outline.applying(
          Transform(a: glyph.size, d: glyph.size, tx: glyph.origin.x, ty: glyph.origin.y)
        ).elements
      })
  }
}
