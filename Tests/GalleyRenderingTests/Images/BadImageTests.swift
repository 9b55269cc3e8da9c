import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct `Bad images` {
  /// What a file holds and what the message says of it.
  static let strangers: [(content: String, words: String)] = [
    ("", "it is empty"), ("GIF89a\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}\u{A}", "is a GIF"),
    ("%PDF-1.7 and so on and so on", "is a PDF"), ("<!doctype html><html></html>", "is a web page"),
    ("just some words in a text file", "is text, not an image"),
    ("version https://git-lfs.github.com/spec/v1", "Git LFS pointer"), ("abc", "only 3 bytes"),
    ("\n<!-- signed out --><html lang='en'>", "is a web page (HTML), not a picture; if it was"),
    ("<?xml version='1.0'?><Error><Code>AccessDenied", "is XML whose root is 'Error', not a"),
    ("{\"message\": \"Not Found\"}", "is JSON, not a picture; if it was downloaded"),
    ("\u{0}\u{0}\u{0}\u{18}ftypqt  0000", "is a film (MP4 or QuickTime); give a picture of one"),
    ("\u{0}\u{0}\u{0}\u{18}ftyphevc0000", "is a HEIC"), ("BOMStore00000000", "an asset catalog"),
    ("\u{0}\u{0}\u{0}\u{C}jP  \r\n000000", "is a JPEG 2000"),
    ("iVBORw0KGgoAAAANSUhEUg==", "is a PNG in Base64; decode it to a file"),
    ("data:image/png;base64,iVBORw0KGgo=", "is a data URL; decode it to a file"),
    ("<<<<<<< HEAD\n<svg/>\n=======", "has the marks of a merge conflict in it; choose one side"),
    (String(repeating: "\u{0}", count: 600), "holds nothing but zeros, as after a full disk"),
  ]

  @Test(arguments: strangers.indices)
  func `a file of another kind is named`(index: Int) throws {
    let (content, words) = Self.strangers[index]
    let message = try message(for: Array(content.utf8))
    #expect(message.contains(words), "\(message)")
    #expect(message.hasPrefix("cannot read the image '"))
  }

  @Test func `a missing file and a folder are told apart`() throws {
    let missing = #expect(throws: ResourceError.self) {
      try ImageStore().reference(in: AssetFile("/nowhere/a.png"))
    }
    #expect(
      missing?.description
        == "cannot read the image '/nowhere/a.png': there is no such file; check the path")
    let folder = #expect(throws: ResourceError.self) {
      try ImageStore().reference(in: AssetFile(Fixture.path("Images")))
    }
    #expect(folder?.description.hasSuffix("it is a folder; name an image file in it") == true)
  }

  @Test func `a PNG as Xcode compresses it is told with what reverts it`() throws {
    var bytes = try Fixture.bytes("Images/blocks.png")
    bytes.insert(contentsOf: Array("\0\0\0\u{4}CgBI0000".utf8) + [0, 0, 0, 0], at: 8)
    let message = try message(for: bytes)
    #expect(
      message.hasSuffix(
        "it is a PNG as Xcode compresses it for iOS (CgBI); revert it with 'xcrun pngcrush"
          + " -revert-iphone-optimizations', or give the file that is in the project"))
  }

  @Test(arguments: [("\r\n", "\n"), ("\n", "\r\n")])
  func `a PNG that was converted as a text is told with what keeps it`(
    end: String, other: String
  ) throws {
    let bytes = try Fixture.bytes("Images/blocks.png")
    let message = try message(for: bytes.replacing(Array(end.utf8), with: Array(other.utf8)))
    #expect(message.contains("is a PNG damaged by a text conversion; mark *.png as binary"))
  }

  @Test func `an animated WebP is refused`() throws {
    let message = try message(for: Fixture.bytes("Images/animated.webp"))
    #expect(message.hasSuffix("it is an animated WebP; export one of its frames"))
  }

  @Test func `a PNG that claims too many pixels is refused before decoding`() throws {
    var bytes = try Fixture.bytes("Images/blocks.png")
    // The width of IHDR, at offset 16, and the chunk's checksum made right again.
    bytes.replaceSubrange(16..<20, with: [0, 0, 0x80, 0])
    bytes.replaceSubrange(29..<33, with: checksum(bytes[12..<29]))
    let message = try message(for: bytes)
    #expect(message.contains("32768x16 pixels, over the limit of 16384 a side"))
  }

  @Test(arguments: [
    "blocks.png", "interlaced.png", "half.png", "deep.png", "palette.png", "orientation-6.jpg",
    "progressive.jpg", "cmyk.jpg", "gray.jpg", "half.webp", "lossy.webp",
  ])
  func `a file cut anywhere gives an error in words or the whole picture`(name: String) throws {
    let bytes = try Fixture.bytes("Images/\(name)")
    let whole = try ImageContent(bytes).size
    for count in 0..<bytes.count {
      do throws(ImageProblem) {
        let content = try ImageContent(Array(bytes.prefix(count)))
        #expect(content.size == whole)
      } catch {
        #expect(error.description.contains(";"), "no cure at \(count): \(error.description)")
      }
    }
  }

  @Test(arguments: ["blocks.png", "orientation-3.jpg", "progressive.jpg", "half.webp"])
  func `a file with a flipped byte never does worse than an error`(name: String) throws {
    let bytes = try Fixture.bytes("Images/\(name)")
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0xFF
      do throws(ImageProblem) { _ = try ImageContent(damaged) } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func `a decoder for comparisons says what is wrong`() throws {
    let bytes = try Fixture.bytes("Images/blocks.png")
    #expect(try BitmapDecoder.decode(bytes)[4, 4].red == 255)
    let cut = #expect(throws: RenderingError.self) {
      try BitmapDecoder.decode(Array(bytes.dropLast(30)))
    }
    #expect(cut?.description == "its PNG data is truncated; export or copy the file again")
    let moving = #expect(throws: RenderingError.self) {
      try BitmapDecoder.decode(Fixture.bytes("Images/animated.webp"))
    }
    #expect(moving?.description == "it is an animated WebP; export one of its frames")
    let drawing = #expect(throws: RenderingError.self) {
      try BitmapDecoder.decode(Fixture.bytes("Images/badge.svg"))
    }
    #expect(drawing?.description.hasPrefix("it is SVG, which has no pixels") == true)
  }

  @Test func `a decoder for comparisons reads what images may be, with straight alpha`() throws {
    #expect(try BitmapDecoder.decode(Fixture.bytes("Images/gray.jpg")).width == 24)
    // Turned as its orientation says.
    let upright = try BitmapDecoder.decode(Fixture.bytes("Images/orientation-1.jpg"))
    let turned = try BitmapDecoder.decode(Fixture.bytes("Images/orientation-6.jpg"))
    #expect((turned.width, turned.height) == (upright.width, upright.height))
    #expect(turned[4, 4].red > 200 && turned[4, 4].green < 60)
    let (png, webp) = (
      try BitmapDecoder.decode(Fixture.bytes("Images/half.png")),
      try BitmapDecoder.decode(Fixture.bytes("Images/half.webp"))
    )
    #expect(png == webp)
  }

  private func message(for bytes: [UInt8]) throws -> String {
    try Fixture.withFile(bytes) { path in
      let error = #expect(throws: ResourceError.self) {
        try ImageStore().reference(in: AssetFile(path))
      }
      return try #require(error).description
    }
  }
}

/// The CRC-32 of a PNG chunk, highest byte first.
private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var remainder: UInt32 = .max
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 0 ? 0 : 0xEDB8_8320) }
  }
  return (~remainder).bigEndianBytes
}
