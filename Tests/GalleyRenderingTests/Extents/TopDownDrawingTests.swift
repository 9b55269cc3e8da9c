import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct TopDownDrawingTests {
  /// Of six pictures each.
  private static let courseCount = RandomCourse.count(or: 60)

  @Test
  func `random pictures come out as drawn in their order, and rows stay as they are finished`()
    throws
  {
    let renderer = try Renderer()
    let images = try RandomCourse.images(with: renderer)
    for seed in 0..<Self.courseCount {
      var course = RandomCourse(seed: seed, images: images)
      for (number, picture) in course.pictures(count: 6).enumerated() {
        let expected = try renderer.surface(of: picture).words(0..<picture.pixelSize.height)
        let drawn = try drawTopDown(
          picture, with: renderer, cutsImages: number.isMultiple(of: 2))
        #expect(drawn.last == expected, "seed \(seed)")
        #expect(drawn.finished == expected, "seed \(seed)")
      }
    }
  }

  /// The pixels at last, and what each row's were when it was finished.
  private func drawTopDown(
    _ picture: Picture, with renderer: Renderer, cutsImages: Bool
  ) throws -> (last: [UInt32], finished: [UInt32]) {
    let (width, height) = picture.pixelSize
    let surface = try Surface(width: width, height: height, isOverwritten: true)
    surface.withPixelRows { rows in
      for y in 0..<height { rows[y].update(repeating: 0xFF12_3456) }
    }
    let canvas = Canvas(on: surface, scale: picture.scale, resources: renderer.canvasResources)
    var finished: [UInt32] = []
    try canvas.drawTopDown(
      renderer.extended(picture).commands, size: (width, height), cutsImages: cutsImages,
      begin: { surface.clearPixels(in: $0) },
      finish: { finished += surface.words(finished.count / width..<$0) })
    return (surface.words(0..<height), finished)
  }

  @Test(arguments: [FormatOptions.Compression.fast, .balanced])
  func `files are the same whether another thread helps or not`(
    compression: FormatOptions.Compression
  ) throws {
    let format = PNGFormat(options: FormatOptions(compression: compression))
    let (alone, helped) = (try Renderer(), try Renderer())
    helped.threadCount = 2
    for picture in Self.pages {
      let expected = try format.encode(picture, with: alone)
      for threads in [2, 8] {
        helped.threadCount = threads
        #expect(try format.encode(picture, with: helped) == expected, "\(picture.title)")
      }
    }
  }

  /// Large pages, opaque and not, flat and rich, in parts and all at once.
  private static let pages: [Picture] = {
    let size = Size(width: 300, height: 340)
    let all = Rect(origin: .zero, size: size)
    func page(_ title: String, _ commands: [DrawCommand]) -> Picture {
      Picture(size: size, scale: 3, title: title, commands: commands, record: "{}")
    }
    let white = DrawCommand.fill(Fill(.rectangle(all), .solid(.white)))
    let rows = (0..<13).map { row in
      let card = Rect(x: 10, y: Double(row) * 25 + 3, width: 280, height: 19)
      return DrawCommand.group(
        Group(
          shadow: Shadow(
            shape: .rectangle(card), color: .black, offset: Vector(dx: 0, dy: 1), radius: 2),
          children: [
            .fill(Fill(.roundedRectangle(card, radius: 6), .solid(Color(hex: 0x3366CC)))),
            .text(
              Text(
                TextBlock("Row \(row)", style: TextStyle(size: 13)), at: Point(x: 20, y: card.minY))
            ),
          ]))
    }
    let stops = [
      GradientStop(location: 0, color: red), GradientStop(location: 1, color: .black),
    ]
    let rich = DrawCommand.fill(
      Fill(
        .rectangle(all),
        .linearGradient(
          LinearGradient(start: .zero, end: Point(x: 300, y: 40), stops: stops))))
    let glass = DrawCommand.backdrop(
      Backdrop(
        .rectangle(Rect(x: 0, y: 270, width: 300, height: 70)), radius: 10, saturation: 1.8,
        tint: Color(red: 1, green: 1, blue: 1, alpha: 0.4)))
    return [
      page("rows", [white] + rows), page("clear", rows), page("upwards", [white] + rows.reversed()),
      page("rich", [rich] + rows), page("glass", [white] + rows + [glass]),
      page("clipped", [white, .group(Group(clip: .ellipse(in: all), children: rows))]),
    ]
  }()

  @Test func `of several errors the first is told, however many threads draw`() throws {
    let missing = (0..<2).map { number in
      ImageReference(
        path: "missing-\(number).png", content: .raster, size: Size(width: 9, height: 9))
    }
    let pictures = [[0, 1], [1, 0]].map { order in
      Picture(
        size: Size(width: 300, height: 340), scale: 3, title: "missing",
        commands: order.map {
          .image(
            ImagePlacement(
              missing[$0], in: Rect(x: 0, y: Double(300 - 200 * $0), width: 9, height: 9)))
        })
    }
    for picture in pictures {
      let errors = try [1, 2].map { threads in
        let renderer = try Renderer()
        renderer.threadCount = threads
        return #expect(throws: RenderingError.self) {
          try PNGFormat(options: FormatOptions()).encode(picture, with: renderer)
        }
      }
      #expect(errors[0]?.description == errors[1]?.description)
    }
  }
}

extension Surface {
  /// The premultiplied pixels of some rows.
  fileprivate func words(_ range: Range<Int>) -> [UInt32] {
    withPixelRows { rows in range.flatMap { Array(rows[$0]) } }
  }
}
