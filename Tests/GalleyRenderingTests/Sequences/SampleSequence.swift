import GalleyGeometry
import GalleyGraphics
import GalleyRendering

/// Small courses to encode, each moving in a way of its own, over four frames and more.
enum SampleSequence: String, CaseIterable {
  /// A disc that crosses an opaque ground.
  case opaque
  /// A half transparent disc that crosses nothing, so that pixels become transparent again.
  case transparent
  case unchanged
  /// One pixel changes its color, in the middle.
  case tiny
  /// Every pixel changes.
  case whole
  /// An opaque ground that is taken away.
  case vanishing
  /// Two corners change and what is between stays.
  case scattered

  func sequence(
    frameRate: Double = 10, duration: Double = 0.7, playCount: Int? = nil, record: String? = nil
  ) -> PictureSequence {
    PictureSequence(
      title: rawValue, duration: duration, frameRate: frameRate, playCount: playCount
    ) { seconds, _ in
      Picture(
        size: Size(width: 40, height: 30), scale: 2, title: rawValue, commands: commands(seconds),
        record: record)
    }
  }

  private func commands(_ seconds: Double) -> [DrawCommand] {
    let ground = block(0, 0, 40, 30, Color(hex: 0xF0F4FF))
    switch self {
    case .opaque: return [ground, disc(seconds, Color(hex: 0x208060))]
    case .transparent: return [disc(seconds, Color(hex: 0x208060, alpha: 0.5))]
    case .unchanged: return [ground, disc(0.3, .black)]
    case .tiny:
      let gray = (seconds * 10).truncatingRemainder(dividingBy: 3) / 3
      return [ground, block(20, 15, 0.5, 0.5, Color(red: gray, green: gray, blue: gray))]
    case .whole: return [block(0, 0, 40, 30, Color(red: seconds, green: 0.5, blue: 1 - seconds))]
    case .vanishing: return seconds < 0.35 ? [ground, disc(seconds, .black)] : [disc(0.6, red)]
    case .scattered:
      return [
        ground, disc(0.3, .black), block(0, 0, 3, 3, Color(red: seconds, green: 0, blue: 0)),
        block(36, 26, 4, 4, Color(red: 0, green: seconds, blue: 0)),
      ]
    }
  }

  private func disc(_ seconds: Double, _ color: Color) -> DrawCommand {
    .fill(
      Fill(.ellipse(in: Rect(x: 2 + 20 * seconds, y: 5, width: 20, height: 20)), .solid(color)))
  }
}

extension PictureSequence {
  /// The stills of all frames, each drawn alone.
  func stills(with renderer: Renderer) throws -> [Bitmap] {
    try (0..<frameCount).map { try renderer.bitmap(of: picture($0)) }
  }
}
