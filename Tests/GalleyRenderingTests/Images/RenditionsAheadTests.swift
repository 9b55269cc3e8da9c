import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct `Images drawn ahead` {
  private static let assets = #filePath.components(separatedBy: "/Tests/")[0] + "/samples/assets"

  /// A wallpaper, images over it, and two where nothing may be drawn ahead: faded, and turned.
  private func picture(_ renderer: Renderer) throws -> Picture {
    func image(_ name: String, _ rect: Rect) throws -> DrawCommand {
      .vectorImage(
        ImagePlacement(try renderer.image(in: AssetFile("\(Self.assets)/\(name).svg")), in: rect))
    }
    let names = ["calendar", "camera", "clock", "mail"]
    let icons = try names.enumerated().flatMap { number, name in
      try (0..<3).map { row in
        try image(
          "icons/\(name)",
          Rect(x: Double(number) * 70, y: Double(row) * 80.3, width: 60, height: 60))
      }
    }
    let last = try image("icons/clock", Rect(x: 40, y: 40, width: 90, height: 90))
    return Picture(
      size: Size(width: 300, height: 300), scale: 2, title: "icons",
      commands: [try image("wallpaper", Rect(x: 0, y: 0, width: 300, height: 650))] + icons + [
        .group(Group(opacity: 0.5, children: [last])),
        .group(Group(transform: .rotation(radians: 0.3), children: [last])),
      ])
  }

  @Test func `two threads draw the images that one draws`() throws {
    for _ in 0..<5 {
      let (alone, helped) = (try Renderer(), try Renderer())
      helped.threadCount = 2
      let expected = try alone.bitmap(of: picture(alone))
      #expect(try helped.bitmap(of: picture(helped)) == expected)
      #expect(try helped.bitmap(of: picture(helped)) == expected, "known by now")
    }
  }

  @Test func `an image that cannot be drawn is told at its place`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    // Beyond eight million pixels, Cairo's coordinates wrap around.
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>
      <path d='M0 0 h5 v5 z' transform='translate(900000 0)'/></svg>
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let renderer = try Renderer()
    renderer.threadCount = 2
    let reference = try renderer.image(in: AssetFile(path))
    let rects = (0..<3).map { Rect(x: Double($0) * 300, y: 0, width: 200, height: 200) }
    let picture = Picture(
      size: Size(width: 900, height: 200), scale: 1, title: "far",
      commands: rects.map { .vectorImage(ImagePlacement(reference, in: $0)) })
    #expect(throws: RenderingError.self) { try renderer.bitmap(of: picture) }
  }
}
