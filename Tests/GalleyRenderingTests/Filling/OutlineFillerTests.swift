import CDrawing
import GalleyGeometry
import GalleyGraphics
import GalleyPNG
import GalleySystem
import Testing

@testable import GalleyRendering

/// Whether what clips leave of areas is filled as Cairo fills it.
@Suite struct OutlineFillerTests {
  /// How far from Cairo's a pixel may be on the edge of a turned clip, which Cairo cuts into other lines:
  /// by one row of samples of fifteen, and a level of rounding.
  private static let tolerance = 255 / 15 + 1

  @Test func `areas in a clip, around it and across its edge are filled as without shortcuts`()
    throws
  {
    for seed in UInt64(0)..<200 {
      let scene = ClippedScene(seed: seed)
      let (ours, plain) = (
        try scene.drawn(by: OutlineFiller(usesShortcuts: true)),
        try scene.drawn(by: OutlineFiller(usesShortcuts: false))
      )
      #expect(
        ours.withPixelRows { rows in plain.withPixelRows(rows.changes) } == nil, "seed \(seed)")
    }
  }

  @Test
  func `what a clip leaves of an area is what Cairo leaves, but for levels on slanting edges`()
    throws
  {
    for seed in UInt64(0)..<200 {
      for scene in ClippedScene(seed: seed).scenesOfOneArea {
        let ours = try scene.drawn(by: OutlineFiller(usesShortcuts: true))
        let theirs = try scene.drawnByCairo()
        let worst = theirs.withPixelRows { rows in ours.withPixelRows(rows.difference) }
        #expect(worst <= Self.tolerance, "seed \(seed): \(worst) levels")
      }
    }
  }

  @Test func `what lies in the kernel of an outline lies in the outline`() {
    let dented = Path([
      .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 30, y: 0)), .line(to: Point(x: 30, y: 10)),
      .line(to: Point(x: 10, y: 10)), .line(to: Point(x: 10, y: 30)), .line(to: Point(x: 0, y: 30)),
      .close,
    ])
    let kernel = ClipKernel(dented, under: .identity)
    func contains(_ rect: Rect, leeway: Int32 = 0) -> Bool {
      kernel.contains(GridPolygon(Path(.rectangle(rect)), under: .identity), leeway: leeway)
    }
    #expect(contains(Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(contains(Rect(x: 2, y: 3, width: 4, height: 5)))
    // Inside, but not seen from all places.
    #expect(!contains(Rect(x: 12, y: 2, width: 10, height: 5)))
    #expect(!contains(Rect(x: 12, y: 12, width: 5, height: 5)))
    #expect(!contains(Rect(x: 2, y: 2, width: 8.1, height: 5)))
    let aPlaceBeyond = Rect(x: 2, y: 2, width: 8 + 1.0 / 256, height: 5)
    #expect(!contains(aPlaceBeyond))
    #expect(contains(aPlaceBeyond, leeway: 1))
  }

  @Test func `what is too far away to be counted on is known`() {
    let ends: [Int32] = [-(1 << 23), -256, 0, 2_000_000, (1 << 23) - 1]
    for x in ends {
      for y in ends { #expect(!GridPoint(x: x, y: y).isFar, "\(x), \(y)") }
      for far in [-(1 << 23) - 1, 1 << 23, .max, .min] as [Int32] {
        #expect(GridPoint(x: x, y: far).isFar && GridPoint(x: far, y: x).isFar, "\(x), \(far)")
      }
    }
  }

  @Test func `outlines far away, empty and without an area are no concern of Galley's`() throws {
    let surface = try Surface(width: 20, height: 20)
    let context = DrawingContext(on: surface)
    let clips = ClipStack()
    let filler = OutlineFiller(usesShortcuts: true)
    let paths = [
      Path(), Path([.close]), Path([.move(to: .zero), .close]),
      Path([.move(to: Point(x: 3, y: 3)), .line(to: Point(x: 9, y: 9)), .close]),
      Path(.ellipse(in: Rect(x: 7e6, y: 7e6, width: 9, height: 9))),
      Path(.ellipse(in: Rect(x: -40, y: 5, width: 9, height: 9))),
      Path(.ellipse(in: Rect(x: 5, y: 500, width: 9, height: 9))),
    ]
    for path in paths {
      try filler.fill(path, with: .color(red), on: context, clips.kernels(on: context))
    }
    try requireSuccess(context.status, "fill")
    #expect(
      surface.withPixelRows { rows in (0..<20).allSatisfy { rows[$0].allSatisfy { $0 == 0 } } })
    // Its sides reach farther than numbers can be counted on, and all of the surface lies within.
    let huge = Path([
      .move(to: Point(x: -1e6, y: -1e6)), .line(to: Point(x: 1e6, y: -1e6)),
      .line(to: Point(x: 5e5, y: 1e6)), .close,
    ])
    try filler.fill(huge, with: .color(red), on: context, clips.kernels(on: context))
    #expect(surface.withPixelRows { $0[10][10] } == 0xFFFF_0000)
  }
}

/// A clip that may be turned, and areas in it, around it and across its edge.
private struct ClippedScene {
  private var clip: Shape
  private var transform: Transform
  private var areas: [(path: Path, isEvenOdd: Bool, paint: AreaPaint)] = []

  private static let size = 60

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func number(_ low: Double, _ high: Double) -> Double {
      Double.random(in: low...high, using: &generator)
    }
    let box = Rect(x: 14, y: 12, width: 30, height: 34)
    let clips: [Shape] = [
      .rectangle(box), .roundedRectangle(box, radius: 8), .ellipse(in: box),
      .rectangle(box.inset(by: 0.3)),
    ]
    clip = clips[Int(seed % 4)]
    transform =
      seed % 5 == 0 ? .identity : .rotation(radians: number(-0.6, 0.6)).about(box.center)
    for _ in 0..<6 {
      let inset = number(-20, 16)
      let part = box.inset(by: inset).offset(by: Vector(dx: number(-4, 4), dy: number(-4, 4)))
      let shapes: [Shape] = [
        .rectangle(box), .rectangle(part), .ellipse(in: part), .roundedRectangle(part, radius: 5),
      ]
      let shape = shapes[Int(number(0, 3.99))]
      let alpha = number(0, 1) < 0.5 ? 1 : number(0.2, 1)
      let color = Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
      let gradient = LinearGradient(
        start: Point(x: number(0, 60), y: 0), end: Point(x: 30, y: 60),
        stops: [GradientStop(location: 0, color: color), GradientStop(location: 1, color: .white)])
      areas.append(
        (
          Path(shape), number(0, 1) < 0.3,
          number(0, 1) < 0.5 ? .color(color) : .gradient(GradientField(gradient, transform))
        ))
    }
  }

  var scenesOfOneArea: [ClippedScene] {
    areas.map { area in
      var scene = self
      scene.areas = [area]
      return scene
    }
  }

  func drawn(by filler: OutlineFiller) throws -> Surface {
    try drawn { context, clips, path, isEvenOdd, paint in
      try filler.fill(
        path, isEvenOdd: isEvenOdd, with: paint, on: context, clips.kernels(on: context))
    }
  }

  func drawnByCairo() throws -> Surface {
    try drawn { context, _, path, isEvenOdd, paint in
      context.setFillRule(isEvenOdd: isEvenOdd)
      context.add(path)
      switch paint {
      case .color(let color):
        context.setColor(color)
        cairo_fill(context.pointer)
      case .gradient(let field): try context.fill(with: field, pool: PixelMemoryPool())
      }
    }
  }

  private func drawn(
    _ fill: (borrowing DrawingContext, ClipStack, Path, Bool, AreaPaint) throws -> Void
  ) throws -> Surface {
    let surface = try Surface(width: Self.size, height: Self.size)
    let context = DrawingContext(on: surface)
    let clips = ClipStack()
    context.setTransform(transform)
    context.setFillRule(isEvenOdd: false)
    clips.clip(context, to: clip)
    for area in areas { try fill(context, clips, area.path, area.isEvenOdd, area.paint) }
    try requireSuccess(context.status, "fill")
    return surface
  }
}

extension PixelRows {
  /// The most levels that a component of a pixel differs by.
  fileprivate func difference(from other: PixelRows) -> Int {
    var worst = 0
    for y in 0..<height {
      for (one, other) in zip(self[y], other[y]) {
        for shift in [0, 8, 16, 24] as [UInt32] {
          worst = max(worst, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
        }
      }
    }
    return worst
  }
}
