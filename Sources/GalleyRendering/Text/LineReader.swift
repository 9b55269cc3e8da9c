import CDrawing
import GalleyGeometry
import GalleyGraphics

/// Walks the runs of one of Pango's lines, from left to right, and turns their glyphs to values.
struct LineReader {
  private(set) var line = TextLine()
  private let faces: FontFaceCache
  private var pen = 0.0

  init(faces: FontFaceCache) { self.faces = faces }

  mutating func read(_ source: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(source, nil, &logical)
    line.width = points(logical.width)
    line.ascent = points(-logical.y)
    line.descent = points(logical.height + logical.y)
    line.isRightToLeft =
      pango_layout_line_get_resolved_direction(source) == PANGO_DIRECTION_RTL
    var link = source.pointee.runs
    while let node = link {
      if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        read(run.pointee)
      }
      link = node.pointee.next
    }
  }

  private mutating func read(_ run: PangoGlyphItem) {
    guard let string = run.glyphs, let infos = string.pointee.glyphs,
      let font = run.item.pointee.analysis.font
    else { return }
    let face = faces.face(of: font)
    let size = fontSize(of: font)
    pen += points(run.start_x_offset)
    for info in UnsafeBufferPointer(start: infos, count: Int(string.pointee.num_glyphs)) {
      let origin = Point(
        x: pen + points(info.geometry.x_offset),
        y: points(info.geometry.y_offset) - points(run.y_offset))
      add(info.glyph, of: face, at: origin, size: size)
      pen += points(info.geometry.width)
    }
    pen += points(run.end_x_offset)
  }

  private mutating func add(_ glyph: UInt32, of face: FontFace?, at origin: Point, size: Double) {
    guard glyph != emptyGlyph, let face else { return }
    if glyph & unknownGlyphFlag != 0 {
      line.missingCharacters += [Unicode.Scalar(glyph & ~unknownGlyphFlag)].compactMap { $0 }
    }
    // What no font has is shown as the face's own box, so that it is seen.
    let shown = glyph & unknownGlyphFlag != 0 ? 0 : glyph
    if face.hasOutlines {
      let outline = face.outline(of: shown)
      guard !outline.elements.isEmpty else { return }
      line.glyphs.append(LaidOutText.Glyph(outline: outline, origin: origin, size: size))
    } else if let bitmap = face.bitmap(of: shown) {
      line.emoji.append(LaidOutText.Emoji(bitmap: bitmap, frame: frame(of: bitmap, origin, size)))
    }
  }

  private func frame(of bitmap: GlyphBitmap, _ origin: Point, _ size: Double) -> Rect {
    let place = bitmap.placement
    return Rect(
      x: origin.x + place.minX * size, y: origin.y + place.minY * size,
      width: place.width * size, height: place.height * size)
  }

  private func fontSize(of font: UnsafeMutablePointer<PangoFont>) -> Double {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    return points(pango_font_description_get_size(description))
  }
}

/// Pango's marks for a glyph that shows nothing, and for a character that no font has. The headers
/// give them as macros that Swift does not import.
private let emptyGlyph: UInt32 = 0x0FFF_FFFF
private let unknownGlyphFlag: UInt32 = 0x1000_0000
