import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct APNGFormatTests {
  private func encoded(
    _ sequence: PictureSequence, includesRecord: Bool = true
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let options = SequenceOptions(format: FormatOptions(includesRecord: includesRecord))
    try APNGFormat(options: options).encode(sequence, with: Renderer()) { bytes += $0 }
    return bytes
  }

  @Test(arguments: SampleSequence.allCases)
  func `every frame shows the still of its instant`(sample: SampleSequence) throws {
    let sequence = sample.sequence()
    let stills = try sequence.stills(with: Renderer())
    #expect(stills.count == 8)
    #expect(try APNGReader(encoded(sequence)).shown() == stills)
  }

  @Test func `the chunks come in order, counted without a gap, with right checksums`() throws {
    let file = try encoded(SampleSequence.opaque.sequence(duration: 0.2, record: "{}"))
    let reader = try APNGReader(file)
    #expect(
      reader.chunks.map(\.name) == [
        "IHDR", "sRGB", "pHYs", "zTXt", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT",
        "IEND",
      ])
    #expect(reader.chunks.allSatisfy { $0.isIntact })
    #expect(reader.sequenceNumbers == [0, 1, 2, 3, 4])
    #expect(try PNGDecoder.text(keyword: "galley:layout", in: file) == "{}")
  }

  @Test func `the record is left out where nobody asks for it`() throws {
    let file = try encoded(SampleSequence.tiny.sequence(record: "{}"), includesRecord: false)
    #expect(!PNGChunk.all(in: file).contains { $0.name == "zTXt" })
  }

  @Test func `programs that know no animation read the first frame`() throws {
    let sequence = SampleSequence.whole.sequence()
    let bitmap = try BitmapDecoder.decode(encoded(sequence))
    let still = try Renderer().bitmap(of: sequence.picture(0))
    #expect(bitmap == still)
  }

  @Test func `a frame holds only the rectangle that changed`() throws {
    let frames = try APNGReader(encoded(SampleSequence.tiny.sequence())).frames
    #expect(frames[0].bitmap.width == 80)
    for frame in frames.dropFirst() {
      #expect([frame.x, frame.y, frame.bitmap.width, frame.bitmap.height] == [40, 30, 1, 1])
    }
  }

  @Test func `a frame in which nothing changes is one pixel, shown for its time`() throws {
    let frames = try APNGReader(encoded(SampleSequence.unchanged.sequence())).frames
    #expect(frames.count == 8)
    for frame in frames.dropFirst() {
      #expect([frame.bitmap.width, frame.bitmap.height] == [1, 1])
      #expect(frame.delay == (1, 10))
    }
  }

  @Test func `a file has room for what stays transparent`() throws {
    for sample in SampleSequence.allCases {
      let header = PNGChunk.all(in: try encoded(sample.sequence()))[0]
      #expect(header.content[9] == PNGColorType.rgba.rawValue)
    }
  }

  @Test(
    arguments: [
      (.opaque, 1), (.tiny, 1), (.scattered, 1), (.whole, 1), (.transparent, 0), (.unchanged, 0),
    ] as [(SampleSequence, Int)])
  func `a frame covers what changes with opaque pixels, and replaces what lets light through`(
    sample: SampleSequence, blend: Int
  ) throws {
    let frames = try APNGReader(encoded(sample.sequence())).frames
    #expect(frames.allSatisfy { $0.disposal == 0 })
    #expect(frames.map(\.blend) == [0] + Array(repeating: blend, count: 7))
    #expect(frames.allSatisfy { $0.blend == 0 || $0.isAllOrNothing })
  }

  @Test func `pixels that stay within the rectangle are left out`() throws {
    let frames = try APNGReader(encoded(SampleSequence.scattered.sequence())).frames
    let alphas = stride(from: 3, to: frames[1].bitmap.pixels.count, by: 4)
      .map { frames[1].bitmap.pixels[$0] }
    #expect(alphas.count { $0 == 255 } == 6 * 6 + 8 * 8)
    #expect(alphas.count { $0 == 0 } == 80 * 60 - (6 * 6 + 8 * 8))
  }

  // 29.97 is 2997/100; pi needs more digits than fit, and its convergent 355/113 does not.
  @Test(
    arguments: [
      (30, 1, 30), (29.97, 100, 2997), (23.976, 125, 2997), (0.5, 2, 1), (120, 1, 120),
      (30_000 / 1001, 1001, 30_000), (0.000_001, 65_535, 1), (1e9, 1, 65_535), (.pi, 113, 355),
    ] as [(Double, UInt16, UInt16)])
  func `the time of a frame is the exact fraction where there is one`(
    frameRate: Double, numerator: UInt16, denominator: UInt16
  ) {
    let delay = APNGWriter.Delay(frameRate: frameRate)
    #expect(delay == APNGWriter.Delay(numerator: numerator, denominator: denominator))
  }

  @Test(arguments: [(nil, 0), (1, 1), (3, 3)] as [(Int?, Int)])
  func `it is played as often as asked, by default for ever`(playCount: Int?, number: Int) throws {
    let file = try encoded(SampleSequence.tiny.sequence(playCount: playCount))
    let control = try #require(PNGChunk.all(in: file).first { $0.name == "acTL" })
    #expect(control.number(at: 0) == 8)
    #expect(control.number(at: 4) == number)
  }

  @Test func `frames of several sizes are refused`() throws {
    let sequence = PictureSequence(title: "growing", duration: 1, frameRate: 1) { seconds, _ in
      Picture(
        size: Size(width: 10 + seconds, height: 10), scale: 1, title: "growing", commands: [])
    }
    let error = #expect(throws: RenderingError.self) { _ = try encoded(sequence) }
    #expect(
      error?.description == "cannot draw frame 1 of 'growing' in 11x10 px, as the first has 10x10;"
        + " give all one size and scale")
  }

  @Test func `what writing throws ends the encoding`() throws {
    struct Full: Error {}
    var count = 0
    #expect(throws: Full.self) {
      try APNGFormat(options: SequenceOptions()).encode(
        SampleSequence.opaque.sequence(), with: Renderer()
      ) { _ in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }
}
