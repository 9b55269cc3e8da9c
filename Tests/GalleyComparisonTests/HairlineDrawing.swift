import GalleyGeometry
import GalleyGraphics
import GalleyRendering

/// Thirty hairlines of a pixel on white at 800x600 pixels, as light as separators are: what the
/// sight of metrics for thin things is tried on.
struct HairlineDrawing {
  struct Line {
    /// Its left end; on a whole pixel.
    var start: Point
    var length: Double
    /// How far the right end lies below the left one.
    var fall = 0.0
    /// Red, green and blue alike.
    var level: Double
  }

  var lines: [Line]

  init(seed: UInt64 = 60) {
    var generator = SplitMix64(seed: seed)
    lines = (0..<30).map { number in
      Line(
        start: Point(
          x: Double(Int.random(in: 20...200, using: &generator)), y: Double(10 + 18 * number)),
        length: Double(Int.random(in: 200...480, using: &generator)),
        level: Double(Int.random(in: 190...235, using: &generator)) / 255)
    }
  }

  func bitmap(with renderer: Renderer) throws -> Bitmap {
    let page = DrawCommand.fill(
      Fill(.rectangle(Rect(x: 0, y: 0, width: 800, height: 600)), .solid(.white)))
    let drawn = lines.map { line -> DrawCommand in
      let bar = Fill(
        .rectangle(Rect(x: 0, y: 0, width: line.length, height: 1)),
        .solid(Color(red: line.level, green: line.level, blue: line.level)))
      let shear = Transform(
        b: line.fall / line.length, tx: line.start.x, ty: line.start.y)
      return .group(Group(transform: shear, children: [.fill(bar)]))
    }
    return try renderer.bitmap(
      of: Picture(
        size: Size(width: 800, height: 600), scale: 1, title: "Hairlines", commands: [page] + drawn)
    )
  }

  /// What is done to one of the lines, by the name of the table's row.
  static let mutations: [(name: String, change: @Sendable (inout Line) -> Void)] = [
    ("a hairline is 60 px longer", { $0.length += 60 }),
    ("a hairline's end is 60 px lower", { $0.fall = 60 }),
  ]
}
