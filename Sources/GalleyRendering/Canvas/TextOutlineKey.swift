import CDrawing
import GalleyGeometry
import GalleyGraphics

/// The outlines of a text as Cairo fills them: by the corners in 1/256 px that it rounds to, from a
/// whole pixel on.
///
/// What has equal corners covers equal shares of pixels.
struct TextOutlineKey: Hashable {
  /// For each step of the pen its kind, and the places that it needs.
  private var numbers: [Int32] = []
  private var left = Int32.max
  private var top = Int32.max
  private var right = Int32.min
  private var bottom = Int32.min

  /// Whether some of it is round: what is level and upright alone, Cairo fills in another way.
  private(set) var hasCurves = false

  private enum Kind: Int32 { case move, line, curve, close }

  private static let unitsOfPixel: Int32 = 256

  /// The ink of the glyphs, be they of any color.
  ///
  /// - `transform`: From the text's points to device pixels; it neither turns nor skews.
  /// - `pixel`: The whole pixel that places are relative to.
  init(of glyphs: [LaidOutText.Glyph], under transform: Transform, from pixel: TextPixel) {
    numbers.reserveCapacity(glyphs.count * 200)
    let (left, top) = (Int32(pixel.x) &* Self.unitsOfPixel, Int32(pixel.y) &* Self.unitsOfPixel)
    for glyph in glyphs {
      for element in glyph.outline.elements {
        func add(_ point: Point) {
          let x = transform.a * (glyph.origin.x + point.x * glyph.size) + transform.tx
          let y = transform.d * (glyph.origin.y + point.y * glyph.size) + transform.ty
          append(x: Self.rounded(x) &- left, y: Self.rounded(y) &- top)
        }
        switch element {
        case .move(let to):
          numbers.append(Kind.move.rawValue)
          add(to)
        case .line(let to):
          numbers.append(Kind.line.rawValue)
          add(to)
        case .curve(let to, let control1, let control2):
          numbers.append(Kind.curve.rawValue)
          hasCurves = true
          add(control1)
          add(control2)
          add(to)
        case .close: numbers.append(Kind.close.rawValue)
        }
      }
    }
  }

  /// The memory that it takes.
  var byteCount: Int { numbers.count * MemoryLayout<Int32>.size }

  func hash(into hasher: inout Hasher) {
    numbers.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// The pixels that the ink may touch, from the whole pixel on; nil where there is none.
  var pixels: Rect? {
    guard left <= right, top <= bottom else { return nil }
    let unit = Double(Self.unitsOfPixel)
    return Rect(
      minX: Double(left) / unit, minY: Double(top) / unit, maxX: Double(right) / unit,
      maxY: Double(bottom) / unit
    ).roundedOutward.inset(by: -1)
  }

  /// Appends the outlines to a path in device pixels.
  ///
  /// - `origin`: The pixel that becomes the first, from the whole pixel on.
  func add(to context: borrowing DrawingContext, from origin: Point) {
    var index = 0
    func next() -> Point {
      defer { index += 2 }
      let unit = Double(Self.unitsOfPixel)
      return Point(
        x: Double(numbers[index]) / unit - origin.x, y: Double(numbers[index + 1]) / unit - origin.y
      )
    }
    while index < numbers.count {
      let kind = Kind(rawValue: numbers[index])
      index += 1
      switch kind {
      case .move:
        let to = next()
        cairo_move_to(context.pointer, to.x, to.y)
      case .line:
        let to = next()
        cairo_line_to(context.pointer, to.x, to.y)
      case .curve:
        let (control1, control2, to) = (next(), next(), next())
        cairo_curve_to(
          context.pointer, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
      case .close, nil: cairo_close_path(context.pointer)
      }
    }
  }

  private mutating func append(x: Int32, y: Int32) {
    numbers.append(x)
    numbers.append(y)
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  /// The nearest whole number of 1/256, a half to the even one: beside a number so large, that is
  /// all that is left of a fraction.
  private static func rounded(_ pixels: Double) -> Int32 {
    Int32(truncatingIfNeeded: (pixels + 0x1.8p+44).bitPattern)
  }
}

/// The whole pixel that the origin of a text lies on.
struct TextPixel {
  let x: Int
  let y: Int

  /// Farther away, corners in 1/256 px would not fit into their numbers.
  private static let farthest = Double(1 << 20)

  /// Nil where a text is too far away.
  init?(originUnder transform: Transform) {
    guard abs(transform.tx) < Self.farthest, abs(transform.ty) < Self.farthest else { return nil }
    (x, y) = (Int(transform.tx.rounded(.down)), Int(transform.ty.rounded(.down)))
  }
}

extension Rect {
  /// The rectangle as far away from the first pixel as it is from one.
  func offset(by pixel: TextPixel) -> Rect {
    offset(by: Vector(dx: Double(pixel.x), dy: Double(pixel.y)))
  }
}
