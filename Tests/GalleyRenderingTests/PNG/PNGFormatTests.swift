import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct PNGFormatTests {
  private func picture(
    _ commands: [DrawCommand], width: Double = 40, height: Double = 30, scale: Double = 2,
    record: String? = nil
  ) -> Picture {
    Picture(
      size: Size(width: width, height: height), scale: scale, title: "test", commands: commands,
      record: record)
  }

  private func encoded(_ picture: Picture, _ options: FormatOptions = .init()) throws -> [UInt8] {
    try PNGFormat(options: options).encode(picture, with: Renderer())
  }

  @Test func `the chunks come in order, with right checksums`() throws {
    let bytes = try encoded(picture([block(0, 0, 40, 30, red)], record: "{\"a\": 1}"))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunks = PNGChunk.all(in: bytes)
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "zTXt", "IDAT", "gaPD", "IEND"])
    #expect(chunks.allSatisfy { $0.isIntact })
    #expect(chunks[0].content == [0, 0, 0, 80, 0, 0, 0, 60, 8, 2, 0, 0, 0])
    // 144 pixels an inch are 5,669 a metre.
    #expect(chunks[2].number(at: 0) == 5_669)
  }

  @Test func `the record is left out where nobody asks for it`() throws {
    let options = FormatOptions(includesRecord: false)
    let bytes = try encoded(picture([], record: "{}"), options)
    #expect(!PNGChunk.all(in: bytes).contains { $0.name == "zTXt" })
  }

  @Test func `the words for people who cannot see it are a text chunk in its language`() throws {
    var described = picture([block(0, 0, 40, 30, red)], record: "{}")
    let plain = try encoded(described)
    described.alternative = TextAlternative("Ein rotes Feld, 2 × 3", language: "de")
    let bytes = try encoded(described)
    #expect(PNGMetadata.alternative(in: bytes) == "Ein rotes Feld, 2 × 3")
    let chunks = PNGChunk.all(in: bytes)
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "iTXt", "zTXt", "IDAT", "gaPD", "IEND"])
    #expect(chunks.allSatisfy { $0.isIntact })
    #expect(chunks[3].content.starts(with: Array("Description\0\0\0de\0\0Ein".utf8)))
    #expect(
      PNGChunk.all(in: plain).filter { $0.name != "iTXt" }.map(\.content)
        == chunks.filter { $0.name != "iTXt" }.map(\.content))
  }

  @Test func `other words make another drawing for the cache`() throws {
    let renderer = try Renderer()
    let format = PNGFormat(options: FormatOptions())
    let plain = picture([block(0, 0, 40, 30, red)])
    let digests = ["A", "B"].map { words in
      var described = plain
      described.alternative = TextAlternative(words)
      return format.digest(of: described, with: renderer)
    }
    #expect(digests[0] != nil && digests[0] != digests[1])
    #expect(digests[0] != format.digest(of: plain, with: renderer))
  }

  @Test func `a single transparent pixel makes the file RGBA`() throws {
    let almost = [block(0, 0, 40, 30, red), block(39, 29, 1, 1, .white)]
    #expect(PNGChunk.all(in: try encoded(picture(almost)))[0].content[9] == 2)
    let hole = [block(0, 0, 40, 29.5, red)]
    #expect(PNGChunk.all(in: try encoded(picture(hole)))[0].content[9] == 6)
  }

  @Test(arguments: [1.0, 2, 3])
  func `reading the file gives the pixels drawn`(scale: Double) throws {
    let stops = [
      GradientStop(location: 0, color: Color(hex: 0x203040)),
      GradientStop(location: 1, color: Color(hex: 0xF0C0A0, alpha: 0.4)),
    ]
    for height in [30.0, 27] {
      let page = Rect(x: 0, y: 0, width: 40, height: height)
      let commands: [DrawCommand] = [
        block(0, 0, 40, height, .white),
        .fill(
          Fill(
            .ellipse(in: page),
            .radialGradient(
              RadialGradient(center: page.center, radius: 20, stops: stops)))),
        .text(Text(TextBlock("Photo", style: TextStyle(size: 14)), at: .zero)),
      ]
      let picture = picture(commands, scale: scale)
      let bitmap = try PNGDecoder.bitmap(try encoded(picture))
      #expect(bitmap == (try Renderer().bitmap(of: picture)))
    }
  }

  @Test func `one pixel is a picture`() throws {
    let dot = picture([block(0, 0, 1, 1, red)], width: 1, height: 1, scale: 1)
    #expect(try PNGDecoder.bitmap(try encoded(dot)).pixels == [255, 0, 0, 255])
  }
}
