import CDrawing
import GalleyGeometry
import GalleyGraphics
import GalleyPNG
import Testing

@testable import GalleyRendering

/// Whether outlines are filled as Cairo fills them, to the level.
@Suite struct CoveragePainterTests {
  @Test func `any outline is filled as Cairo fills it, to the level`() throws {
    for seed in UInt64(0)..<3_000 {
      var random = RandomOutline(seed: seed)
      let (path, transform) = (random.path(), random.transform())
      try expectSame(path, transform, isEvenOdd: seed % 3 == 0, random.color(), "seed \(seed)")
    }
  }

  @Test func `edges at whole pixels, twice the same and level, are filled as Cairo fills them`()
    throws
  {
    for seed in UInt64(0)..<3_000 {
      var random = RandomOutline(seed: seed, isOnGrid: true)
      let (path, transform) = (random.path(), Transform.identity)
      try expectSame(path, transform, isEvenOdd: seed % 2 == 0, random.color(), "seed \(seed)")
    }
  }

  @Test(arguments: [1.0, 3, 40, 900])
  func `circles and slanting squares are filled as Cairo fills them`(size: Double) throws {
    let box = Rect(x: 2, y: 2, width: size, height: size)
    for shape in [
      Shape.ellipse(in: box), .roundedRectangle(box, radius: size / 3), .rectangle(box),
    ] {
      for turn in stride(from: 0.0, to: 1.6, by: 0.1) {
        let transform = Transform.rotation(radians: turn).about(box.center)
        try expectSame(
          Path(shape), transform, isEvenOdd: false, .black, "\(shape) turned by \(turn)")
      }
    }
  }

  @Test func `what reaches beyond the surface is cut as Cairo cuts it, to the level`() throws {
    for seed in UInt64(0)..<3_000 {
      var random = RandomOutline(seed: seed)
      let (path, transform) = (random.path(), random.transform())
      try expectSame(
        path, transform, isEvenOdd: seed % 3 == 0, random.color(), "seed \(seed)",
        part: random.part())
    }
  }

  /// - Parameter part: Of the pixels that the outline touches, those that the surface has, in shares.
  private func expectSame(
    _ path: Path, _ transform: Transform, isEvenOdd: Bool, _ color: Color, _ name: String,
    part: (x: ClosedRange<Double>, y: ClosedRange<Double>)? = nil
  ) throws {
    let outline = GridPolygon(path, under: transform)
    guard let bounds = outline.bounds, !outline.isRectilinear else { return }
    let (columns, rows) = (
      Self.part(part?.x, of: bounds.columns), Self.part(part?.y, of: bounds.rows)
    )
    let shift = Vector(dx: Double(-columns.lowerBound), dy: Double(-rows.lowerBound))
    let placed = transform.then(.translation(shift))
    let (width, height) = (columns.count, rows.count)
    let (ours, theirs) = (
      try Surface(width: width, height: height), try Surface(width: width, height: height)
    )
    for surface in [ours, theirs] {
      surface.withRows { row, pixels in
        for x in pixels.indices {
          let color = UInt32(truncatingIfNeeded: x &* 0x71_3513 &+ row &* 0x1F_0B05)
          pixels[x] = 0xFF00_0000 | color & 0xFF_FFFF
        }
      }
    }
    let context = DrawingContext(on: theirs)
    context.setTransform(placed)
    cairo_set_fill_rule(
      context.pointer, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    context.add(path)
    context.setColor(color)
    cairo_fill(context.pointer)
    try requireSuccess(context.status, "fill")
    var painter = CoveragePainter()
    let pixels = try #require(SurfacePixels(of: ours.pointer))
    var tracer = OutlineTracer(limit: GridBox(width: width, height: height))
    tracer.add(path, under: placed)
    painter.fill(tracer.finish(), isEvenOdd: isEvenOdd, with: color, on: pixels)
    let changes = ours.withPixelRows { rows in theirs.withPixelRows { rows.changes(from: $0) } }
    #expect(changes == nil, "\(name): \(path) under \(placed)")
  }
}

extension CoveragePainterTests {
  /// Some of the pixels in a row, or one more to each side than there are.
  private static func part(_ shares: ClosedRange<Double>?, of pixels: Range<Int>) -> Range<Int> {
    guard let shares else { return pixels.lowerBound - 1..<pixels.upperBound + 1 }
    let (first, count) = (Double(pixels.lowerBound), Double(pixels.count))
    let start = Int((first + shares.lowerBound * count).rounded(.down))
    return start..<max(start + 1, Int((first + shares.upperBound * count).rounded(.up)))
  }
}

/// Outlines of anything, in the plane about the origin.
private struct RandomOutline {
  private var generator: SplitMix64
  private let isOnGrid: Bool
  private let reach: Double

  init(seed: UInt64, isOnGrid: Bool = false) {
    generator = SplitMix64(seed: seed)
    self.isOnGrid = isOnGrid
    reach = [2.0, 12, 60, 400][Int(seed % 4)]
  }

  mutating func path() -> Path {
    var elements: [Path.Element] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      elements.append(.move(to: point()))
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1, 2: elements.append(.line(to: point()))
        case 3 where elements.count > 1: elements.append(elements[elements.count - 1])
        case 4: elements.append(.close)
        default:
          elements.append(.curve(to: point(), control1: point(), control2: point()))
        }
      }
      if Bool.random(using: &generator) { elements.append(.close) }
    }
    return Path(elements)
  }

  mutating func transform() -> Transform {
    Transform(
      a: number(-1.5, 1.5), b: number(-1.5, 1.5), c: number(-1.5, 1.5), d: number(-1.5, 1.5),
      tx: number(-3, 3), ty: number(-3, 3))
  }

  mutating func color() -> Color {
    Color(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      alpha: Bool.random(using: &generator) ? 1 : number(0, 1))
  }

  mutating func part() -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    func range(_ one: Double, _ other: Double) -> ClosedRange<Double> {
      min(one, other)...max(one, other)
    }
    return (
      range(number(-0.1, 1.1), number(-0.1, 1.1)), range(number(-0.1, 1.1), number(-0.1, 1.1))
    )
  }

  private mutating func point() -> Point {
    let point = Point(x: number(-reach, reach), y: number(-reach, reach))
    guard isOnGrid else { return point }
    let parts = ([1, 2, 15, 256] as [Double]).randomElement(using: &generator) ?? 1
    return Point(
      x: (point.x * parts).rounded() / parts, y: (point.y * parts).rounded() / parts)
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &generator)
  }
}
