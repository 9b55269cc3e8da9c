import GalleyGeometry
import GalleyGraphics
import GalleySVG
import Testing

@testable import GalleyRendering

@Suite struct `An animated SVG` {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test func `shows each frame as its still picture does`() throws {
    for sequence in [MovingPictures.everything(), MovingPictures.growth()] {
      let document = try AnimatedDocument(sequence, with: renderer)
      for frame in stride(from: 0, to: sequence.frameCount, by: 3) {
        let agreement = try agreement(of: document, sequence, atFrame: frame)
        #expect(
          agreement.farShare <= 0.001,
          "\(sequence.title) \(frame): \(agreement.farPixels) of \(agreement.pixels) px")
      }
    }
  }

  @Test func `shows images as sharp as the still picture where they come to rest`() throws {
    let sequence = try MovingPictures.images()
    let document = try AnimatedDocument(sequence, with: renderer)
    let agreement = try agreement(of: document, sequence, atFrame: sequence.frameCount - 1)
    #expect(agreement.farShare <= 0.001, "\(agreement.farPixels) of \(agreement.pixels) px")
  }

  @Test func `moves a shadow with what casts it`() throws {
    let sequence = MovingPictures.shadows(radii: [4, 6])
    let document = try AnimatedDocument(sequence, with: renderer)
    let agreement = try agreement(of: document, sequence, atFrame: 0)
    #expect(agreement.farShare <= 0.001, "\(agreement.farPixels) of \(agreement.pixels) px")
    #expect(document.elements.count { $0.name == "feGaussianBlur" } == 2)
    #expect(document.elements.allSatisfy { $0.name != "image" })
  }

  @Test func `is the first frame to a renderer that does not animate`() throws {
    let sequence = MovingPictures.everything()
    let document = try AnimatedDocument(sequence, with: renderer)
    let size = MovingPictures.size
    let surface = try Surface(width: 400, height: 300)
    let context = DrawingContext(on: surface)
    context.apply(.scale(2))
    let text = String(decoding: document.bytes, as: UTF8.self)
    try SVGHandle(document: text, size: size).render(on: context)
    let agreement = try Agreement(renderer.bitmap(of: sequence.picture(0)), surface.bitmap)
    #expect(agreement.farShare <= 0.001, "\(agreement.farPixels) of \(agreement.pixels) px")
  }

  @Test func `moves named groups as the frames do`() throws {
    let sequence = MovingPictures.everything()
    let document = try AnimatedDocument(sequence, with: renderer)
    for frame in 0..<sequence.frameCount {
      let shown = document.namedGroups(atFrame: frame)
      let expected = try sequence.picture(frame).commands.namedGroups
      #expect(shown.keys.sorted() == expected.keys.sorted(), "frame \(frame)")
      for (id, group) in expected {
        let found = try #require(shown[id])
        #expect(found.transform.isNear(group.transform, within: 1e-3), "\(id), frame \(frame)")
        #expect(abs(found.opacity - group.opacity) <= 1.1e-3, "\(id), frame \(frame)")
      }
    }
  }

  @Test func `of pictures that do not change is the still SVG`() throws {
    var still = try MovingPictures.everything().picture(12)
    still.title = "unchanging"
    let sequence = PictureSequence(title: still.title, duration: 1, frameRate: 10) { _, _ in still }
    let document = try AnimatedDocument(sequence, with: renderer)
    let expected = try SVGFormat().encode(still, with: renderer)
    #expect(document.bytes == expected)
  }

  @Test func `has no script, nothing external and no id twice`() throws {
    for sequence in [MovingPictures.everything(), try MovingPictures.images()] {
      let document = try AnimatedDocument(sequence, with: renderer)
      let ids = document.elements.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      for element in document.elements {
        #expect(!["script", "foreignObject", "animate"].contains(element.name))
        for attribute in element.attributes {
          #expect(!attribute.name.hasPrefix("on"))
          let isInside = ["#", "data:image/png;"].contains { attribute.value.hasPrefix($0) }
          #expect(attribute.name != "xlink:href" || isInside, "\(attribute.value.prefix(60))")
          #expect(attribute.name != "href")
        }
      }
      #expect(!document.style.contains("url") && !document.style.contains("@import"))
    }
  }

  @Test func `stands still for people who asked for reduced motion`() throws {
    let document = try AnimatedDocument(MovingPictures.everything(), with: renderer)
    let rule = "@media (prefers-reduced-motion: reduce) { [data-track] { animation: none } }\n"
    #expect(document.style.contains(rule))
    // Rules of the same weight: the last one counts.
    #expect(document.style.drop { $0.isWhitespace }.contains(rule))
    #expect(document.elements.allSatisfy { $0["style"] == nil })
  }

  @Test func `is the same twice`() throws {
    let bytes = try AnimatedDocument(MovingPictures.everything(), with: renderer).bytes
    let again = try AnimatedDocument(MovingPictures.everything(), with: Renderer()).bytes
    #expect(bytes == again)
  }

  @Test(arguments: [(nil, "infinite"), (1, "1"), (3, "3")])
  func `plays as often as the sequence says`(count: Int?, word: String) throws {
    let sequence = MovingPictures.sequence("plays", seconds: 1.25, playCount: count) { time in
      [MovingPictures.named("dot", Transform(tx: 40 * time), [block(0, 0, 9, 9, .black)])]
    }
    let document = try AnimatedDocument(sequence, with: renderer)
    let rule = "[data-track] { animation: 1.266667s linear \(word) both; will-change: contents }"
    #expect(document.style.contains(rule))
  }

  private func agreement(
    of document: AnimatedDocument, _ sequence: PictureSequence, atFrame frame: Int
  ) throws -> Agreement {
    let direct = try renderer.bitmap(of: sequence.picture(frame))
    let detour = try SVGRasterizer.bitmap(svg: document.still(atFrame: frame), scale: 2)
    return try Agreement(direct, detour)
  }
}
