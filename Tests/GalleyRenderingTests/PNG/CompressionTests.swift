import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct CompressionTests {
  /// Flat like a list, smooth like a wallpaper, or with holes.
  private static let pictures = ["flat", "smooth", "translucent"].map { kind in
    (kind: kind, picture: picture(kind))
  }

  private static func picture(_ kind: String) -> Picture {
    let size = Size(width: 300, height: 400)
    let stops = [
      GradientStop(location: 0, color: Color(hex: 0x1133AA)),
      GradientStop(location: 1, color: Color(hex: 0xFFCC00)),
    ]
    let ground = Rect(origin: .zero, size: size)
    let paint: Paint =
      kind == "smooth"
      ? .radialGradient(
        RadialGradient(center: Point(x: 90, y: 60), radius: 450, stops: stops))
      : .solid(kind == "flat" ? .white : Color.white.withAlpha(0.4))
    let rows = (0..<9).map { row in
      block(16, Double(row) * 44 + 8, 268 - Double(row * 20), 28, Color(hex: 0xEFEFF4))
    }
    return Picture(
      size: size, scale: 2, title: kind,
      commands: [.fill(Fill(.rectangle(ground), paint))] + rows)
  }

  @Test func `whatever time is taken, the pixels are the same, and their digest`() throws {
    let renderer = try Renderer()
    for (kind, picture) in Self.pictures {
      let drawn = try renderer.draw(picture)
      for compression in FormatOptions.Compression.allCases {
        let file = drawn.png(FormatOptions(compression: compression))
        #expect(try BitmapDecoder.decode(file) == drawn.bitmap, "\(kind) \(compression)")
        #expect(try PNGMetadata.pixelDigest(in: file) == drawn.pixelDigest)
      }
    }
  }

  @Test func `small is never larger`() throws {
    let renderer = try Renderer()
    for (kind, picture) in Self.pictures {
      let drawn = try renderer.draw(picture)
      let counts = [FormatOptions.Compression.small, .balanced, .fast].map {
        drawn.png(FormatOptions(includesRecord: false, compression: $0)).count
      }
      #expect(counts[0] <= counts[1], "\(kind): \(counts)")
      // Where little repeats, searching finds hardly more than what is left and above.
      #expect(counts[1] * 20 <= counts[2] * 21, "\(kind): \(counts)")
    }
  }

  @Test func `an image within an SVG is made small, too`() throws {
    // What shows through a material is written as pixels.
    let backdrop = DrawCommand.backdrop(
      Backdrop(
        .rectangle(Rect(x: 20, y: 20, width: 200, height: 200)), radius: 9,
        tint: Color.white.withAlpha(0.3)))
    let picture = Picture(
      size: Size(width: 300, height: 400), scale: 2, title: "material",
      commands: Self.picture("smooth").commands + [backdrop])
    let renderer = try Renderer()
    let counts = try [FormatOptions.Compression.small, .balanced].map {
      try SVGFormat(options: FormatOptions(compression: $0)).encode(picture, with: renderer).count
    }
    #expect(counts[0] < counts[1])
  }

  @Test func `a drawing that is known in one compression is not known in another`() throws {
    let renderer = try Renderer()
    let picture = Self.picture("flat")
    let digests = FormatOptions.Compression.allCases.map {
      PNGFormat(options: FormatOptions(compression: $0)).digest(of: picture, with: renderer)
    }
    #expect(Set(digests.compactMap(\.self)).count == digests.count)
  }
}
