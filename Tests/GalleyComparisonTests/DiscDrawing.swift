import GalleyGeometry
import GalleyGraphics
import GalleyRendering

/// Thirty discs on white at 800x600 pixels, in seeded places: what the blind spots of metrics are
/// tried on.
struct DiscDrawing {
  struct Disc {
    var circle: Circle
    /// Red, green and blue.
    var levels: [Int]
  }

  var discs: [Disc]

  init(seed: UInt64 = 30) {
    var generator = SplitMix64(seed: seed)
    discs = (0..<30).map { _ in
      let radius = Double.random(in: 20...50, using: &generator)
      let center = Point(
        x: .random(in: 60...740, using: &generator), y: .random(in: 60...540, using: &generator))
      let levels = (0..<3).map { _ in Int.random(in: 40...190, using: &generator) }
      return Disc(circle: Circle(center: center, radius: radius), levels: levels)
    }
  }

  func bitmap(with renderer: Renderer) throws -> Bitmap {
    let page = Fill(.rectangle(Rect(x: 0, y: 0, width: 800, height: 600)), .solid(.white))
    let fills = discs.map { disc in
      let (center, radius) = (disc.circle.center, disc.circle.radius)
      let frame = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return Fill(.ellipse(in: frame), .solid(Self.color(disc.levels)))
    }
    return try renderer.bitmap(
      of: Picture(
        size: Size(width: 800, height: 600), scale: 1, title: "Discs",
        commands: ([page] + fills).map(DrawCommand.fill)))
  }

  private static func color(_ levels: [Int]) -> Color {
    Color(
      red: Double(levels[0]) / 255, green: Double(levels[1]) / 255, blue: Double(levels[2]) / 255)
  }
}
