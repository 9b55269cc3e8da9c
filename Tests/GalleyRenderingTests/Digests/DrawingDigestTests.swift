import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

/// Whether the digest of a drawing covers all that its bytes depend on.
@Suite struct DrawingDigestTests {
  private let image = ImageReference(
    path: "/images/one.svg", content: .vector, size: Size(width: 3, height: 4), tint: red)

  private var rect: Rect { Rect(x: 1, y: 2, width: 30, height: 40) }

  /// A command of each kind, with something in every place where there may be something.
  private var commands: [DrawCommand] {
    let place = GalleyNotation.SourceLocation(file: "a.yaml", line: 1, column: 2)
    let stops = [
      GradientStop(location: 0, color: red), GradientStop(location: 1, color: .black),
    ]
    let linear = Paint.linearGradient(
      LinearGradient(start: Point(x: 1, y: 2), end: Point(x: 3, y: 4), stops: stops))
    let radial = Paint.radialGradient(
      RadialGradient(center: Point(x: 1, y: 2), radius: 3, stops: stops))
    let path = Path([
      .move(to: .zero), .line(to: Point(x: 3, y: 1)),
      .curve(to: Point(x: 1, y: 2), control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6)),
      .close,
    ])
    let cornered = CorneredRectangle(
      rect, radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    var style = TextStyle(language: "de")
    (style.lineLimit, style.lineHeight) = (2, 21)
    let block = TextBlock(
      "Ünïcode", style: style, spans: [TextSpan(0..<2, style: TextStyle(weight: 700))], width: 80)
    let shadow = Shadow(
      shape: .ellipse(in: rect), color: red, offset: Vector(dx: 1, dy: 2), radius: 3,
      side: .outside)
    let group = Group(
      name: GroupName(id: "one", classes: ["cell", "x"], indexPath: "0-1", label: "One"),
      transform: .identity, projection: ProjectiveMap(.identity), opacity: 0.5,
      clip: .rectangle(rect), shadow: shadow,
      children: [.fill(Fill(.path(path), radial, source: place))], source: place)
    return [
      .fill(Fill(.roundedRectangle(rect, radius: 4), linear, source: place)),
      .stroke(
        Stroke(
          .corneredRectangle(cornered), .solid(red), width: 2, cap: .round, dashes: [1, 2],
          source: place)),
      .text(Text(block, at: Point(x: 1, y: 2), source: place)),
      .vectorImage(ImagePlacement(image, in: rect, label: "one", source: place)),
      .backdrop(Backdrop(.rectangle(rect), radius: 3, saturation: 2, tint: red, source: place)),
      .group(group),
    ]
  }

  private func picture(_ commands: [DrawCommand]) -> Picture {
    Picture(
      size: Size(width: 50, height: 60), scale: 2, title: "title", language: "de",
      commands: commands, record: "{}")
  }

  private func words(of picture: Picture) -> DisplayListHasher {
    DisplayListHasher(of: picture) { ByteDigest(of: Array($0.utf8)) }
  }

  /// How many values there are in a value, as reflection finds them, but for places in scenes.
  private func leaves(of value: Any) -> Int {
    if value is GalleyNotation.SourceLocation { return 0 }
    let isLeaf =
      value is Double || value is Int || value is Bool || value is String
      || value is ImageReference.Content || value is any RawRepresentable
    if isLeaf { return 1 }
    return Mirror(reflecting: value).children.reduce(0) { $0 + leaves(of: $1.value) }
  }

  @Test func `no value of a picture is left out`() {
    for command in commands {
      let picture = picture([command])
      #expect(words(of: picture).valueCount == leaves(of: picture), "\(command)")
    }
    #expect(leaves(of: picture(commands)) > 150)
  }

  @Test func `the same picture from another place of the scene has the same words`() {
    var fill = Fill(.rectangle(rect), .solid(red))
    let one = words(of: picture([.fill(fill)]))
    fill.source = GalleyNotation.SourceLocation(file: "b.yaml", line: 7, column: 7)
    #expect(words(of: picture([.fill(fill)])).words == one.words)
  }

  @Test func `no two of many pictures have the same words`() {
    var pictures = commands.map { picture([$0]) } + [picture([]), picture(commands)]
    pictures.append(picture([commands[5], commands[0]]))
    pictures.append(picture([commands[0], commands[5]]))
    for shape in [Shape.rectangle(rect), .ellipse(in: rect), .roundedRectangle(rect, radius: 0)] {
      pictures.append(picture([.fill(Fill(shape, .solid(red)))]))
    }
    for string in ["", "a", "ab", "abcdefgh", "abcdefghi", "b\u{0}"] {
      let block = TextBlock(string, style: TextStyle())
      pictures.append(picture([.text(Text(block, at: .zero))]))
    }
    let raster = ImageReference(path: image.path, content: .raster, size: image.size, tint: red)
    pictures.append(picture([.vectorImage(ImagePlacement(raster, in: rect, label: "one"))]))
    #expect(Set(pictures.map { words(of: $0).words }).count == pictures.count)
  }

  @Test func `the digest is of the format and the image's content too`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func renderer(_ fill: String) throws -> (Renderer, Picture) {
      let file = folder.appending(path: "image.svg")
      try """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">\
      <rect width="4" height="4" fill="\(fill)"/></svg>
      """.write(to: file, atomically: true, encoding: .utf8)
      let renderer = try Renderer()
      let image = try renderer.image(in: AssetFile(file.path))
      return (renderer, picture([.vectorImage(ImagePlacement(image, in: rect))]))
    }
    let (red, shown) = try renderer("red")
    let digest = try #require(red.digest(of: shown, as: "png"))
    #expect(red.digest(of: shown, as: "svg") != digest)
    #expect(try renderer("red").0.digest(of: shown, as: "png") == digest)
    let (blue, _) = try renderer("blue")
    #expect(blue.digest(of: shown, as: "png") != nil)
    #expect(blue.digest(of: shown, as: "png") != digest)
    #expect(try Renderer().digest(of: shown, as: "png") == nil)
  }

  @Test func `the digest is of the fonts where there are texts, and only there`() throws {
    let text = picture([
      .group(Group(children: [.text(Text(TextBlock("a", style: TextStyle()), at: .zero))]))
    ])
    let shapes = picture([.fill(Fill(.rectangle(rect), .solid(red)))])
    let renderer = try Renderer()
    let digests = try [text, shapes].map { try #require(renderer.digest(of: $0, as: "png")) }
    _ = try renderer.addFont(in: AssetFile("/usr/share/fonts/truetype/lato/Lato-Regular.ttf"))
    #expect(renderer.digest(of: text, as: "png") != digests[0])
    #expect(renderer.digest(of: shapes, as: "png") == digests[1])
    let system = try Renderer(fonts: .systemFonts)
    #expect(system.digest(of: text, as: "png") == nil)
    #expect(system.digest(of: shapes, as: "png") == digests[1])
  }
}
