internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRendering
internal import GalleyScenes

/// Measures how far the texts of a picture stand out from what is drawn behind them.
///
/// It looks at pixels, so that images, gradients and whatever else lies behind a text count as they
/// are drawn. The picture is drawn without its texts, which gives the ground; with them; and with
/// them in black and in white. Where these two differ is a text's ink, and by how much its share of
/// the pixel. What the text would be where it covers a pixel quite follows from that share.
/// Texts that lie over each other are drawn apart in black and white, so that each has its own ink.
struct ContrastMeter {
  /// The contrast of a text.
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

  /// Returns the contrast of a text nearly everywhere; nil where too little of it is seen: under
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
    guard let reported = samples[safe: Int(Double(samples.count) * Self.doubtfulShare)] else {
      return nil
    }
    return ContrastMeter.Finding(
      text: text, contrast: reported.contrast, color: reported.color, ground: reported.ground)
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

  /// Returns the share of a pixel that a text covers, from 0 to 255.
  private func share(_ x: Int, _ y: Int) -> Double {
    Double(max(Int(white[x, y].green) - Int(black[x, y].green), 0))
  }

  /// - `full`: How much more of the pixel a text is that covers it quite.
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

extension AuditFinding {
  /// One for each place of the scene that gives texts that hardly stand out, of the one that does
  /// least.
  static func contrast(of findings: [ContrastMeter.Finding]) -> [AuditFinding] {
    var places: [SourceLocation] = []
    var byPlace: [SourceLocation: [ContrastMeter.Finding]] = [:]
    for finding in findings {
      let place = finding.text.text.source ?? SourceLocation(file: "scene", line: 1, column: 1)
      if byPlace[place] == nil { places.append(place) }
      byPlace[place, default: []].append(finding)
    }
    return places.compactMap { place in
      guard let all = byPlace[place], let worst = all.min(by: { $0.contrast < $1.contrast })
      else { return nil }
      return AuditFinding(
        rule: .contrast, message: message(worst, others: all.count - 1), location: place)
    }
  }

  private static func message(_ finding: ContrastMeter.Finding, others: Int) -> String {
    let text = finding.text
    let more = others > 0 ? " (and \(others) more of its kind)" : ""
    let kind = text.isLarge ? "large text" : "text of its size"
    return
      "the text '\(Suggestion.beginning(of: text.text.block.string))'\(more) has a contrast of \(number(finding.contrast)), \(finding.color.hexText) on \(finding.ground.hexText); \(kind) needs \(number(text.leastContrast)): darken one or lighten the other"
  }

  /// Two digits, rounded down, so that what is too little does not read as enough.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.down))
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count == 1 ? "0" : "")\(digits)"
  }
}
