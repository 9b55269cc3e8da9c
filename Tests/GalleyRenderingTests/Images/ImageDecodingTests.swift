import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// The colors of the fixtures' blocks, 8x8 pixels each, row by row.
private let blocks: [[(red: Int, green: Int, blue: Int)]] = [
  [(255, 0, 0), (0, 255, 0), (0, 0, 255)], [(255, 255, 0), (255, 0, 255), (255, 255, 255)],
]

@Suite struct `Image decoding` {
  @Test(arguments: 1...8)
  func `a JPEG is shown upright whatever its EXIF orientation`(orientation: Int) throws {
    let content = try content("orientation-\(orientation).jpg")
    try expectBlocks(content, tolerance: 3)
  }

  @Test(arguments: ["blocks.png", "interlaced.png", "palette.png"])
  func `a PNG gives its exact pixels`(name: String) throws {
    try expectBlocks(content(name), tolerance: 0)
  }

  @Test(arguments: [("progressive.jpg", 3), ("lossy.webp", 40)])
  func `a lossy file gives nearly its pixels`(name: String, tolerance: Int) throws {
    try expectBlocks(content(name), tolerance: tolerance)
  }

  @Test func `a CMYK picture is converted`() throws {
    try expectBlocks(content("cmyk.jpg"), tolerance: 4)
  }

  @Test func `a gray picture has equal components`() throws {
    let pixel = try bitmap("gray.jpg")[4, 4]
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue && pixel.alpha == 255)
  }

  @Test(arguments: ["half.png", "deep.png", "half.webp"])
  func `alpha survives`(name: String) throws {
    let pixel = try bitmap(name)[4, 4]
    #expect((127...128).contains(pixel.alpha))
    #expect(pixel.red >= 254 && pixel.green == 0 && pixel.blue == 0)
  }

  @Test func `a size is that after orientation`() throws {
    let store = ImageStore()
    let reference = try store.reference(in: AssetFile(Fixture.path("Images/orientation-6.jpg")))
    #expect(reference.content == .raster)
    #expect(reference.size.width == 24 && reference.size.height == 16)
  }

  @Test func `the content decides the format and not the name`() throws {
    try Fixture.withFile(Fixture.bytes("Images/half.webp"), named: "photo.png") { path in
      let reference = try ImageStore().reference(in: AssetFile(path))
      #expect(reference.size.width == 24)
    }
  }

  private func content(_ name: String) throws -> Bitmap { try bitmap(name) }

  private func bitmap(_ name: String) throws -> Bitmap {
    let content = try ImageContent(Fixture.bytes("Images/\(name)"))
    guard case .raster(let surface) = content else { throw RenderingError("not a raster image") }
    return surface.bitmap
  }

  private func expectBlocks(_ bitmap: Bitmap, tolerance: Int) throws {
    try #require(bitmap.width == 24 && bitmap.height == 16)
    for (row, colors) in blocks.enumerated() {
      for (column, color) in colors.enumerated() {
        let pixel = bitmap[column * 8 + 4, row * 8 + 4]
        let distance = max(
          abs(Int(pixel.red) - color.red), abs(Int(pixel.green) - color.green),
          abs(Int(pixel.blue) - color.blue))
        #expect(distance <= tolerance, "block \(column), \(row) is \(pixel)")
        #expect(pixel.alpha == 255)
      }
    }
  }

  @Test func `what one scene may read is no leave for another, in either order`() throws {
    let path = Fixture.path("Images/orientation-6.jpg")
    let inside = AssetFile(path, within: Fixture.path("Images"))
    let outside = AssetFile(path, within: Fixture.path("PNG"))
    let store = ImageStore()
    let reference = try store.reference(in: inside)
    #expect(throws: ResourceError.self) { try store.reference(in: outside) }
    #expect(try store.reference(in: inside) == reference)
    let other = ImageStore()
    #expect(throws: ResourceError.self) { try other.reference(in: outside) }
    #expect(try other.reference(in: inside) == reference)
  }
}
