import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct FrameRunTests {
  private func encoded(
    _ sequence: PictureSequence, as format: any SequenceFormat.Type, threads: Int = 1
  ) throws -> [UInt8] {
    let renderer = try Renderer()
    renderer.threadCount = threads
    var bytes: [UInt8] = []
    try format.init(options: SequenceOptions()).encode(sequence, with: renderer) { bytes += $0 }
    return bytes
  }

  /// Long enough for several rounds of several threads.
  private func course(seed: UInt64, count: Int = 90) throws -> PictureSequence {
    var course = RandomCourse(seed: seed, images: try RandomCourse.images(with: Renderer()))
    let pictures = course.pictures(count: count)
    return PictureSequence(
      title: "random", duration: Double(count - 1) / 60, frameRate: 60
    ) { seconds, _ in pictures[Int((seconds * 60).rounded())] }
  }

  @Test(arguments: [1] as [UInt64])
  func `bytes do not depend on the number of threads`(seed: UInt64) throws {
    let course = try course(seed: seed)
    for format in [APNGFormat.self, GIFFormat.self] as [any SequenceFormat.Type] {
      let bytes = try encoded(course, as: format)
      #expect(try encoded(course, as: format, threads: 2) == bytes)
      #expect(try encoded(course, as: format, threads: 8) == bytes)
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `an animated PNG shows the still of every instant`(seed: UInt64) throws {
    let course = try course(seed: seed, count: 30)
    let file = try encoded(course, as: APNGFormat.self, threads: 2)
    #expect(try APNGReader(file).shown() == course.stills(with: Renderer()))
  }

  @Test(arguments: [1, 2, 8])
  func `the first frame that cannot be drawn ends it, after those before`(threads: Int) throws {
    let course = try course(seed: 6)
    let broken = PictureSequence(title: "broken", duration: 1, frameRate: 60) { seconds, _ in
      let frame = Int((seconds * 60).rounded())
      var picture = try course.picture(frame)
      picture.scale = 1
      if frame >= 20 { picture.commands.append(block(0, 0, Double(frame) * 1e6, 1, red)) }
      return picture
    }
    let renderer = try Renderer()
    renderer.threadCount = threads
    var places: [Int] = []
    let error = #expect(throws: RenderingError.self) {
      try FrameRun(SequenceFrames(broken), with: renderer, as: APNGEncoder())
        .forEachEncodedFrame { place, _ in places.append(place) }
    }
    #expect(error?.description.isEmpty == false)
    #expect(places == Array(0..<20))
  }

  @Test func `threads share what memory there is for surfaces`() throws {
    let sequence = PictureSequence(title: "large", duration: 10, frameRate: 60) { _, _ in
      Picture(size: Size(width: 8000, height: 4000), scale: 1, title: "large", commands: [])
    }
    let renderer = try Renderer()
    renderer.threadCount = 8
    #expect(try SequenceFrames(sequence).threadCount(for: renderer) == 1)
    #expect(
      try SequenceFrames(SampleSequence.opaque.sequence(duration: 10))
        .threadCount(for: renderer) == 8)
  }
}
