import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

/// How far librsvg's drawing of our SVG is from our PNG of the same picture.
struct Agreement {
  /// The largest difference of a component, premultiplied, in 255ths.
  var largest = 0
  /// The pixels with a component more than 8 levels off.
  var farPixels = 0
  var pixels = 0

  var farShare: Double { Double(farPixels) / Double(pixels) }

  init(of picture: Picture, with renderer: Renderer) throws {
    let direct = try renderer.bitmap(of: picture)
    let svg = try SVGFormat().encode(picture, with: renderer)
    let detour = try SVGRasterizer.bitmap(svg: svg, scale: picture.scale)
    try self.init(direct, detour)
    try Self.keep(picture, direct: direct, svg: svg, detour: detour)
  }

  init(_ direct: Bitmap, _ detour: Bitmap) throws {
    try #require(direct.width == detour.width && direct.height == detour.height)
    pixels = direct.width * direct.height
    for first in stride(from: 0, to: direct.pixels.count, by: 4) {
      let difference = Self.difference(direct.pixels, detour.pixels, at: first)
      largest = max(largest, difference)
      if difference > 8 { farPixels += 1 }
    }
  }

  private static func difference(_ one: [UInt8], _ other: [UInt8], at first: Int) -> Int {
    let (alpha, otherAlpha) = (Int(one[first + 3]), Int(other[first + 3]))
    return (0..<3).reduce(abs(alpha - otherAlpha)) { largest, channel in
      let value = Int(one[first + channel]) * alpha
      let otherValue = Int(other[first + channel]) * otherAlpha
      return max(largest, abs(value - otherValue) / 255)
    }
  }

  /// Writes the pictures to the folder that GALLEY_TEST_PICTURES names, for looking at.
  private static func keep(
    _ picture: Picture, direct: Bitmap, svg: [UInt8], detour: Bitmap
  ) throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_TEST_PICTURES"] else { return }
    let base = folder + "/" + picture.title
    try Data(svg).write(to: URL(fileURLWithPath: base + ".svg"))
    for (name, bitmap) in [("direct", direct), ("detour", detour)] {
      // A portable arbitrary map, which most viewers and converters read.
      let header =
        "P7\nWIDTH \(bitmap.width)\nHEIGHT \(bitmap.height)\nDEPTH 4\nMAXVAL 255\n"
        + "TUPLTYPE RGB_ALPHA\nENDHDR\n"
      try Data(Array(header.utf8) + bitmap.pixels).write(
        to: URL(fileURLWithPath: "\(base).\(name).pam"))
    }
  }
}
