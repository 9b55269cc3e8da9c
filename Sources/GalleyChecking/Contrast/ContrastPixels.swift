internal import GalleyGeometry
internal import GalleyGraphics

/// The drawings of a picture that tell the contrast of its texts.
struct ContrastPixels {
  /// With all texts.
  let whole: Bitmap
  /// Without any.
  let ground: Bitmap
  let black: Bitmap
  let white: Bitmap

  /// The share of a text's ink that may stand out by less than is told, so that single pixels of a
  /// picture behind it do not decide.
  private static let doubtfulShare = 0.1

  private typealias Sample = (contrast: Double, color: Color, ground: Color)

  /// What a text stands out by nearly everywhere; nil where too little of it is seen: under
  /// something else, or outside of what clips it.
  func finding(for text: ShownText, scale: Double) -> ContrastMeter.Finding? {
    let (columns, rows) = pixels(of: text.bounds, scale: scale)
    let full = text.opacity * 255
    var most = 0.0
    for y in rows { for x in columns { most = max(most, share(x, y)) } }
    guard most >= full / 2 else { return nil }
    var samples: [Sample] = []
    for y in rows {
      for x in columns {
        let share = share(x, y)
        guard share >= most / 2, ground[x, y].alpha == 255 else { continue }
        samples.append(sample(x, y, full: full / share))
      }
    }
    samples.sort { $0.contrast < $1.contrast }
    guard let told = samples[safe: Int(Double(samples.count) * Self.doubtfulShare)] else {
      return nil
    }
    return ContrastMeter.Finding(
      text: text, contrast: told.contrast, color: told.color, ground: told.ground)
  }

  private func pixels(of bounds: Rect, scale: Double) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let first = Int(min(max(low * scale, 0), Double(count)))
      return first..<max(first, Int(min(max(high * scale, 0), Double(count)).rounded(.up)))
    }
    return (
      range(bounds.minX, bounds.maxX, ground.width), range(bounds.minY, bounds.maxY, ground.height)
    )
  }

  /// How much of a pixel a text is, from 0 to 255.
  private func share(_ x: Int, _ y: Int) -> Double {
    Double(max(Int(white[x, y].green) - Int(black[x, y].green), 0))
  }

  /// - Parameter full: How much more of the pixel a text is that covers it quite.
  private func sample(_ x: Int, _ y: Int, full: Double) -> Sample {
    let (drawn, behind) = (whole[x, y], ground[x, y])
    func component(_ drawn: UInt8, _ behind: UInt8) -> Double {
      let value = Double(behind) + (Double(drawn) - Double(behind)) * full
      return min(max(value.rounded(), 0), 255) / 255
    }
    let color = Color(
      red: component(drawn.red, behind.red), green: component(drawn.green, behind.green),
      blue: component(drawn.blue, behind.blue))
    let back = Color(
      red: Double(behind.red) / 255, green: Double(behind.green) / 255,
      blue: Double(behind.blue) / 255)
    return (color.contrast(with: back), color, back)
  }
}
