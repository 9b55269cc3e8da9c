import Foundation
import GalleyGraphics
import Testing

@testable import GalleyPrograms

/// What is read of asset catalogs, and what is told of them.
@Suite struct AssetCatalogTests {
  private func colorSet(_ colors: String) -> String {
    #"{ "info": { "version": 1 }, "colors": [\#(colors)] }"#
  }

  private func entry(
    _ space: String, _ red: String, _ green: String, _ blue: String, appearances: String = ""
  ) -> String {
    #"""
    { "idiom": "universal", \#(appearances.isEmpty ? "" : "\"appearances\": [\(appearances)],")
      "color": { "color-space": "\#(space)", "components": { "red": "\#(red)", "green": "\#(green)",
        "blue": "\#(blue)", "alpha": "1" } } }
    """#
  }

  private let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
  private let high = #"{ "appearance": "contrast", "value": "high" }"#

  private func value(
    _ name: String, in resources: AppResources, isDark: Bool = false, isHigh: Bool = false
  ) -> CatalogColor.Value? {
    resources.colors[name]?.value(
      on: CatalogScreen(isDark: isDark, hasIncreasedContrast: isHigh))
  }

  @Test func `components are hexadecimal, counted to 255, or shares of one`() throws {
    let app = try AppFolder()
    for (name, text) in [
      ("hex", "0x80"), ("bytes", "128"), ("share", "0.50196078431372548"),
    ] {
      try app.write(
        colorSet(entry("srgb", text, "0x00", "1.000")),
        to: "A.xcassets/\(name).colorset/Contents.json")
    }
    let (resources, told) = app.read
    #expect(told == [])
    for name in ["hex", "bytes", "share"] {
      guard case .color(let color)? = value(name, in: resources) else {
        Issue.record("\(name) is no color")
        continue
      }
      #expect(abs(color.red - 128.0 / 255) < 1e-9 && color.green == 0 && color.blue == 1)
      #expect(color.alpha == 1)
    }
  }

  @Test func `looks and contrasts have colors of their own, and folders names`() throws {
    let app = try AppFolder()
    let white = entry("srgb", "1.0", "1.0", "1.0")
    let black = entry("srgb", "0.0", "0.0", "0.0", appearances: dark)
    let red = entry("srgb", "1.0", "0.0", "0.0", appearances: high)
    let blue = entry("srgb", "0.0", "0.0", "1.0", appearances: dark + "," + high)
    try app.write(
      colorSet([white, black, red, blue].joined(separator: ",")),
      to: "A.xcassets/Theme/Ink.colorset/Contents.json")
    try app.write(
      #"{ "properties": { "provides-namespace": true } }"#, to: "A.xcassets/Theme/Contents.json")
    try app.write(
      colorSet(#"{ "color": { "platform": "ios", "reference": "systemGray2Color" } }"#),
      to: "A.xcassets/Plain/Gray.colorset/Contents.json")
    try app.write(
      colorSet(entry("display-p3", "1.0", "0.0", "0.0")), to: "A.xcassets/P3.colorset/Contents.json"
    )
    let (resources, told) = app.read
    #expect(told == [])
    func ink(_ isDark: Bool, _ isHigh: Bool) -> CatalogColor.Value? {
      value("Theme/Ink", in: resources, isDark: isDark, isHigh: isHigh)
    }
    #expect(ink(false, false) == .color(Color(hex: 0xFFFFFF)))
    #expect(ink(true, false) == .color(Color(hex: 0x000000)))
    #expect(ink(false, true) == .color(Color(hex: 0xFF0000)))
    #expect(ink(true, true) == .color(Color(hex: 0x0000FF)))
    #expect(value("Gray", in: resources) == .system("system-gray-2"))
    #expect(
      value("P3", in: resources) == .color(Color(displayP3: (red: 1, green: 0, blue: 0), alpha: 1)))
  }

  @Test func `an image is drawn in the scale of the screen, else in the next larger one`() {
    func image(_ scales: [Double?], dark: [Double] = []) -> CatalogImage {
      var night = CatalogConditions()
      night.isDark = true
      func variant(_ scale: Double?, _ conditions: CatalogConditions) -> CatalogImage.Variant {
        .init("f", on: conditions, scale: scale, width: 1, height: 1, place: [1, 1])
      }
      return CatalogImage(
        folder: "",
        variants: scales.map { variant($0, CatalogConditions()) } + dark.map { variant($0, night) })
    }
    func chosen(_ image: CatalogImage, _ scale: Double, isDark: Bool = false) -> Int? {
      image.variant(on: CatalogScreen(isDark: isDark, scale: scale))
    }
    #expect([1, 2, 3].map { chosen(image([1, 2, 3]), $0) } == [0, 1, 2])
    #expect(chosen(image([1, 3]), 2) == 1)
    #expect(chosen(image([1, 2]), 3) == 1)
    #expect(chosen(image([nil]), 3) == 0)
    #expect(chosen(image([1, 2], dark: [2]), 1, isDark: true) == 2)
    #expect(chosen(image([]), 2) == nil)
  }

  @Test func `sizes of images are those of their files in points`() throws {
    let app = try AppFolder()
    // The beginning of a PNG file of 60 by 40 pixels, and of a JPEG file of 20 by 10.
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 60, 0, 0, 0, 40, 8, 6, 0, 0, 0]
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 10, 0, 20, 3, 0, 0]
    try app.write(png, to: "A.xcassets/one.imageset/one.png")
    try app.write(jpeg, to: "A.xcassets/one.imageset/two.jpg")
    try app.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 32'/>",
      to: "A.xcassets/one.imageset/three.svg")
    try app.write(
      """
      { "images": [
        { "idiom": "universal", "scale": "2x", "filename": "one.png",
          "resizing": { "cap-insets": { "left": 10 } } },
        { "idiom": "universal", "scale": "1x", "filename": "two.jpg" },
        { "idiom": "universal", "filename": "three.svg" },
        { "idiom": "mac", "filename": "four.png" },
        { "idiom": "universal", "scale": "3x" } ],
        "properties": { "template-rendering-intent": "template",
          "preserves-vector-representation": true } }
      """, to: "A.xcassets/one.imageset/Contents.json")
    let image = try #require(app.read.resources.images["one"])
    #expect(image.variants.map(\.file) == ["one.png", "two.jpg", "three.svg"])
    #expect(image.variants.map { [$0.width, $0.height] } == [[30, 20], [20, 10], [24, 32]])
    #expect(image.variants.map(\.scale) == [2, 1, nil])
    #expect(image.variants[0].caps == [0, 5, 0, 0])
    #expect(image.variants[1].place == [4, 54])
    #expect(image.isTemplate == true)
  }

  @Test func `what is half-written is told at its place, and the rest is read`() throws {
    let app = try AppFolder()
    try app.write("{\n  \"colors\" : [\n", to: "A.xcassets/Cut.colorset/Contents.json")
    try app.write("{", to: "A.xcassets/broken.imageset/Contents.json")
    try app.write(
      colorSet(entry("srgb", "red", "0", "0")), to: "A.xcassets/Word.colorset/Contents.json")
    try app.write("", to: "A.xcassets/Empty.colorset/note.txt")
    try app.write("", to: "A.xcassets/star.symbolset/star.svg")
    try app.write(
      colorSet(entry("srgb", "255", "0", "0")), to: "A.xcassets/Fine.colorset/Contents.json")
    let (resources, told) = app.read
    #expect(
      told == [
        "A.xcassets/Cut.colorset/Contents.json:3:1: warning: expected a value; nothing of it is drawn "
          + "until the file is whole",
        "A.xcassets/Empty.colorset/Contents.json:1:1: warning: the catalog's file cannot be read: No "
          + "such file or directory",
        "A.xcassets/Word.colorset/Contents.json:1:1: warning: the component red is 'red'; expected "
          + "0.5, 128 or 0x80",
        "A.xcassets/Word.colorset/Contents.json:1:1: warning: the color set has no color that can be "
          + "read",
        "A.xcassets/broken.imageset/Contents.json:1:2: warning: expected a key; nothing of it is drawn "
          + "until the file is whole",
      ])
    #expect(Array(resources.colors.keys) == ["Fine"])
    #expect(resources.images["broken"]?.problem?.contains("cannot be read") == true)
    #expect(resources.images["star"]?.problem?.contains("symbol set") == true)
  }
}
