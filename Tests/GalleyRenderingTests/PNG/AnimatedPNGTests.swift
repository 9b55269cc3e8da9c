import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

/// What is shown of an animated PNG, frame after frame.
@Suite struct AnimatedPNGTests {
  private typealias Color = [UInt8]

  private let red: Color = [255, 0, 0, 255]
  private let blue: Color = [0, 0, 255, 255]
  private let glass: Color = [0, 0, 255, 51]
  private let clear: Color = [0, 0, 0, 0]

  /// A frame of one color: where it lies, and the numbers by which it goes and comes.
  private struct Frame {
    var color: [UInt8]
    var x = 0
    var y = 0
    var width = 3
    var height = 2
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
    var delay: (UInt16, UInt16) = (1, 10)
  }

  /// An animation of 3 by 2 pixels.
  ///
  /// - `hidden`: The color of a still that is no frame; nil where the first frame is the still.
  /// - `change`: Changes the chunks before they are put together.
  private func file(
    _ frames: [Frame], hidden: [UInt8]? = nil,
    change: (inout [(name: String, content: [UInt8])]) -> Void = { _ in }
  ) throws -> [UInt8] {
    var chunks: [(name: String, content: [UInt8])] = [
      ("IHDR", PNGHeader(width: 3, height: 2, colorType: .rgba).content),
      ("acTL", UInt32(frames.count).bigEndianBytes + UInt32(0).bigEndianBytes),
    ]
    if let hidden { chunks.append(("IDAT", try pixels(Frame(color: hidden)))) }
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return number.bigEndianBytes
    }
    for (place, frame) in frames.enumerated() {
      let numbers = [frame.width, frame.height, frame.x, frame.y]
      chunks.append(
        (
          "fcTL",
          next() + numbers.flatMap { UInt32($0).bigEndianBytes } + frame.delay.0.bigEndianBytes
            + frame.delay.1.bigEndianBytes + [frame.disposal, frame.blending]
        ))
      let isStill = place == 0 && hidden == nil
      chunks.append(
        isStill ? ("IDAT", try pixels(frame)) : ("fdAT", next() + (try pixels(frame))))
    }
    chunks.append(("IEND", []))
    change(&chunks)
    var file = PNGFile()
    for chunk in chunks { file.append(chunk.name, chunk.content) }
    return file.bytes
  }

  private func pixels(_ frame: Frame) throws -> [UInt8] {
    let row = [0] + Array(repeatElement(frame.color, count: frame.width).joined())
    let rows = Array(repeatElement(row, count: frame.height).joined())
    let deflate = try Deflater(level: 1)
    return rows.withUnsafeBytes { deflate.compress($0) }
  }

  /// What is shown at each frame, from the first pixel to the last.
  private func shown(_ file: [UInt8]) throws(ImageProblem) -> [[[UInt8]]] {
    var frames = try AnimatedPNG(PNGPicture(file: file))
    var shown: [[[UInt8]]] = []
    for _ in 0..<frames.frameCount {
      _ = try frames.advance()
      let bytes = frames.bitmap().pixels
      shown.append(stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) })
    }
    return shown
  }

  private func complaint(_ file: [UInt8]) -> String? {
    do throws(ImageProblem) {
      _ = try shown(file)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a frame stays, goes, or gives back what was there`() throws {
    let dot = Frame(color: blue, x: 1, y: 0, width: 1, height: 1)
    let last = Frame(color: blue, x: 0, y: 1, width: 1, height: 1)
    for disposal in [0, 1, 2] as [UInt8] {
      var dot = dot
      dot.disposal = disposal
      let shown = try shown(file([Frame(color: red), dot, last]))
      #expect(shown[0] == Array(repeating: red, count: 6))
      #expect(shown[1] == [red, blue, red, red, red, red])
      #expect(shown[2] == [red, [blue, clear, red][Int(disposal)], red, blue, red, red])
    }
  }

  @Test func `of the first frame nothing was there before`() throws {
    var first = Frame(color: red)
    first.disposal = 2
    let shown = try shown(file([first, Frame(color: blue, width: 1, height: 1)]))
    #expect(shown[1] == [blue] + Array(repeating: clear, count: 5))
  }

  @Test func `a frame replaces what is there, or covers it as far as it is opaque`() throws {
    var pane = Frame(color: glass, width: 1, height: 1)
    #expect(try shown(file([Frame(color: red), pane]))[1][0] == glass)
    pane.blending = 1
    #expect(try shown(file([Frame(color: red), pane]))[1][0] == [204, 0, 51, 255])
    // Half of nothing is itself, and twice a fifth of the rest.
    #expect(try shown(file([Frame(color: clear), pane, pane]))[2][0] == [0, 0, 255, 92])
  }

  @Test func `a still before the frames is none of them`() throws {
    let file = try file([Frame(color: red, x: 1, width: 2), Frame(color: blue)], hidden: blue)
    let frames = try AnimatedPNG(PNGPicture(file: file))
    #expect(frames.hidesStill)
    #expect(frames.frameCount == 2)
    #expect(try shown(file)[0] == [clear, red, red, clear, red, red])
    #expect(try BitmapDecoder.decode(file).pixels.prefix(4) == blue[...])
  }

  @Test func `delays, times and plays are told`() throws {
    var frames = [Frame(color: red), Frame(color: blue), Frame(color: red)]
    frames[0].delay = (1, 0)
    frames[1].delay = (0, 7)
    let file = try file(frames) { $0[1].content[7] = 3 }
    let found = try AnimatedPNG(PNGPicture(file: file))
    #expect((0..<3).map { found.delay(ofFrame: $0).words } == ["1/100 s", "0 s", "1/10 s"])
    #expect((0..<3).map { found.time(ofFrame: $0) } == [0, 0.01, 0.01])
    #expect(found.playCount == 3)
    #expect(try AnimatedPNG(PNGPicture(file: self.file(frames))).playCount == nil)
    #expect(FrameDelay(numerator: 2, denominator: 60) == FrameDelay(numerator: 1, denominator: 30))
  }

  @Test func `a still is an animation of one frame`() throws {
    let still = Bitmap(width: 1, height: 1, pixels: red)
    var frames = AnimatedPNG(still: still)
    #expect(frames.frameCount == 1 && !frames.isAnimated && !frames.hidesStill)
    _ = try frames.advance()
    #expect(frames.bitmap() == still)
  }

  @Test func `frames out of order, in number or in place are refused`() throws {
    let frames = [Frame(color: red), Frame(color: blue, width: 1, height: 1), Frame(color: red)]
    let cases: [((inout [(name: String, content: [UInt8])]) -> Void, String)] = [
      ({ $0[4].content[3] = 9 }, "the fcTL chunks of its animation are out of order: number 9"),
      ({ $0[5].content[3] = 9 }, "the fdAT chunks of its animation are out of order: number 9"),
      ({ $0.swapAt(4, 6) }, "the fcTL chunks of its animation are out of order: number 3"),
      ({ $0[1].content[3] = 4 }, "its animation should have 4 frames and has 3"),
      ({ $0[1].content[3] = 0 }, "its animation has no frames"),
      ({ $0.swapAt(1, 2) }, "an fcTL chunk is out of place"),
      ({ $0.insert($0[1], at: 2) }, "its acTL chunk is out of place"),
      ({ $0[1].content.removeLast() }, "its acTL chunk is out of place"),
      ({ $0[4].content.removeLast() }, "an fcTL chunk is out of place"),
      ({ $0[5].content = [0, 0] }, "an fdAT chunk is out of place"),
      ({ $0[4].content[15] = 3 }, "a frame of its animation lies beyond the picture"),
      ({ $0[4].content[12] = 255 }, "a frame of its animation lies beyond the picture"),
      ({ $0[4].content[7] = 0 }, "a frame of its animation lies beyond the picture"),
      ({ $0[4].content[24] = 3 }, "a frame of its animation is laid in no known way"),
      ({ $0[4].content[25] = 2 }, "a frame of its animation is laid in no known way"),
      ({ $0[2].content[7] = 2 }, "the first frame of its animation is not as large"),
      ({ $0[5].content.removeSubrange(4...) }, "its pixels do not inflate"),
    ]
    #expect(complaint(try file(frames)) == nil)
    for (change, reason) in cases {
      let message = complaint(try file(frames, change: change)) ?? "none"
      #expect(
        message.contains(reason) || message.hasPrefix("its PNG data is truncated"), "\(reason)")
      #expect(message.hasSuffix("; export or copy the file again"), "\(message)")
    }
    let bare = complaint(try file(frames) { $0.remove(at: 5) })
    #expect(bare?.contains("out of order") == true)
  }

  @Test func `whatever is done to its chunks, an animation is shown or refused`() throws {
    let seed: UInt64 = 9
    var random = SplitMix64(seed: seed)
    var frames = [Frame(color: red), Frame(color: glass, x: 1, width: 2), Frame(color: blue)]
    frames[1].blending = 1
    frames[1].disposal = 2
    var shownCount = 0
    for _ in 0..<4000 {
      let hidden = Bool.random(using: &random) ? blue : nil
      let file = try file(frames, hidden: hidden) { chunks in
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let place = Int.random(in: 0..<chunks.count, using: &random)
          switch Int.random(in: 0..<8, using: &random) {
          case 0: chunks.remove(at: place)
          case 1: chunks.insert(chunks[place], at: place)
          case 2: chunks.swapAt(place, Int.random(in: 0..<chunks.count, using: &random))
          case 3: chunks[place].content = Array(chunks[place].content.dropLast())
          default:
            guard !chunks[place].content.isEmpty else { continue }
            let byte = Int.random(in: 0..<chunks[place].content.count, using: &random)
            chunks[place].content[byte] = [0, 1, 2, 3, 127, 255].randomElement(using: &random) ?? 0
          }
          if chunks.isEmpty { return }
        }
      }
      // Sizes that are allowed would only take time.
      let size = try? PNGDecoder.size(of: file)
      guard (size?.width ?? 0) * (size?.height ?? 0) < 1 << 20 else { continue }
      if complaint(file) == nil { shownCount += 1 }
    }
    #expect(shownCount > 200, "seed \(seed)")
  }

  @Test func `samples of 16 bits are not animated`() throws {
    let file = try file([Frame(color: red)]) { $0[0].content[8] = 16 }
    #expect(complaint(file)?.hasPrefix("it is an animation with 16 bits a sample") == true)
  }

  @Test(arguments: [
    (140, 4096, "its 140 frames have 2240 megapixels together, over the limit of 1024; make it"),
    (2, 8192, "it is an animation of 8192x8192 pixels, over the limit of 24 megapixels; scale it"),
  ])
  func `more pixels than can be looked at are refused unseen`(
    frameCount: Int, side: Int, reason: String
  ) throws {
    let frames = Array(repeating: Frame(color: red), count: frameCount)
    let size = UInt32(side).bigEndianBytes
    let file = try file(frames) { chunks in
      for number in chunks.indices {
        if chunks[number].name == "IHDR" {
          chunks[number].content.replaceSubrange(0..<8, with: size + size)
        } else if chunks[number].name == "fcTL" {
          chunks[number].content.replaceSubrange(4..<12, with: size + size)
        }
      }
    }
    #expect(complaint(file)?.hasPrefix(reason) == true)
  }
}
