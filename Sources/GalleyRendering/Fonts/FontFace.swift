import CDrawing
import GalleyGeometry
import GalleyGraphics

/// One face of a font file, which gives outlines in units of the em, or bitmaps where it has no
/// outlines.
///
/// Outlines are the designer's own: neither hinted nor rounded, and so the same at every size.
final class FontFace {
  /// The identity of a face.
  struct Key: Hashable {
    var path: String
    /// The number of the face in its file and, above sixteen bits, of a named instance.
    var index: Int
    /// Axis settings such as `wght=500`, for a variable font.
    var variations: String?
  }

  private let face: FT_Face
  private var outlines: [UInt32: Path] = [:]
  private var bitmaps: [UInt32: GlyphBitmap?] = [:]

  init?(_ key: Key, in library: FT_Library) {
    var face: FT_Face?
    guard FT_New_Face(library, key.path, key.index, &face) == 0, let face else { return nil }
    self.face = face
    if let variations = key.variations { apply(variations, in: library) }
    if !hasOutlines { FT_Select_Size(face, 0) }
  }

  deinit { FT_Done_Face(face) }

  /// Whether glyphs are outlines rather than bitmaps.
  var hasOutlines: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  /// The font's own units an em.
  var unitsPerEm: Double { Double(face.pointee.units_per_EM) }

  /// The outline of a glyph in units of the em, its origin on the baseline, y downward.
  func outline(of glyph: UInt32) -> Path {
    if let cached = outlines[glyph] { return cached }
    let outline = decomposedOutline(of: glyph)
    outlines[glyph] = outline
    return outline
  }

  /// The bitmap of a glyph, or nil where the face has none for it.
  func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    if let cached = bitmaps[glyph] { return cached }
    let bitmap = loadedBitmap(of: glyph)
    bitmaps[glyph] = bitmap
    return bitmap
  }

  /// The height of a capital H in units of the em, or nil where the face has none.
  var capHeight: Double? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(UInt8(ascii: "H")))
    guard glyph != 0, hasOutlines else { return nil }
    return -outline(of: glyph).controlBounds.minY
  }

  private func decomposedOutline(of glyph: UInt32) -> Path {
    guard hasOutlines, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
      return Path()
    }
    var builder = OutlineBuilder(unitsPerEm: unitsPerEm)
    builder.decompose(&face.pointee.glyph.pointee.outline)
    return builder.path
  }

  private func loadedBitmap(of glyph: UInt32) -> GlyphBitmap? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, face.pointee.num_fixed_sizes > 0,
      let strike = face.pointee.available_sizes
    else { return nil }
    return GlyphBitmap(slot.pointee, pixelsPerEm: Double(strike[0].y_ppem) / 64)
  }

  /// Sets the axes that a string such as `wght=500,wdth=80` names; others stay as the face's
  /// instance has them.
  private func apply(_ variations: String, in library: FT_Library) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &description) == 0, let description else { return }
    defer { FT_Done_MM_Var(library, description) }
    let settings = Dictionary(
      variations.split(separator: ",").compactMap { setting -> (String, Double)? in
        let sides = setting.split(separator: "=")
        guard sides.count == 2, let value = Double(sides[1]) else { return nil }
        return (String(sides[0]), value)
      }, uniquingKeysWith: { $1 })
    let axes = UnsafeBufferPointer(
      start: description.pointee.axis, count: Int(description.pointee.num_axis))
    var coordinates = axes.map(\.def)
    FT_Get_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    for (index, axis) in axes.enumerated() {
      guard let value = settings[axisName(axis.tag)] else { continue }
      coordinates[index] = FT_Fixed((value * 65_536).rounded())
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }
}

/// The four letters of an OpenType tag.
private func axisName(_ tag: FT_ULong) -> String {
  String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
}

/// Turns FreeType's outlines, in font units with y upward, to paths in units of the em with y
/// downward.
struct OutlineBuilder {
  private(set) var path = Path()
  private let unit: Double
  private var current = Point.zero

  init(unitsPerEm: Double) { unit = 1 / unitsPerEm }

  mutating func decompose(_ outline: inout FT_Outline) {
    var functions = FT_Outline_Funcs(
      move_to: { to, builder in Handle(builder).move(to) },
      line_to: { to, builder in Handle(builder).line(to) },
      conic_to: { control, to, builder in Handle(builder).conic(control, to) },
      cubic_to: { control1, control2, to, builder in
        Handle(builder).cubic(control1, control2, to)
      }, shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &self) { _ = FT_Outline_Decompose(&outline, &functions, $0) }
    closeContour()
  }

  private func point(_ vector: FT_Vector) -> Point {
    Point(x: Double(vector.x) * unit, y: -Double(vector.y) * unit)
  }

  private mutating func closeContour() {
    if !path.elements.isEmpty { path.elements.append(.close) }
  }

  fileprivate mutating func move(to vector: FT_Vector) {
    closeContour()
    current = point(vector)
    path.elements.append(.move(to: current))
  }

  fileprivate mutating func line(to vector: FT_Vector) {
    current = point(vector)
    path.elements.append(.line(to: current))
  }

  /// The cubic that equals a quadratic has its controls two thirds of the way to the quadratic's.
  fileprivate mutating func conic(_ control: FT_Vector, to vector: FT_Vector) {
    let (middle, end) = (point(control), point(vector))
    path.elements.append(
      .curve(
        to: end, control1: current + (middle - current) * (2.0 / 3),
        control2: end + (middle - end) * (2.0 / 3)))
    current = end
  }

  fileprivate mutating func cubic(_ first: FT_Vector, _ second: FT_Vector, to vector: FT_Vector) {
    current = point(vector)
    path.elements.append(
      .curve(to: current, control1: point(first), control2: point(second)))
  }
}

/// The argument that FreeType hands to its callbacks: a builder and points that may be null in
/// principle only.
private struct Handle {
  private let builder: UnsafeMutablePointer<OutlineBuilder>?

  init(_ raw: UnsafeMutableRawPointer?) {
    builder = raw?.assumingMemoryBound(to: OutlineBuilder.self)
  }

  func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    guard let to else { return 1 }
    builder?.pointee.move(to: to.pointee)
    return 0
  }

  func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    guard let to else { return 1 }
    builder?.pointee.line(to: to.pointee)
    return 0
  }

  func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
    guard let control, let to else { return 1 }
    builder?.pointee.conic(control.pointee, to: to.pointee)
    return 0
  }

  func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) -> Int32 {
    guard let first, let second, let to else { return 1 }
    builder?.pointee.cubic(first.pointee, second.pointee, to: to.pointee)
    return 0
  }
}
