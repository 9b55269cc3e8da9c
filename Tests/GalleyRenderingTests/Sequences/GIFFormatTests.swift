import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct GIFFormatTests {
  private func encoded(_ sequence: PictureSequence) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try GIFFormat(options: SequenceOptions()).encode(sequence, with: Renderer()) { bytes += $0 }
    return bytes
  }

  private func read(_ sequence: PictureSequence) throws -> GIFReader {
    try #require(GIFReader(encoded(sequence)))
  }

  @Test(arguments: SampleSequence.allCases.filter { $0 != .transparent })
  func `few colors are exact at every instant`(sample: SampleSequence) throws {
    let sequence = sample.sequence()
    let shown = try read(sequence).shown()
    for (number, still) in try sequence.stills(with: Renderer()).enumerated() {
      let frame = try #require(shown.last { $0.start <= number * 10 })
      #expect(frame.bitmap == still.allOrNothing)
    }
  }

  @Test func `pixels that let light through are shown or not, and taken away again`() throws {
    let sequence = PictureSequence(title: "leaving", duration: 0.2, frameRate: 10) { seconds, _ in
      Picture(
        size: Size(width: 8, height: 8), scale: 1, title: "leaving",
        commands: [
          block(0, 0, 2, 8, Color(hex: 0x0000FF, alpha: 0.4)), block(2, 0, 2, 8, red),
          block(4 + 20 * seconds, 0, 2, 8, red),
        ])
    }
    let shown = try read(sequence).shown()
    #expect(shown.map(\.start) == [0, 10, 20])
    #expect(shown.map { $0.bitmap[0, 0].alpha } == [0, 0, 0])
    #expect(shown.map { $0.bitmap[3, 3].alpha } == [255, 255, 255])
    #expect(shown.map { $0.bitmap[4, 3].alpha } == [255, 0, 0])
    #expect(shown.map { $0.bitmap[6, 3].alpha } == [0, 255, 0])
  }

  // At 30 a second, instants fall on 0, 3.33, 6.67, 10 hundredths.
  @Test(
    arguments: [
      (30, 0.2, [0, 3, 7, 10, 13, 17, 20], 23), (24, 0.125, [0, 4, 8, 13], 17),
      (50, 0.06, [0, 2, 4, 6], 8),
      // 100 a second is more than viewers show: every second one, and the last.
      (100, 0.05, [0, 2, 4, 6], 8),
    ] as [(Double, Double, [Int], Int)])
  func `roundings of times do not add up, and none is too short to be shown`(
    frameRate: Double, duration: Double, starts: [Int], end: Int
  ) throws {
    let sequence = SampleSequence.whole.sequence(frameRate: frameRate, duration: duration)
    let reader = try read(sequence)
    #expect(reader.shown().map(\.start) == starts)
    #expect(reader.frames.reduce(0) { $0 + $1.delay } == end)
  }

  @Test func `what does not change has no frame, and its time is kept`() throws {
    let reader = try read(SampleSequence.unchanged.sequence())
    #expect(reader.frames.map(\.delay) == [80])
  }

  @Test func `a frame holds only the rectangle that changed, and what changed in it`() throws {
    let tiny = try read(SampleSequence.tiny.sequence()).frames
    #expect([tiny[1].x, tiny[1].y, tiny[1].width, tiny[1].height] == [40, 30, 1, 1])
    let scattered = try read(SampleSequence.scattered.sequence()).frames
    #expect([scattered[1].width, scattered[1].height] == [80, 60])
    #expect(scattered[1].indices.count { $0 != scattered[1].transparentIndex } == 6 * 6 + 8 * 8)
  }

  @Test(arguments: [(nil, 0), (1, nil), (3, 2)] as [(Int?, Int?)])
  func `it is played as often as asked, by default for ever`(playCount: Int?, loops: Int?) throws {
    #expect(try read(SampleSequence.tiny.sequence(playCount: playCount)).loopCount == loops)
  }

  @Test func `many colors come near, on the whole and each`() throws {
    let sequence = photograph()
    let still = try Renderer().bitmap(of: sequence.picture(0))
    let shown = try #require(try read(sequence).shown().first).bitmap
    let differences = zip(still.pixels, shown.pixels).map { Int($0) - Int($1) }
    // Far below what eight levels a component and no mixing would give.
    #expect(abs(differences.reduce(0, +)) < differences.count / 4)
    #expect(differences.map(abs).reduce(0, +) < differences.count * 6)
  }

  @Test func `flat areas beside many colors stay flat and exact`() throws {
    let shown = try #require(try read(photograph()).shown().first).bitmap
    for x in 0..<120 { #expect(shown.components(x, 95) == [0xFE, 0xFD, 0xFC, 255]) }
  }

  @Test func `the same pictures give the same bytes`() throws {
    #expect(try encoded(photograph()) == encoded(photograph()))
  }

  /// Two gradients across each other in thousands of colors, and a flat stripe below.
  private func photograph() -> PictureSequence {
    let stops = { (from: Color, to: Color) in
      [GradientStop(location: 0, color: from), GradientStop(location: 1, color: to)]
    }
    let page = Rect(x: 0, y: 0, width: 120, height: 90)
    let commands: [DrawCommand] = [
      .fill(
        Fill(
          .rectangle(page),
          .linearGradient(
            LinearGradient(
              start: .zero, end: Point(x: 120, y: 0),
              stops: stops(Color(hex: 0x102080), Color(hex: 0xF0C020)))))),
      .fill(
        Fill(
          .rectangle(page),
          .linearGradient(
            LinearGradient(
              start: .zero, end: Point(x: 0, y: 90),
              stops: stops(Color(hex: 0xE02040, alpha: 0), Color(hex: 0x20E060, alpha: 0.8)))))),
      block(0, 90, 120, 10, Color(hex: 0xFEFDFC)),
    ]
    return PictureSequence(title: "photograph", duration: 0, frameRate: 10) { _, _ in
      Picture(
        size: Size(width: 120, height: 100), scale: 1, title: "photograph", commands: commands)
    }
  }
}

extension Bitmap {
  /// What a format shows that knows no half transparent pixels.
  fileprivate var allOrNothing: Bitmap {
    var bitmap = self
    for place in stride(from: 0, to: pixels.count, by: 4) {
      if pixels[place + 3] < 128 {
        bitmap.pixels.replaceSubrange(place..<(place + 4), with: [0, 0, 0, 0])
      } else {
        bitmap.pixels[place + 3] = 255
      }
    }
    return bitmap
  }
}
