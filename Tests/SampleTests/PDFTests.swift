import Foundation
import Galley
import Testing

@testable import GalleyRendering

/// PDF of the samples.
@Suite struct PDFTests {
  private static let rasterizer = "/usr/bin/pdftoppm"

  private func pdf(of name: String) throws -> (file: [UInt8], pictures: [Picture], Renderer) {
    let (scene, renderer) = try Samples.load(name)
    let pictures = try scene.states.prefix(2).map {
      try scene.drawing(of: $0, scale: 2, using: renderer).picture
    }
    let file = try PDFFormat(options: FormatOptions())
      .encode(pictures, title: scene.title, with: renderer)
    return (file, pictures, renderer)
  }

  @Test func `a page is as large as its drawing, and several have bookmarks`() throws {
    let (file, pictures, _) = try pdf(of: "carousel-flick.yaml")
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1."))
    for picture in pictures {
      #expect(
        text.contains("/MediaBox [ 0 0 \(Int(picture.size.width)) \(Int(picture.size.height)) ]"))
      #expect(text.contains("/Title (\(picture.title))"))
    }
    #expect(text.components(separatedBy: "/Type /Page %").count == pictures.count + 1)
    #expect(text.contains("19700101000000"))
  }

  @Test func `the same drawings give the same bytes`() throws {
    #expect(try pdf(of: "shop.yaml").file == (try pdf(of: "shop.yaml").file))
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: rasterizer),
      "pdftoppm of poppler-utils is not installed"),
    arguments: ["shop.yaml", "glass.yaml", "cover-flow.yaml"])
  func `poppler draws a PDF as Galley draws the PNG, but along edges`(name: String) throws {
    let (file, pictures, renderer) = try pdf(of: name)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "galley-pdf-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "pages.pdf")
    try Data(file).write(to: path)
    let process = Process()
    process.executableURL = URL(filePath: Self.rasterizer)
    process.arguments = ["-r", "144", "-png", path.path, folder.appending(path: "page").path]
    try process.run()
    process.waitUntilExit()
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }.sorted()
    #expect(pages.count == pictures.count)
    for (page, picture) in zip(pages, pictures) {
      let drawn = try PNGDecoder.bitmap(Array(Data(contentsOf: folder.appending(path: page))))
      let expected = try renderer.bitmap(of: picture)
      let share = expected.shareOffEdges(of: drawn)
      print("pdf against png, \(name)/\(picture.title): \(share * 100) % off edges")
      #expect(share <= 0.001, "\(picture.title)")
    }
  }
}

extension Bitmap {
  /// The share of pixels that differ by more than eight levels, where the eight around one are like
  /// it: along edges each program has its own coverage.
  fileprivate func shareOffEdges(of other: Bitmap) -> Double {
    var count = 0
    func level(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ channel: Int) -> Int {
      Int(bitmap.pixels[(y * bitmap.width + x) * 4 + channel])
    }
    for y in 1..<min(height, other.height) - 1 {
      for x in 1..<min(width, other.width) - 1 {
        let differs = (0..<3).contains { abs(level(self, x, y, $0) - level(other, x, y, $0)) > 8 }
        guard differs else { continue }
        let isFlat = (-1...1).allSatisfy { dy in
          (-1...1).allSatisfy { dx in
            (0..<3).allSatisfy {
              abs(level(self, x + dx, y + dy, $0) - level(self, x, y, $0)) <= 12
            }
          }
        }
        if isFlat { count += 1 }
      }
    }
    return Double(count) / Double(width * height)
  }
}
