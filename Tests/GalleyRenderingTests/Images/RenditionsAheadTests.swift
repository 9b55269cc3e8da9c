import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct `Images drawn ahead` {
  private static let assets = #filePath.components(separatedBy: "/Tests/")[0] + "/samples/assets"

  /// An image of nine by nine points in a file of its own.
  private static func file(_ content: String) throws -> AssetFile {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg").path
    try "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(content)</svg>"
      .write(toFile: path, atomically: true, encoding: .utf8)
    return AssetFile(path)
  }

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

  /// The first commands of a picture and no others.
  private func beginning(of picture: Picture, _ count: Int = 1) -> Picture {
    var beginning = picture
    beginning.commands.removeSubrange(count...)
    return beginning
  }

  @Test func `a ground that is drawn before the rest is known is the ground of the whole`() throws {
    let alone = try Renderer()
    let expected = try alone.bitmap(of: picture(alone))
    let helped = try Renderer()
    helped.threadCount = 2
    let picture = try picture(helped)
    for _ in 0..<3 {
      helped.begin(beginning(of: picture))
      #expect(try helped.bitmap(of: picture) == expected)
    }
    let fresh = try Renderer()
    fresh.threadCount = 2
    var framed = picture
    framed.commands[0] = .group(
      Group(
        clip: .rectangle(Rect(x: 0, y: 0, width: 300, height: 300)),
        children: [picture.commands[0]]))
    #expect(fresh.begin(beginning(of: framed)))
    #expect(try fresh.bitmap(of: framed) == expected)
  }

  @Test func `a picture that begins otherwise than was said is drawn as by itself`() throws {
    let alone = try Renderer()
    let (expected, other) = (try picture(alone), try picture(alone))
    let bitmap = try alone.bitmap(of: expected)
    for change in ["size", "scale", "ground", "nothing after it"] {
      let helped = try Renderer()
      helped.threadCount = 2
      #expect(helped.begin(beginning(of: other)))
      var picture = other
      switch change {
      case "size": picture.size.width += 1
      case "scale": picture.scale = 1
      case "ground": picture.commands.removeFirst()
      default: picture = beginning(of: picture)
      }
      #expect(try helped.bitmap(of: picture) == alone.bitmap(of: picture), "\(change)")
      #expect(try helped.bitmap(of: expected) == bitmap, "\(change)")
    }
    // Begun twice, and never asked for.
    let helped = try Renderer()
    helped.threadCount = 2
    #expect(helped.begin(beginning(of: other)))
    helped.begin(beginning(of: other))
  }

  @Test(arguments: ["one thread", "a color", "two images", "a corner", "too large", "half a pixel"])
  func `what is no ground of one image is not begun`(reason: String) throws {
    let renderer = try Renderer()
    renderer.threadCount = reason == "one thread" ? 1 : 2
    var picture = beginning(of: try picture(renderer))
    let (ground, area) = (picture.commands[0], Rect(x: 0, y: 0, width: 300, height: 300))
    switch reason {
    case "a color": picture.commands = [.fill(Fill(.rectangle(area), .solid(.black)))]
    case "two images": picture.commands = [ground, ground]
    case "a corner":
      picture.commands = [.group(Group(clip: .ellipse(in: area), children: [ground]))]
    case "too large": picture.scale = 12
    case "half a pixel":
      // 300.25 points are 601 pixels, of which the clip leaves half of the last.
      picture.size.width = 300.25
      let clip = Rect(x: 0, y: 0, width: 300.25, height: 300)
      picture.commands = [.group(Group(clip: .rectangle(clip), children: [ground]))]
    default: break
    }
    #expect(!renderer.begin(picture))
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

  /// Where a picture's first image may be drawn straight onto the canvas, and where not.
  @Test(arguments: [
    "first", "within a square", "on a color", "in a round corner", "on a shadow", "faded",
  ])
  func `an image that fills the canvas comes out as it does by itself`(place: String) throws {
    // What lies below is seen through it.
    let file = try Self.file(
      "<rect width='9' height='5' fill='teal' opacity='0.5'/><circle cx='4' cy='5' r='3'/>")
    defer { try? FileManager.default.removeItem(atPath: file.path) }
    func picture(_ renderer: Renderer) throws -> Picture {
      let reference = try renderer.image(in: file)
      let square = Rect(x: 0, y: 0, width: 200, height: 200)
      let image = DrawCommand.vectorImage(ImagePlacement(reference, in: square.inset(by: -20)))
      let orange = Color(red: 0.9, green: 0.4, blue: 0)
      let fill = DrawCommand.fill(Fill(.ellipse(in: square), .solid(orange)))
      let shadow = Shadow(
        shape: .rectangle(square.inset(by: 40)), color: .black, offset: .zero, radius: 8)
      let commands: [DrawCommand] =
        switch place {
        case "first": [image, fill]
        case "within a square": [.group(Group(clip: .rectangle(square), children: [image, fill]))]
        case "on a color": [fill, image]
        case "in a round corner":
          [.group(Group(clip: .ellipse(in: square), children: [image])), fill]
        case "on a shadow": [.group(Group(shadow: shadow, children: [image]))]
        default: [.group(Group(opacity: 0.5, children: [image])), image]
        }
      return Picture(
        size: square.size, scale: 1.5, title: place, commands: commands)
    }
    let (alone, helped) = (try Renderer(), try Renderer())
    helped.threadCount = 2
    let expected = try alone.bitmap(of: picture(alone))
    for _ in 0..<3 { #expect(try helped.bitmap(of: picture(helped)) == expected) }
  }

  @Test func `an image that cannot be drawn is told at its place`() throws {
    // Beyond eight million pixels, Cairo's coordinates wrap around.
    let file = try Self.file("<path d='M0 0 h5 v5 z' transform='translate(900000 0)'/>")
    defer { try? FileManager.default.removeItem(atPath: file.path) }
    let renderer = try Renderer()
    renderer.threadCount = 2
    let reference = try renderer.image(in: file)
    let rects = (0..<3).map { Rect(x: Double($0) * 300, y: 0, width: 200, height: 200) }
    let picture = Picture(
      size: Size(width: 900, height: 200), scale: 1, title: "far",
      commands: rects.map { .vectorImage(ImagePlacement(reference, in: $0)) })
    #expect(throws: RenderingError.self) { try renderer.bitmap(of: picture) }
  }
}
