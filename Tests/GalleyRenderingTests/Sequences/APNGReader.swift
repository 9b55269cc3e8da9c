import GalleyGraphics

@testable import GalleyPNG
@testable import GalleyRendering

/// Reads animated PNG by the specification, each frame as a still picture of its own.
struct APNGReader {
  struct Frame {
    var bitmap: Bitmap
    var x: Int
    var y: Int
    var delay: (numerator: Int, denominator: Int)
    var disposal: Int
    var blend: Int
  }

  var chunks: [PNGChunk]
  var frames: [Frame] = []
  /// The numbers that frame headers and frame data are counted by.
  var sequenceNumbers: [Int] = []

  init(_ file: [UInt8]) throws {
    chunks = PNGChunk.all(in: file)
    for (place, chunk) in chunks.enumerated() {
      if chunk.name == "fcTL" {
        sequenceNumbers.append(chunk.number(at: 0))
        frames.append(try frame(chunk, pixels: chunks[place + 1]))
      } else if chunk.name == "fdAT" {
        sequenceNumbers.append(chunk.number(at: 0))
      }
    }
  }

  private func frame(_ control: PNGChunk, pixels: PNGChunk) throws -> Frame {
    var file = PNGFile()
    file.append("IHDR", Array(control.content[4..<12]) + chunks[0].content[8...])
    file.append("IDAT", pixels.name == "IDAT" ? pixels.content : Array(pixels.content[4...]))
    file.append("IEND", [])
    return Frame(
      bitmap: try BitmapDecoder.decode(file.bytes), x: control.number(at: 12),
      y: control.number(at: 16),
      delay: (control.number(at: 20, bytes: 2), control.number(at: 22, bytes: 2)),
      disposal: control.number(at: 24, bytes: 1), blend: control.number(at: 25, bytes: 1))
  }

  /// What a viewer shows where each frame stays, one picture a frame: it replaces its rectangle, or
  /// covers what is there with pixels that are opaque or not there at all.
  func shown() -> [Bitmap] {
    guard var canvas = frames.first?.bitmap else { return [] }
    return frames.map { frame in
      for y in 0..<frame.bitmap.height {
        for x in 0..<frame.bitmap.width { frame.put(pixelAt: x, y, on: &canvas) }
      }
      return canvas
    }
  }
}

extension APNGReader.Frame {
  fileprivate func put(pixelAt x: Int, _ y: Int, on canvas: inout Bitmap) {
    let source = (y * bitmap.width + x) * 4
    let pixel = bitmap.pixels[source..<(source + 4)]
    if blend == 1, pixel.last == 0 { return }
    let place = ((self.y + y) * canvas.width + self.x + x) * 4
    canvas.pixels.replaceSubrange(place..<(place + 4), with: pixel)
  }

  /// Whether every pixel is opaque or not there at all.
  var isAllOrNothing: Bool {
    stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy {
      [0, 255].contains(bitmap.pixels[$0])
    }
  }
}
