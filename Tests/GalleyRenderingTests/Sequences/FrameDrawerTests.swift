import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct FrameDrawerTests {
  /// Drawn upon what was there, and each drawn alone.
  private func agree(_ pictures: [Picture], with plain: Renderer) throws -> Bool {
    let drawer = FrameDrawer(try Renderer())
    try drawer.prepareGround(for: pictures)
    return try pictures.allSatisfy { try drawer.surface(of: $0).bitmap == plain.bitmap(of: $0) }
  }

  @Test func `random courses come out as if every frame were drawn whole`() throws {
    let renderer = try Renderer()
    let images = try RandomCourse.images(with: renderer)
    for seed in 0..<150 as Range<UInt64> {
      var course = RandomCourse(seed: seed, images: images)
      #expect(try agree(course.pictures(count: 6), with: renderer), "seed \(seed)")
    }
  }

  @Test func `what was drawn before makes no difference`() throws {
    let (drawer, renderer) = (FrameDrawer(try Renderer()), try Renderer())
    let images = try RandomCourse.images(with: renderer)
    for seed in 0..<20 as Range<UInt64> {
      var course = RandomCourse(seed: seed, images: images)
      let pictures = course.pictures(count: 3).map { picture in
        var picture = picture
        picture.scale = 1
        return picture
      }
      try drawer.prepareGround(for: pictures)
      for picture in pictures {
        #expect(try drawer.surface(of: picture).bitmap == renderer.bitmap(of: picture), "\(seed)")
      }
    }
  }

  @Test(arguments: SampleSequence.allCases)
  func `small courses come out as if every frame were drawn whole`(sample: SampleSequence) throws {
    let sequence = sample.sequence()
    let pictures = try (0..<sequence.frameCount).map { try sequence.picture($0) }
    #expect(try agree(pictures, with: Renderer()))
  }

  @Test func `the surface before the last stays as it is`() throws {
    let sequence = SampleSequence.opaque.sequence()
    let (drawer, renderer) = (FrameDrawer(try Renderer()), try Renderer())
    var last: (surface: Surface, picture: Picture)?
    for frame in 0..<sequence.frameCount {
      let picture = try sequence.picture(frame)
      let surface = try drawer.surface(of: picture)
      if let last { #expect(try last.surface.bitmap == renderer.bitmap(of: last.picture)) }
      last = (surface, picture)
    }
  }

  @Test func `a picture that cannot be drawn leaves nothing behind`() throws {
    let sequence = SampleSequence.opaque.sequence()
    let (drawer, renderer) = (FrameDrawer(try Renderer()), try Renderer())
    var refused = try sequence.picture(2)
    refused.commands.append(block(0, 0, .nan, 1, red))
    for frame in 0..<sequence.frameCount {
      #expect(throws: RenderingError.self) { _ = try drawer.surface(of: refused) }
      let picture = try sequence.picture(frame)
      #expect(try drawer.surface(of: picture).bitmap == renderer.bitmap(of: picture))
    }
  }
}

extension RandomCourse {
  /// A raster image, a translucent one and a drawing.
  static func images(with renderer: Renderer) throws -> [ImageReference] {
    try ["blocks.png", "half.png", "badge.svg"].map {
      try renderer.image(in: AssetFile(Fixture.path("Images/\($0)")))
    }
  }
}
