import GalleyGeometry
import GalleyGraphics
import GalleyRendering

/// Draws commands on a canvas of their own, one device pixel a point unless a scale is given.
func drawn(
  _ commands: [DrawCommand], width: Double, height: Double, scale: Double = 1,
  on background: Color? = .white, with renderer: Renderer? = nil
) throws -> Bitmap {
  let size = Size(width: width, height: height)
  let ground = background.map {
    DrawCommand.fill(Fill(.rectangle(.init(origin: .zero, size: size)), .solid($0)))
  }
  let picture = Picture(
    size: size, scale: scale, title: "test", commands: (ground.map { [$0] } ?? []) + commands)
  return try (renderer ?? Renderer()).bitmap(of: picture)
}

extension Bitmap {
  /// Red, green, blue and alpha of a pixel.
  func components(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
  }
}

/// A filled rectangle.
func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color)
  -> DrawCommand
{
  .fill(Fill(.rectangle(Rect(x: x, y: y, width: width, height: height)), .solid(color)))
}

let red = Color(hex: 0xFF0000)
