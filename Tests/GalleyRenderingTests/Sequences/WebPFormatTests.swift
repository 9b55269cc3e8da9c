import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct WebPFormatTests {
  private func encoded(_ sequence: PictureSequence) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try WebPFormat(options: SequenceOptions()).encode(sequence, with: Renderer()) { bytes += $0 }
    return bytes
  }

  private func read(_ sequence: PictureSequence) throws -> AnimatedWebP {
    try #require(AnimatedWebP(encoded(sequence)))
  }

  @Test(arguments: SampleSequence.allCases)
  func `every pixel is what a still of its instant has`(sample: SampleSequence) throws {
    let sequence = sample.sequence()
    let shown = try read(sequence).shown()
    for (number, still) in try sequence.stills(with: Renderer()).enumerated() {
      let frame = try #require(shown.last { $0.start <= number * 100 })
      #expect(frame.bitmap == still)
    }
  }

  @Test(
    arguments: [
      (30, 0.1, [0, 33, 67, 100], 133),
      // 120 a second is more than viewers show: every second one, and the last.
      (120, 0.05, [0, 17, 33, 50], 61),
    ] as [(Double, Double, [Int], Int)])
  func `times are in milliseconds, and none is too short to be shown`(
    frameRate: Double, duration: Double, starts: [Int], end: Int
  ) throws {
    let sequence = SampleSequence.whole.sequence(frameRate: frameRate, duration: duration)
    let shown = try read(sequence).shown()
    #expect(shown.map(\.start) == starts)
    #expect(shown.last?.end == end)
  }

  @Test func `what does not change has no frame, and its time is kept`() throws {
    let frames = try read(SampleSequence.unchanged.sequence()).frames
    #expect(frames.map(\.duration) == [800])
  }

  @Test func `a frame holds only the rectangle that changed, from an even place`() throws {
    let tiny = try read(SampleSequence.tiny.sequence()).frames
    #expect([tiny[1].x, tiny[1].y, tiny[1].bitmap.width, tiny[1].bitmap.height] == [40, 30, 1, 1])
    let odd = PictureSequence(title: "odd", duration: 0.1, frameRate: 10) { seconds, _ in
      Picture(
        size: Size(width: 20, height: 20), scale: 1, title: "odd",
        commands: [block(0, 0, 20, 20, .white), block(5 + 10 * seconds, 7, 1, 1, .black)])
    }
    let frame = try read(odd).frames[1]
    #expect([frame.x, frame.y, frame.bitmap.width, frame.bitmap.height] == [4, 6, 3, 2])
  }

  @Test(arguments: [(nil, 0), (1, 1), (3, 3), (100_000, 65_535)] as [(Int?, Int)])
  func `it is played as often as asked, by default for ever`(playCount: Int?, count: Int) throws {
    #expect(try read(SampleSequence.tiny.sequence(playCount: playCount)).playCount == count)
  }

  @Test func `the same pictures give the same bytes, as long as the head says`() throws {
    let bytes = try encoded(SampleSequence.opaque.sequence())
    #expect(try bytes == encoded(SampleSequence.opaque.sequence()))
    #expect(AnimatedWebP(bytes.dropLast(3)) == nil)
    // Other programs read it, too: it is no still.
    #expect(throws: (any Error).self) { try BitmapDecoder.decode(bytes) }
  }

  @Test func `what is larger than the format knows is refused`() throws {
    let wide = PictureSequence(title: "wide", duration: 0, frameRate: 10) { _, _ in
      Picture(size: Size(width: 16_384, height: 1), scale: 1, title: "wide", commands: [])
    }
    #expect {
      _ = try encoded(wide)
    } throws: { error in
      "\(error)".hasPrefix("a WebP is at most 16383 pixels wide and high, and 'wide' is 16384x1;")
    }
  }
}

/// The frames of an animated WebP, read by the specification, each picture by libwebp.
private struct AnimatedWebP {
  struct Frame {
    var x: Int
    var y: Int
    var duration: Int
    var isCover: Bool
    var bitmap: Bitmap
  }

  var frames: [Frame] = []
  private var width = 0
  private var height = 0
  private(set) var playCount = -1

  /// Nil where the file is no whole animated WebP.
  init?(_ file: some Collection<UInt8>) {
    let bytes = Array(file)
    guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      Self.number(bytes, 4, 4) + 8 == bytes.count, bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    var place = 12
    while place + 8 <= bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let count = Self.number(bytes, place + 4, 4)
      guard place + 8 + count <= bytes.count else { return nil }
      read(name, Array(bytes[place + 8..<place + 8 + count]))
      place += 8 + count + count % 2
    }
    guard place == bytes.count, !frames.isEmpty else { return nil }
  }

  private mutating func read(_ name: String, _ content: [UInt8]) {
    switch name {
    case "VP8X":
      (width, height) = (Self.number(content, 4, 3) + 1, Self.number(content, 7, 3) + 1)
    case "ANIM": playCount = Self.number(content, 4, 2)
    case "ANMF":
      let picture = Array(content.dropFirst(16))
      let length = picture.count + 4
      let head = Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
      guard let bitmap = try? BitmapDecoder.decode(head + Array("WEBP".utf8) + picture) else {
        return
      }
      frames.append(
        Frame(
          x: 2 * Self.number(content, 0, 3), y: 2 * Self.number(content, 3, 3),
          duration: Self.number(content, 12, 3), isCover: content[15] & 2 == 0, bitmap: bitmap))
    default: break
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// What a viewer shows after each frame, from when until when, in milliseconds.
  func shown() -> [(start: Int, end: Int, bitmap: Bitmap)] {
    var canvas = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    var time = 0
    return frames.map { frame in
      for y in 0..<frame.bitmap.height {
        for x in 0..<frame.bitmap.width {
          let source = (y * frame.bitmap.width + x) * 4
          let pixel = frame.bitmap.pixels[source..<source + 4]
          if frame.isCover, pixel.last == 0 { continue }
          let place = ((frame.y + y) * width + frame.x + x) * 4
          canvas.pixels.replaceSubrange(place..<place + 4, with: pixel)
        }
      }
      defer { time += frame.duration }
      return (time, time + frame.duration, canvas)
    }
  }
}
