import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct BadPNGTests {
  private let shape = PNGSample.Shape(
    colorType: .rgba, bitDepth: 8, isInterlaced: false, filtering: .mixed, width: 5, height: 4,
    isTransparent: false, paletteCount: 0)

  private func file() throws -> [UInt8] { try PNGSample(shape).file() }

  /// What decoding says; nil where it gives pixels.
  private func complaint(_ bytes: [UInt8]) -> String? {
    do throws(RenderingError) {
      _ = try BitmapDecoder.decode(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// A file of chunks, each with a right checksum.
  private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var file = PNGFile()
    for (name, content) in chunks { file.append(name, content) }
    return file.bytes
  }

  private func chunks() throws -> [(String, [UInt8])] {
    PNGChunk.all(in: try file()).map { ($0.name, $0.content) }
  }

  private func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let deflate = try Deflater(level: 9)
    return bytes.withUnsafeBytes { deflate.compress($0) }
  }

  @Test func `a file cut anywhere is truncated, or too short to be known`() throws {
    let file = try file()
    #expect(complaint(file) == nil)
    for count in file.indices {
      let message = try #require(complaint(Array(file.prefix(count))), "\(count) bytes")
      let isPNG = count >= PNGFile.signature.count
      #expect(
        message.hasSuffix("its PNG data is truncated; export or copy the file again") || !isPNG)
      #expect(message.contains("; "), "no cure at \(count): \(message)")
    }
  }

  @Test func `every byte of a chunk is covered by its checksum`() throws {
    let file = try file()
    for place in PNGFile.signature.count..<file.count {
      var damaged = file
      damaged[place] ^= 0x10
      #expect(complaint(damaged) != nil, "byte \(place)")
    }
  }

  @Test func `a wrong checksum is named with its chunk`() throws {
    var file = try file()
    file[file.count - 1] ^= 1
    #expect(
      complaint(file)
        == "its PNG data is damaged (the checksum of its IEND chunk at byte \(file.count - 12) is "
        + "wrong); export or copy the file again")
  }

  @Test(arguments: [1 << 31, 1 << 32 - 1, 0x7FFF_FFFF, 16_385])
  func `a size over the limit is refused before there is memory for it`(side: Int) throws {
    var chunks = try chunks()
    chunks[0].1.replaceSubrange(0..<4, with: UInt32(side).bigEndianBytes)
    chunks[0].1.replaceSubrange(4..<8, with: UInt32(side).bigEndianBytes)
    let message = try #require(complaint(file(chunks)))
    #expect(message.hasPrefix("it is \(side)x\(side) pixels, over the limit of 1048576 a side and"))
  }

  @Test func `a color that the palette has not is refused`() throws {
    let header: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 1, 8, 3, 0, 0, 0]
    let palette = ("PLTE", [UInt8](repeating: 9, count: 6))
    func indexed(_ pixels: [UInt8]) throws -> [UInt8] {
      file([("IHDR", header), palette, ("IDAT", try compressed([0] + pixels)), ("IEND", [])])
    }
    #expect(complaint(try indexed([0, 1])) == nil)
    #expect(
      complaint(try indexed([1, 2]))
        == "its PNG data is damaged (a pixel has color 2 of a palette of 2); export or copy the file"
        + " again")
  }

  @Test func `a few bytes that claim many pixels are refused before there is memory for them`()
    throws
  {
    var chunks = try chunks()
    chunks[0].1.replaceSubrange(0..<4, with: UInt32(8192).bigEndianBytes)
    chunks[0].1.replaceSubrange(4..<8, with: UInt32(8192).bigEndianBytes)
    #expect(complaint(file(chunks)) == "its PNG data is truncated; export or copy the file again")
  }

  @Test func `more data than pixels is refused, however much it is`() throws {
    var chunks = try chunks()
    chunks[1].1 = try compressed([UInt8](repeating: 0, count: 64 << 20))
    #expect(complaint(file(chunks))?.contains("it has more pixels than its header says") == true)
  }

  @Test func `too little data, and bytes behind it, are refused`() throws {
    var chunks = try chunks()
    let pixels = chunks[1].1
    chunks[1].1 = try compressed([UInt8](repeating: 0, count: 20))
    #expect(complaint(file(chunks))?.contains("its pixels end early") == true)
    chunks[1].1 = pixels + [0]
    #expect(complaint(file(chunks))?.contains("something follows its pixels") == true)
  }

  @Test func `chunks out of place are refused`() throws {
    let chunks = try chunks()
    let (header, pixels, end) = (chunks[0], chunks[1], chunks[2])
    let palette = ("PLTE", [UInt8](repeating: 0, count: 6))
    let cases: [([(String, [UInt8])], String)] = [
      ([pixels, header, end], "it does not begin with its header"),
      ([header, header, pixels, end], "it has two headers"),
      ([header, end], "it has no pixels"),
      ([header, pixels, palette, end], "its palette is out of place"),
      ([header, palette, palette, pixels, end], "its palette is out of place"),
      ([header, ("PLTE", [1, 2]), pixels, end], "its palette of 2 bytes does not fit"),
      ([header, ("tRNS", [1, 2]), pixels, end], "its transparency of 2 bytes does not fit"),
      ([header, ("ABCD", []), pixels, end], "its ABCD chunk is unknown"),
      ([header, pixels, ("tEXt", []), pixels, end], "other chunks lie between its pixels"),
      ([header, ("I AT", []), pixels, end], "what should be a chunk at byte 33 is none"),
      ([("IHDR", [1, 2, 3]), pixels, end], "its header has 3 bytes, not 13"),
    ]
    for (chunks, reason) in cases {
      let message = complaint(file(chunks)) ?? "none"
      #expect(message == "its PNG data is damaged (\(reason)); export or copy the file again")
    }
  }

  @Test func `headers that no PNG has are refused`() throws {
    for (place, value) in [(8, 3), (9, 1), (9, 7), (10, 1), (11, 1), (12, 2)] as [(Int, UInt8)] {
      var chunks = try chunks()
      chunks[0].1[place] = value
      #expect(complaint(file(chunks))?.hasPrefix("its PNG data is damaged (") == true)
    }
  }

  @Test func `a row filter that does not exist is refused`() throws {
    var chunks = try chunks()
    chunks[1].1 = try compressed([UInt8](repeating: 5, count: 4 * 21))
    #expect(complaint(file(chunks))?.contains("there is no row filter 5") == true)
  }

  @Test func `unknown chunks that may be ignored, and an animation, are`() throws {
    var chunks = try chunks()
    let pixels = try BitmapDecoder.decode(file())
    chunks.insert(("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), at: 1)
    chunks.insert(("abCd", [1, 2, 3]), at: 2)
    chunks.insert(("fdAT", [0, 0, 0, 1]), at: 4)
    #expect(try BitmapDecoder.decode(file(chunks)) == pixels)
    #expect(try BitmapDecoder.decode(file(chunks) + [1, 2, 3]) == pixels)
  }

  @Test func `a text that inflates to more than its limit is refused`() throws {
    var chunks = try chunks()
    let bomb = try compressed([UInt8](repeating: 32, count: PNGText.largest + 1))
    chunks.insert(("zTXt", Array("galley:layout".utf8) + [0, 0] + bomb), at: 1)
    let error = #expect(throws: RenderingError.self) {
      try PNGMetadata.layoutRecord(in: file(chunks))
    }
    #expect(error?.description.contains("its text does not inflate to at most 64 MB") == true)
    // What nobody reads does no harm.
    #expect(complaint(file(chunks)) == nil)
  }

  @Test func `texts are read in each of their three chunks`() throws {
    let word = Array("galley:layout".utf8) + [0]
    let text = Array("{\"ä\": 1}".utf8)
    let contents: [(String, [UInt8])] = try [
      ("tEXt", word + text), ("zTXt", word + [0] + compressed(text)),
      ("iTXt", word + [0, 0] + Array("en".utf8) + [0, 0] + text),
      ("iTXt", word + [1, 0, 0, 0] + compressed(text)),
    ]
    for content in contents {
      var chunks = try chunks()
      chunks.insert(content, at: 1)
      #expect(try PNGMetadata.layoutRecord(in: file(chunks)) == "{\"ä\": 1}")
    }
  }
}
