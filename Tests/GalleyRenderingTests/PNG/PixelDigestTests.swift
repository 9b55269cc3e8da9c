import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct PixelDigestTests {
  private func picture(_ color: Color, record: String? = nil) -> Picture {
    Picture(
      size: Size(width: 20, height: 10), scale: 1, title: "test",
      commands: [block(0, 0, 20, 10, .white), block(3, 3, 4, 4, color)], record: record)
  }

  private func chunks(of file: [UInt8]) -> [(String, [UInt8])] {
    PNGChunk.all(in: file).map { ($0.name, $0.content) }
  }

  private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var file = PNGFile()
    for (name, content) in chunks { file.append(name, content) }
    return file.bytes
  }

  @Test func `a drawn picture has the digest that its file keeps`() throws {
    let drawn = try Renderer().draw(picture(red, record: "{}"))
    let bare = FormatOptions(includesRecord: false)
    #expect(try PNGMetadata.pixelDigest(in: drawn.png()) == drawn.pixelDigest)
    #expect(try PNGMetadata.pixelDigest(in: drawn.png(bare)) == drawn.pixelDigest)
    #expect(drawn.png(bare).count < drawn.png().count)
    #expect(drawn.pixelDigest.description.hasPrefix("20x10 "))
    let encoded = try PNGFormat(options: .init()).encode(
      picture(red, record: "{}"), with: Renderer())
    #expect(drawn.png() == encoded)
    #expect(drawn.bitmap == (try BitmapDecoder.decode(encoded)))
  }

  @Test func `other pixels and other sizes have other digests`() throws {
    let renderer = try Renderer()
    let digests = try [red, Color(hex: 0xFF0001)].map { try renderer.draw(picture($0)).pixelDigest }
    #expect(digests[0] != digests[1])
    let blank = [(2, 3), (3, 2), (1, 6)].map { width, height in
      Bitmap(width: width, height: height, pixels: [UInt8](repeating: 255, count: 24))
    }
    let others = try blank.map { try PNGMetadata.pixelDigest(in: BitmapEncoder.png($0)) }
    #expect(Set(others).count == 3)
  }

  @Test func `RGB and RGBA of the same pixels have the same digest`() throws {
    let drawn = try Renderer().draw(picture(red))
    var rgba = chunks(of: drawn.png())
    #expect(rgba[0].1[9] == PNGColorType.rgb.rawValue)
    rgba[0].1[9] = PNGColorType.rgba.rawValue
    let pixels = try #require(rgba.firstIndex { $0.0 == "IDAT" })
    let compressed = try Renderer().surface(of: picture(red)).withPixelRows { rows in
      try PNGEncoder().compress(rows, as: .rgba)
    }
    rgba[pixels].1 = try #require(compressed)
    let hash = DigestChunk.fileHash(header: rgba[0].1, pixels: [rgba[pixels].1[...]])
    rgba[pixels + 1].1 = DigestChunk(pixels: drawn.pixelDigest.hash, file: hash).content
    #expect(try PNGMetadata.pixelDigest(in: file(rgba)) == drawn.pixelDigest)
    #expect(try BitmapDecoder.decode(file(rgba)) == drawn.bitmap)
  }

  @Test func `an edited file has no digest`() throws {
    let renderer = try Renderer()
    let (one, other) = try (renderer.draw(picture(red)).png(), renderer.draw(picture(.black)).png())
    var edited = chunks(of: one)
    let pixels = try #require(edited.firstIndex { $0.0 == "IDAT" })
    edited[pixels].1 = try #require(chunks(of: other).first { $0.0 == "IDAT" }?.1)
    #expect(try PNGMetadata.pixelDigest(in: file(edited)) == nil)
    var turned = chunks(of: one)
    turned[0].1.replaceSubrange(0..<8, with: UInt32(10).bigEndianBytes + UInt32(20).bigEndianBytes)
    #expect(try PNGMetadata.pixelDigest(in: file(turned)) == nil)
    var keyed = chunks(of: one)
    keyed.insert(("tRNS", [0, 255, 0, 0, 0, 0]), at: 1)
    #expect(try PNGMetadata.pixelDigest(in: file(keyed)) == nil)
    var future = chunks(of: one)
    let digest = try #require(future.firstIndex { $0.0 == "gaPD" })
    future[digest].1[0] = 2
    #expect(try PNGMetadata.pixelDigest(in: file(future)) == nil)
  }

  @Test func `splitting the pixels over chunks keeps the digest`() throws {
    let drawn = try Renderer().draw(picture(red))
    var split = chunks(of: drawn.png())
    let pixels = try #require(split.firstIndex { $0.0 == "IDAT" })
    let content = split[pixels].1
    split[pixels].1 = Array(content.prefix(5))
    split.insert(("IDAT", Array(content.dropFirst(5))), at: pixels + 1)
    #expect(try PNGMetadata.pixelDigest(in: file(split)) == drawn.pixelDigest)
  }
}
