import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

/// What becomes of colors that files say are not sRGB.
@Suite struct ColorTests {
  private static let pixel: [UInt8] = [200, 60, 40, 255]
  /// The same color of Display P3 in sRGB, as LittleCMS has it: 217.48, 41.64, 22.71.
  private static let converted: [UInt8] = [217, 42, 23, 255]

  /// A PNG of two equal pixels.
  private func png(
    _ chunks: [(String, [UInt8])] = [], pixel: [UInt8] = pixel, colorType: PNGColorType = .rgba
  ) throws -> [UInt8] {
    let deflate = try Deflater(level: 1)
    let row = [0] + pixel.prefix(colorType.samplesPerPixel)
    var file = PNGFile()
    file.append("IHDR", PNGHeader(width: 1, height: 2, colorType: colorType).content)
    for (name, content) in chunks { file.append(name, content) }
    file.append("IDAT", (row + row).withUnsafeBytes { deflate.compress($0) })
    file.append("IEND", [])
    return file.bytes
  }

  private func profile(_ bytes: [UInt8]) throws -> (String, [UInt8]) {
    let deflate = try Deflater(level: 1)
    return ("iCCP", [0x6E, 0, 0] + bytes.withUnsafeBytes { deflate.compress($0) })
  }

  private func profile(_ name: String) throws -> (String, [UInt8]) {
    try profile(Fixture.bytes("Profiles/\(name).icc"))
  }

  private func bitmap(_ file: [UInt8]) throws -> Bitmap {
    guard case .raster(let surface) = try ImageContent(file) else {
      throw RenderingError("not a raster image")
    }
    return surface.bitmap
  }

  private func drawn(_ file: [UInt8]) throws -> [UInt8] { Array(try bitmap(file).pixels.prefix(4)) }

  private func problem(_ file: [UInt8]) -> String? {
    #expect(throws: ImageProblem.self) { try drawn(file) }?.description
  }

  private func matching(_ one: [UInt8], _ other: [UInt8]) throws -> ColorMatching {
    ColorMatching(try PixelInterpretation(of: one), try PixelInterpretation(of: other))
  }

  // MARK: - Drawing

  @Test(arguments: ["p3", "p3-table"])
  func `an image in Display P3 is drawn in sRGB`(name: String) throws {
    #expect(try drawn(png([profile(name)])) == Self.converted)
    #expect(try drawn(png([profile(name)], colorType: .rgb)) == Self.converted)
  }

  @Test func `code points, chromaticities and a gamma count as a profile does`() throws {
    #expect(try drawn(png([("cICP", [12, 13, 0, 1])])) == Self.converted)
    let chromaticities = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]
      .flatMap { UInt32($0).bigEndianBytes }
    #expect(try drawn(png([("cHRM", chromaticities)])) == Self.converted)
    // Of light as such, a fifth is 0.2 ^ (1 / 2.4) * 1.055 - 0.055 = 0.4845, or 124 of 255.
    let linear = try drawn(
      png([("gAMA", UInt32(100_000).bigEndianBytes)], pixel: [51, 51, 51, 255]))
    #expect(linear == [124, 124, 124, 255])
    // A gamma of nothing says nothing.
    #expect(try drawn(png([("gAMA", [0, 0, 0, 0])])) == Self.pixel)
  }

  @Test(arguments: ["srgb", "srgb-table", "gray-srgb"])
  func `a profile that is sRGB changes no sample`(name: String) throws {
    for red in stride(from: UInt8(0), through: 255, by: 5) {
      #expect(try drawn(png([profile(name)], pixel: [red, 3, 250, 255])) == [red, 3, 250, 255])
    }
  }

  @Test func `alpha stays, and so do all bits until the end`() throws {
    let alpha = try drawn(png([profile("p3")], pixel: [200, 60, 40, 128]))
    #expect(alpha[3] == 128)
    // Premultiplied on the way, a level is two.
    for (one, other) in zip(alpha, Self.converted).prefix(3) {
      #expect(abs(Int(one) - Int(other)) <= 1)
    }
    let conversion = try ColorConversion(from: .profile(Fixture.bytes("Profiles/p3.icc")))
    let deep = DeepBitmap(width: 1, height: 1, pixels: [SIMD4(200, 60, 40, 255) &* 257])
    let pixel = try conversion.sRGB(deep).pixels[0]
    // 217.480, 41.637 and 22.711 of 255.
    for (value, level) in [(pixel.x, 217.480), (pixel.y, 41.637), (pixel.z, 22.711)] {
      #expect(abs(Double(value) / 257 - level) < 0.01)
    }
  }

  @Test func `grey is converted where pixels are grey`() throws {
    let file = try png([profile("gray-linear")], pixel: [51], colorType: .gray)
    // Of 123.55: LittleCMS goes by tables here, which are a level off at most.
    #expect(try [123, 124].contains(drawn(file)[0]))
    #expect(
      problem(try png([profile("gray-linear")]))?.contains("it is one of greys") == true)
    let gray = try png([profile("p3")], pixel: [100], colorType: .gray)
    #expect(try drawn(gray) == [100, 100, 100, 255])
  }

  /// A JPEG with a profile in segments, the last one first.
  private func jpeg(_ name: String, profile: String, parts count: Int) throws -> [UInt8] {
    let (file, profile) = (
      try Fixture.bytes("Images/\(name)"), try Fixture.bytes("Profiles/\(profile).icc")
    )
    let size = profile.count / count + 1
    var result = Array(file.prefix(2))
    for number in (0..<count).reversed() {
      let part = profile.dropFirst(number * size).prefix(size)
      result += [0xFF, 0xE2]
      result += UInt16(part.count + 16).bigEndianBytes
      result += Array("ICC_PROFILE\0".utf8)
      result += [UInt8(number + 1), UInt8(count)]
      result += part
    }
    return result + file.dropFirst(2)
  }

  @Test func `a JPEG's profile counts, in however many segments`() throws {
    let plain = try drawn(Fixture.bytes("Images/progressive.jpg"))
    #expect(try drawn(jpeg("progressive.jpg", profile: "srgb-table", parts: 3)) == plain)
    let file = try jpeg("orientation-1.jpg", profile: "adobe", parts: 2)
    // Green, which sRGB has not as Adobe has it: red and blue go down.
    let green = try bitmap(file)[12, 4]
    #expect(green.green == 255 && green.red == 0 && green.blue < 40)
  }

  @Test func `inks are converted by their profile`() throws {
    let file = try jpeg("cmyk.jpg", profile: "inks", parts: 1)
    let plain = try bitmap(Fixture.bytes("Images/cmyk.jpg"))
    // The profile takes each ink as the decoder does that knows none.
    for (one, other) in try zip(bitmap(file).pixels, plain.pixels) {
      #expect(abs(Int(one) - Int(other)) <= 6)
    }
    #expect(try PixelInterpretation(of: file) == PixelInterpretation())
    #expect(
      problem(try jpeg("cmyk.jpg", profile: "p3", parts: 1))?.contains("it is not one of inks")
        == true)
    #expect(
      problem(try jpeg("orientation-1.jpg", profile: "inks", parts: 1))?.contains(
        "it is one of inks") == true)
  }

  @Test func `a WebP's profile counts`() throws {
    let file = try Fixture.bytes("Images/lossy.webp")
    let profile = try Fixture.bytes("Profiles/p3.icc")
    // An extended file: the flag for a profile, and the size less one, 24 bits each.
    var content = Array("WEBPVP8X".utf8)
    content += [10, 0, 0, 0, 0x20, 0, 0, 0, 23, 0, 0, 15, 0, 0]
    content += Array("ICCP".utf8)
    content += UInt32(profile.count).bigEndianBytes.reversed()
    content += profile
    content += file.dropFirst(12)
    var webp = Array("RIFF".utf8)
    webp += UInt32(content.count).bigEndianBytes.reversed()
    webp += content
    let expected = try ColorConversion(from: .profile(profile)).sRGB(BitmapDecoder.decode(file))
    #expect(try bitmap(webp) == expected)
    #expect(try expected != BitmapDecoder.decode(file))
    #expect(try BitmapDecoder.decode(webp) == BitmapDecoder.decode(file))
  }

  @Test func `an image inside a drawing is drawn in sRGB, or refused in words`() throws {
    func drawing(_ file: [UInt8]) -> [UInt8] {
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="4" height="4"><image width="4" height="8" preserveAspectRatio="none" \
        xlink:href="data:image/png;base64,\(Base64.encode(file))"/></svg>
        """.utf8)
    }
    let bitmap = try SVGRasterizer.bitmap(svg: drawing(png([profile("p3")])), scale: 1)
    #expect(Array(bitmap.pixels.prefix(4)) == Self.converted)
    let plain = try SVGRasterizer.bitmap(svg: drawing(png()), scale: 1)
    #expect(Array(plain.pixels.prefix(4)) == Self.pixel)
    let file = try drawing(png([("cICP", [9, 16, 0, 1])]))
    let error = #expect(throws: RenderingError.self) {
      try SVGRasterizer.bitmap(svg: file, scale: 1)
    }
    #expect(error?.description.contains("it is HDR (PQ), which is not drawn") == true)
  }

  // MARK: - What cannot be read

  @Test func `what is not drawn is refused in words`() throws {
    let junk = [UInt8](repeating: 7, count: 400)
    let grays = Array(repeating: UInt32(33_333).bigEndianBytes, count: 8).flatMap(\.self)
    let wrong: [((String, [UInt8]), String)] = [
      (try profile(junk), "its ICC profile cannot be read (not an ICC profile"),
      (try profile([]), "its ICC profile cannot be read"),
      (("iCCP", [0x6E, 0, 0, 1, 2, 3]), "its ICC profile cannot be read"),
      (try profile([UInt8](repeating: 0, count: 9 << 20)), "it has more than 8 MB"),
      (try profile("inks"), "it is one of inks"),
      (("cICP", [9, 16, 0, 1]), "it is HDR (PQ), which is not drawn; convert it to sRGB"),
      (("cICP", [9, 18, 0, 1]), "it is HDR (HLG), which is not drawn; convert it to sRGB"),
      (("cICP", [1, 13, 0, 0]), "by the code points 1-13-0-0, which are not read"),
      (("cICP", [99, 13, 0, 1]), "by the code points 99-13-0-1, which are not read"),
      (("cICP", []), "which are not read"),
      (("gAMA", [0, 0, 0, 1]), "its gamma is 1e-05, which no picture has"),
      (("cHRM", [UInt8](repeating: 0, count: 32)), "those of no colors"),
      (("cHRM", [1, 2, 3, 4]), "those of no colors"),
      (("cHRM", grays), "those of no colors"),
    ]
    for (chunk, words) in wrong {
      let file = try png([chunk])
      let message = try #require(problem(file))
      #expect(message.contains(words) && message.contains(";"), "\(message)")
    }
  }

  /// A profile with one more tag.
  private func tagged(_ name: String, _ content: [UInt8]) throws -> [UInt8] {
    var bytes = try Fixture.bytes("Profiles/p3.icc")
    let count = Int(bytes[131])
    for index in 0..<count {
      let place = 132 + 12 * index + 4
      let offset = UInt32(bigEndian: bytes[place..<place + 4]) + 12
      bytes.replaceSubrange(place..<place + 4, with: offset.bigEndianBytes)
    }
    bytes[131] += 1
    let tag =
      Array(name.utf8) + UInt32(bytes.count + 12).bigEndianBytes
      + UInt32(content.count).bigEndianBytes
    bytes.insert(contentsOf: tag, at: 132 + 12 * count)
    bytes += content
    bytes.replaceSubrange(0..<4, with: UInt32(bytes.count).bigEndianBytes)
    return bytes
  }

  @Test func `work without an end is not begun`() throws {
    // A matrix as so many steps of a calculation.
    let numbers: [Float] = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    var matrix = Array("matf".utf8)
    matrix += [0, 0, 0, 0, 0, 3, 0, 3]
    for number in numbers { matrix += number.bitPattern.bigEndianBytes }
    let count = 300_000
    let place = UInt32(16 + 8 * count).bigEndianBytes + UInt32(matrix.count).bigEndianBytes
    var steps = Array("mpet".utf8)
    steps += [0, 0, 0, 0, 0, 3, 0, 3]
    steps += UInt32(count).bigEndianBytes
    for _ in 0..<count { steps += place }
    steps += matrix
    // A table with 255 places along each of three axes, which is not there.
    var table = Array("mft2".utf8)
    table += [0, 0, 0, 0, 3, 3, 255, 0]
    for number in numbers.prefix(9) { table += UInt32(number * 65_536).bigEndianBytes }
    table += [0, 2, 0, 2]
    for _ in 0..<3 { table += [0, 0, 255, 255] }
    let start = ContinuousClock.now
    #expect(try drawn(png([profile(tagged("D2B0", steps))])) == Self.converted)
    let file = try png([profile(tagged("A2B0", table))])
    let words = try #require(problem(file))
    #expect(words.hasPrefix("its ICC profile cannot be read ("))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(arguments: ["p3", "srgb-table", "gray-linear", "inks"])
  func `a damaged profile never does worse than an error`(name: String) throws {
    let bytes = try Fixture.bytes("Profiles/\(name).icc")
    var random = SplitMix64(seed: 38)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        damaged.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      do throws(ImageProblem) {
        let conversion = try ColorConversion(from: .profile(damaged))
        _ = try conversion.sRGB(Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 255]))
      } catch {
        #expect(error.description.contains(";"))
      }
    }
  }

  // MARK: - Comparing

  @Test func `what says the same otherwise is compared as it is`() throws {
    let pairs = [
      (try png(), try png([profile("srgb")])), (try png(), try png([profile("srgb-table")])),
      (try png([profile("srgb")]), try png([profile("srgb-table")])),
      (try png([profile("p3")]), try png([profile("p3-table")])),
      (try png([profile("p3")]), try png([("cICP", [12, 13, 0, 1])])),
    ]
    for (one, other) in pairs {
      let matching = try matching(one, other)
      #expect(!matching.converts && matching.note == nil && matching.problemOfStills == nil)
    }
  }

  @Test func `what says something else is compared in sRGB, and says so`() throws {
    let matching = try matching(png(), png([profile("p3")]))
    #expect(matching.converts)
    #expect(
      matching.note
        == "its colors are by the ICC profile 'Display P3', expected sRGB; the two are compared in sRGB"
    )
    let plain = Bitmap(width: 1, height: 1, pixels: Self.pixel)
    let matched = try matching.matched(plain, plain)
    #expect(matched.expected == plain && matched.actual.pixels == Self.converted)
    #expect(try matching.losses(plain, plain).isEmpty)
    let red = Bitmap(width: 1, height: 2, pixels: [255, 0, 0, 255, 255, 0, 0, 0])
    #expect(
      try matching.losses(red, red) == [
        "1 of its pixels have colors outside of sRGB; convert both pictures to sRGB"
      ])
  }

  @Test func `colors that sRGB has are not said to be outside of it`() throws {
    // Every primary and secondary of sRGB, rounded in Display P3 and back.
    let colors: [[UInt8]] = [
      [234, 51, 35], [117, 251, 76], [0, 0, 245], [255, 255, 84], [234, 63, 247], [117, 251, 253],
      [255, 255, 255], [0, 0, 0],
    ]
    let conversion = try ColorConversion(from: .profile(Fixture.bytes("Profiles/p3.icc")))
    let bitmap = Bitmap(width: 8, height: 1, pixels: colors.flatMap { $0 + [255] })
    #expect(try conversion.countOutside(bitmap) == 0)
  }
}
