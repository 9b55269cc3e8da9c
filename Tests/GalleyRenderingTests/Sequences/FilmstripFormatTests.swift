import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct FilmstripFormatTests {
  private func encoded(_ sequence: PictureSequence, instants: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let format = FilmstripFormat(options: SequenceOptions(instantCount: instants))
    try format.encode(sequence, with: Renderer()) { bytes += $0 }
    return bytes
  }

  @Test(arguments: [
    (1, [0]), (2, [0, 7]), (3, [0, 4, 7]), (5, [0, 2, 4, 5, 7]), (8, Array(0...7)),
    (50, Array(0...7)),
  ])
  func `instants are evenly spaced, the first and the last among them`(
    count: Int, frames: [Int]
  ) throws {
    let sequence = SampleSequence.opaque.sequence()
    #expect(try Filmstrip(sequence, instantCount: count).frameNumbers == frames)
  }

  @Test func `each instant is the still of its time, pixel by pixel`() throws {
    let sequence = SampleSequence.opaque.sequence()
    let filmstrip = try Filmstrip(sequence, instantCount: 4)
    let strip = try BitmapDecoder.decode(encoded(sequence, instants: 4))
    #expect(filmstrip.frameNumbers.count == 4)
    for (instant, frame) in filmstrip.frameNumbers.enumerated() {
      let still = try Renderer().bitmap(of: sequence.picture(frame))
      let origin = filmstrip.origin(ofInstant: instant)
      #expect(strip.part(x: Int(origin.x * 2), y: Int(origin.y * 2), like: still) == still)
    }
  }

  @Test func `the times stand below, in words too`() throws {
    let sequence = SampleSequence.opaque.sequence(frameRate: 30, duration: 1.25)
    let picture = try Filmstrip(sequence, instantCount: 3).picture()
    let groups = picture.commands.compactMap { command -> Group? in
      guard case .group(let group) = command else { return nil }
      return group
    }
    #expect(groups.map { $0.name?.label } == ["0.00 s", "0.63 s", "1.27 s"])
    let texts = groups.flatMap(\.children).compactMap { command -> String? in
      guard case .text(let text) = command else { return nil }
      return text.block.string
    }
    #expect(texts == ["0.00 s", "0.63 s", "1.27 s"])
  }

  @Test func `names stay unique`() throws {
    let sequence = PictureSequence(title: "named", duration: 1, frameRate: 2) { _, _ in
      let inner = Group(name: GroupName(id: "item"), children: [])
      return Picture(
        size: Size(width: 10, height: 10), scale: 1, title: "named",
        commands: [.group(Group(name: GroupName(id: "list"), children: [.group(inner)]))])
    }
    let ids = try Filmstrip(sequence, instantCount: 3).picture().commands.flatMap(\.ids)
    #expect(ids.count == 9)
    #expect(Set(ids).count == 9)
    #expect(ids.contains("instant-3-item"))
  }

  @Test func `what is too wide is refused with the cure`() {
    let sequence = PictureSequence(title: "wide", duration: 1, frameRate: 30) { _, _ in
      Picture(size: Size(width: 900, height: 100), scale: 2, title: "wide", commands: [])
    }
    let error = #expect(throws: RenderingError.self) { _ = try encoded(sequence, instants: 10) }
    #expect(
      error?.description.hasSuffix(
        "; ask for fewer instants or a smaller scale, to stay within 16384 px a side and 64 Mpx in"
          + " all") == true)
  }
}

extension Bitmap {
  /// The pixels from a place, as many as another bitmap has.
  fileprivate func part(x: Int, y: Int, like other: Bitmap) -> Bitmap {
    let rows = (y..<(y + other.height)).map { row in
      pixels[((row * width + x) * 4)..<((row * width + x + other.width) * 4)]
    }
    return Bitmap(width: other.width, height: other.height, pixels: rows.flatMap { $0 })
  }
}

extension DrawCommand {
  /// The ids of all groups in it.
  fileprivate var ids: [String] {
    guard case .group(let group) = self else { return [] }
    return (group.name.map { [$0.id] } ?? []) + group.children.flatMap(\.ids)
  }
}
