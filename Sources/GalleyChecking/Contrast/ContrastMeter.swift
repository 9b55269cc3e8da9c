internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRendering

/// Measures how far the texts of a picture stand out from what is drawn behind them.
///
/// It looks at pixels, so that images, gradients and whatever else lies behind a text count as they
/// are drawn. The picture is drawn without its texts, which gives the ground; with them; and with
/// them in black and in white. Where these two differ is a text's ink, and by how much its share of
/// the pixel. What the text would be where it covers a pixel quite follows from that share.
/// Texts that lie over each other are drawn apart in black and white, so that each has its own ink.
struct ContrastMeter {
  /// What a text stands out by.
  struct Finding {
    var text: ShownText
    var contrast: Double
    /// As they are seen where it is that.
    var color: Color
    var ground: Color
  }

  /// The most texts of a picture that are measured.
  static let mostTexts = 5000

  /// Texts that lie over more others than so many share their ink with some.
  private static let mostLayers = 8

  let renderer: Renderer

  /// Those texts of a picture that stand out by less than they should, in the order in which they
  /// are drawn.
  func findings(in picture: Picture) throws(RenderingError) -> [Finding] {
    let shown = ShownTexts(of: picture, measuredBy: renderer).texts
    let canvas = Rect(origin: .zero, size: picture.size)
    let numbers = shown.indices.filter { shown[$0]?.bounds.intersects(canvas) == true }
      .prefix(Self.mostTexts)
    guard !numbers.isEmpty else { return [] }
    let whole = try renderer.bitmap(of: picture)
    let ground = try renderer.bitmap(of: picture.changingTexts { _, _ in nil })
    var found: [(number: Int, finding: Finding)] = []
    for layer in Self.layers(of: numbers.map { ($0, shown[$0]?.bounds ?? .zero) }) {
      let black = try ink(of: picture, layer, in: .black)
      let white = try ink(of: picture, layer, in: .white)
      let pixels = ContrastPixels(whole: whole, ground: ground, black: black, white: white)
      for number in layer {
        guard let text = shown[number],
          let finding = pixels.finding(for: text, scale: picture.scale),
          finding.contrast < text.leastContrast
        else { continue }
        found.append((number, finding))
      }
    }
    return found.sorted { $0.number < $1.number }.map(\.finding)
  }

  /// The picture with some of its texts, in one color.
  private func ink(
    of picture: Picture, _ numbers: Set<Int>, in color: Color
  ) throws(RenderingError) -> Bitmap {
    try renderer.bitmap(
      of: picture.changingTexts { number, text in
        guard numbers.contains(number) else { return nil }
        var text = text
        text.block.style.color = color
        return text
      })
  }

  /// The numbers of texts in sets of which no two lie over each other.
  private static func layers(of texts: [(number: Int, bounds: Rect)]) -> [Set<Int>] {
    var layers: [(numbers: Set<Int>, taken: [Rect])] = []
    for (number, bounds) in texts {
      let free = layers.firstIndex { layer in !layer.taken.contains { $0.intersects(bounds) } }
      if free == nil, layers.count < mostLayers { layers.append(([], [])) }
      let index = free ?? layers.count - 1
      layers[index].numbers.insert(number)
      layers[index].taken.append(bounds)
    }
    return layers.map(\.numbers)
  }
}
