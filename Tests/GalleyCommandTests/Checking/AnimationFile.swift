@testable import GalleyPNG
@testable import GalleyRendering

/// The chunks of a PNG, still or animated, to be changed.
struct AnimationFile {
  private var chunks: [(name: String, content: [UInt8])] = []

  init(_ file: [UInt8]) {
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((name, Array(rest.dropFirst(8).prefix(count))))
      rest = rest.dropFirst(12 + count)
    }
  }

  /// With another first component of the first pixel of a frame behind the first, which covers what
  /// is there.
  func darkened(frame: Int) throws -> AnimationFile {
    var file = self
    let data = place(ofFrame: frame)
    guard let rows = try Inflater().inflate(chunks[data].content[4...], atMost: 1 << 24) else {
      throw PNGError.truncated
    }
    var changed = rows
    changed[1] ^= 0x20
    changed[4] = 0xFF
    let deflate = try Deflater(level: 1)
    file.chunks[data].content =
      chunks[data].content.prefix(4) + changed.withUnsafeBytes { deflate.compress($0) }
    return file
  }

  /// With a chunk behind the header, in place of those of its name.
  func with(_ name: String, _ content: [UInt8], inPlaceOf other: String) -> AnimationFile {
    var file = self
    file.chunks.removeAll { $0.name == other }
    file.chunks.insert((name, content), at: 1)
    return file
  }

  /// With a frame behind the first that ends early.
  func cut(frame: Int) -> AnimationFile {
    var file = self
    file.chunks[place(ofFrame: frame)].content.removeLast(6)
    return file
  }

  private func place(ofFrame frame: Int) -> Int {
    chunks.indices.filter { chunks[$0].name == "fdAT" }[frame - 1]
  }

  /// The file, with right checksums.
  var bytes: [UInt8] {
    var file = PNGFile()
    for chunk in chunks { file.append(chunk.name, chunk.content) }
    return file.bytes
  }
}
