import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct PNGFormatTests {
  private struct Chunk {
    var name: String
    var content: [UInt8]
    var checksum: UInt32
  }

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

  private func number(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func chunks(of bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let count = Int(number(rest.prefix(4)))
      chunks.append(
        Chunk(
          name: String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self),
          content: Array(rest.dropFirst(8).prefix(count)),
          checksum: number(rest.dropFirst(8 + count).prefix(4))))
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  /// The checksum that the PNG specification defines, bit by bit.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  @Test func `the chunks come in order, with right checksums`() throws {
    let bytes = try encoded(picture([block(0, 0, 40, 30, red)], record: "{\"a\": 1}"))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunks = chunks(of: bytes)
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "zTXt", "IDAT", "IEND"])
    for chunk in chunks {
      #expect(checksum(Array(chunk.name.utf8) + chunk.content) == chunk.checksum)
    }
    #expect(chunks[0].content == [0, 0, 0, 80, 0, 0, 0, 60, 8, 2, 0, 0, 0])
    // 144 pixels an inch are 5,669 a metre.
    #expect(number(chunks[2].content.prefix(4)) == 5_669)
  }

  @Test func `the record is left out where nobody asks for it`() throws {
    let options = FormatOptions(includesRecord: false)
    let bytes = try encoded(picture([], record: "{}"), options)
    #expect(!chunks(of: bytes).contains { $0.name == "zTXt" })
  }

  @Test func `a single transparent pixel makes the file RGBA`() throws {
    let almost = [block(0, 0, 40, 30, red), block(39, 29, 1, 1, .white)]
    #expect(chunks(of: try encoded(picture(almost)))[0].content[9] == 2)
    let hole = [block(0, 0, 40, 29.5, red)]
    #expect(chunks(of: try encoded(picture(hole)))[0].content[9] == 6)
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
