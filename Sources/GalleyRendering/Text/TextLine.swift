import GalleyGeometry
import GalleyGraphics

/// One shaped line, its left end and its baseline at the origin.
struct TextLine {
  /// The part of the block's string that the line shows, in reading order, with its ellipsis.
  var string = ""
  /// In reading order; empty where all is in the text's style.
  var pieces: [LaidOutText.Line.Piece] = []
  var glyphs: [LaidOutText.Glyph] = []
  var emoji: [LaidOutText.Emoji] = []
  /// Whether the string ends in a blank at which the line was broken: it takes no room.
  var endsInFoldedBlank = false
  var width = 0.0
  var ascent = 0.0
  var descent = 0.0
  var isRightToLeft = false
  var missingCharacters: [Unicode.Scalar] = []
  /// Whether a character is in another family than it is to be, or in none.
  var isFilledIn = false

  /// The line's glyphs moved so that its left end and baseline come to a point.
  func placed(at point: Point) -> (glyphs: [LaidOutText.Glyph], emoji: [LaidOutText.Emoji]) {
    let offset = point - Point.zero
    return (
      glyphs.map { glyph in
        var glyph = glyph
        glyph.origin = glyph.origin + offset
        return glyph
      },
      emoji.map { LaidOutText.Emoji(bitmap: $0.bitmap, frame: $0.frame.offset(by: offset)) }
    )
  }
}
