import GalleyGeometry
import GalleyGraphics
import GalleySystem
import Synchronization
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct FrameDrawerTests {
  /// Of six pictures each.
  private static let courseCount = RandomCourse.count(or: 60)

  /// Drawn upon what was there, and each drawn alone.
  private func agree(_ pictures: [Picture], with plain: Renderer) throws -> Bool {
    let drawer = FrameDrawer(try Renderer())
    try drawer.prepareGround(for: pictures)
    return try pictures.allSatisfy { try drawer.surface(of: $0).bitmap == plain.bitmap(of: $0) }
  }

  @Test func `random courses come out as frames drawn whole`() throws {
    let renderer = try Renderer()
    let images = try RandomCourse.images(with: renderer)
    for seed in 0..<Self.courseCount {
      var course = RandomCourse(seed: seed, images: images)
      #expect(try agree(course.pictures(count: 6), with: renderer), "seed \(seed)")
    }
  }

  @Test func `eight threads at once draw random courses as one does`() throws {
    let alone = try Self.digests(threads: 1)
    #expect(alone.count == Self.courseCount / 3)
    let together = try Self.digests(threads: 8)
    let others = alone.keys.filter { together[$0] != alone[$0] }.sorted()
    #expect(others.isEmpty, "seeds \(others)")
  }

  /// The digests of each course's pictures, by its seed.
  private static func digests(threads: Int) throws -> [UInt64: [PixelDigest]] {
    let board = CourseBoard()
    let work: @Sendable () throws -> Void = {
      let renderer = try Renderer()
      let images = try RandomCourse.images(with: renderer)
      while let seed = board.next(before: courseCount / 3) {
        var course = RandomCourse(seed: seed, images: images)
        let pictures = course.pictures(count: 6)
        let drawer = FrameDrawer(renderer)
        try drawer.prepareGround(for: pictures)
        let drawn = try pictures.map {
          try drawer.surface(of: $0).withPixelRows { PixelDigest($0) }
        }
        board.note(drawn, of: seed)
      }
    }
    // What a thread could not draw is missing.
    WorkerThreads.run(threads, elsewhere: { try? work() }, here: { try? work() })
    return board.digests
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

/// Courses that threads take one by one, and what they have drawn of each.
private final class CourseBoard: Sendable {
  private let taken = Atomic<UInt64>(0)
  private let drawn = Mutex<[UInt64: [PixelDigest]]>([:])

  var digests: [UInt64: [PixelDigest]] { drawn.withLock { $0 } }

  func next(before limit: UInt64) -> UInt64? {
    let seed = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return seed < limit ? seed : nil
  }

  func note(_ digests: [PixelDigest], of seed: UInt64) {
    drawn.withLock { $0[seed] = digests }
  }
}
