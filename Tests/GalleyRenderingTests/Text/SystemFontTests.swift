import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// The family that stands in for the system's font, and what it takes from there.
@Suite struct SystemFontTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func layOut(
    _ string: String, _ style: TextStyle = TextStyle(), width: Double? = nil
  ) throws -> LaidOutText {
    try renderer.texts.layOut(TextBlock(string, style: style, width: width))
  }

  @Test func `its files are the ones that pictures are made with everywhere`() {
    #expect(Renderer.fontFindings.isEmpty)
  }

  @Test func `lines are as high as San Francisco's, 1.193359 of the size`() throws {
    // Recorded: 17 points give 20.287, 34 give 40.574, 13 give 15.514.
    for (size, height) in [(17.0, 20.287), (34, 40.574), (13, 15.514), (10, 11.934)] {
      let metrics = try layOut("Hill", TextStyle(size: size)).metrics
      #expect(abs(metrics.size.height - height) < 0.001)
      #expect(abs(metrics.firstBaseline - size * 1950 / 2048) < 0.001)
    }
    let three = try layOut("Hill\nDale\nLake", TextStyle(size: 13)).metrics
    // Recorded: 46.667 at three pixels a point, rounded up as a whole.
    #expect(abs(PixelGrid(scale: 3).alignUp(three.size.height) - 46.667) < 0.001)
  }

  @Test func `letters of another family keep their own height`() throws {
    let latin = try layOut("Hill").metrics.size.height
    #expect(try layOut("Hill שלום").metrics.size.height > latin)
    let roboto = try layOut("Hill", TextStyle(family: "Roboto", size: 2_048 / 64)).metrics
    #expect(roboto.size.height == 2_400.0 / 64)
  }

  /// A line of 17 points for a script that is higher than Latin was recorded with 18.36 points above
  /// its baseline and 5.93 below, which makes 24.29; the fonts that fill in here are up to half as
  /// high again.
  @Test(arguments: ["\u{639}\u{631}\u{628}\u{64A}", "\u{E1B}\u{E49}\u{E32}", "\u{939}\u{93F}"])
  func `what fills in is no higher than the system's fonts for such scripts`(
    _ text: String
  ) throws {
    let own = try layOut("Hill").metrics
    for string in [text, "Hill \(text)"] {
      let metrics = try layOut(string).metrics
      #expect(metrics.missingCharacters.isEmpty)
      #expect(metrics.size.height > own.size.height && metrics.size.height <= 24.291)
      #expect(metrics.firstBaseline >= own.firstBaseline && metrics.firstBaseline <= 18.361)
    }
    let two = try layOut("\(text)\nHill").metrics.size.height
    #expect(abs(two - (try layOut(text).metrics.size.height + own.size.height)) < 1e-9)
  }

  /// A family that a scene names keeps its height, and so does what fills in there.
  @Test func `letters that fill in for a named family keep their own height`() throws {
    let text = "\u{639}\u{631}\u{628}\u{64A}"
    let filled = try layOut(text, TextStyle(family: "Roboto")).metrics.size.height
    #expect(try filled > layOut(text).metrics.size.height)
  }

  @Test func `tracking follows Apple's table, and runs straight between its sizes`() {
    for (size, tracking) in [(17.0, -0.43), (12, 0), (34, 0.40), (6, 0.24), (46, 0.36)] {
      #expect(abs(SystemFont.tracking(at: size) - tracking) < 1e-12)
    }
    #expect(abs(SystemFont.tracking(at: 16.5) - -0.37) < 1e-12)
    #expect(SystemFont.tracking(at: 200) == 0.36)
    #expect(SystemFont.tracking(at: 3) == 0.12)
    #expect(SystemFont.tracking(at: 0) == 0)
  }

  /// The width of a label with 'Hello' in 17 points was recorded as 39, rounded up to half a point,
  /// with the tracking behind its last letter.
  @Test func `a word is as wide as the system's`() throws {
    let tracking = SystemFont.tracking(at: 17)
    let width =
      try layOut("Hello", TextStyle(letterSpacing: tracking)).metrics.size.width + tracking
    #expect((width * 2).rounded(.up) / 2 == 39)
  }

  @Test func `titles have letters of their own from 20 points on`() throws {
    let widths = try [17, 19.99, 20, 28, 40].map { size in
      try layOut("Hamburg", TextStyle(size: size)).metrics.size.width / size
    }
    #expect(abs(widths[0] - widths[1]) < 0.002)
    #expect(widths[1] > widths[2] * 1.01)
    #expect(widths[2] > widths[3] * 1.03)
    #expect(abs(widths[3] - widths[4]) < 0.002)
    let outlines = try [12.0, 28].map { size in
      try #require(layOut("H", TextStyle(size: size)).glyphs.first).outline
    }
    #expect(outlines[0] != outlines[1])
  }

  @Test(arguments: [100, 200, 300, 400, 500, 600, 700, 800, 900])
  func `every weight is there, heavier than the one before`(weight: Int) throws {
    func ink(_ weight: Int) throws -> Double {
      let text = try layOut("I", TextStyle(weight: weight, size: 16))
      return text.outline.controlBounds.width
    }
    #expect(try weight == 100 || ink(weight) > ink(weight - 100))
    let faces = try #require(renderer.fontFamilies().first { $0.name == "Inter" }).faces
    #expect(faces.contains { $0.weight == weight && !$0.isItalic })
    #expect(faces.contains { $0.weight == weight && $0.isItalic })
  }

  @Test(arguments: ["Inter", "Roboto"])
  func `tabular figures are all of one width`(family: String) throws {
    func width(_ string: String, _ figures: TextStyle.Figures, _ spacing: Double) throws -> Double {
      let style = TextStyle(family: family, size: 17, letterSpacing: spacing, figures: figures)
      return try renderer.metrics(of: TextBlock(string, style: style)).size.width
    }
    for spacing in [0, -0.43] {
      let widths = try (0...9).map { try width("\($0)\($0)", .tabular, spacing) }
      #expect(Set(widths).count == 1)
    }
    guard family == "Inter" else { return }
    #expect(try width("11", .proportional, 0) < width("11", .tabular, 0))
  }
}
