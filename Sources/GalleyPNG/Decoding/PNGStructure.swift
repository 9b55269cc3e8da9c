internal import CCompression

/// The places of a PNG's chunks that decoding needs; all checksums hold.
package struct PNGStructure: Sendable {
  package private(set) var header: PNGHeader
  /// Red, green and blue of each color.
  package private(set) var palette: Range<Int>?
  package private(set) var transparency: Range<Int>?
  /// The content of the chunks that, joined, are the pixels' zlib stream.
  package private(set) var pixels: [Range<Int>] = []
  /// The digests that Galley's encoder leaves.
  package private(set) var digests: Range<Int>?
  /// The chunks that say how samples are shown; of several with one name the first.
  package private(set) var meanings: [ChunkName: Range<Int>] = [:]
  /// The chunks of an animation in order, and among them the first with the still's pixels.
  package private(set) var motion: [PNGChunkReader.Chunk] = []

  /// The header alone, whatever follows it.
  package static func header(of bytes: [UInt8]) throws(PNGError) -> PNGHeader {
    var reader = try PNGChunkReader(bytes)
    return try header(from: &reader, bytes)
  }

  private static func header(
    from reader: inout PNGChunkReader, _ bytes: [UInt8]
  ) throws(PNGError) -> PNGHeader {
    let first = try reader.next()
    guard first.name == .header else { throw .damaged("it does not begin with its header") }
    return try PNGHeader(bytes[first.content])
  }

  /// Reads all chunks up to the end.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try PNGChunkReader(bytes)
    header = try Self.header(from: &reader, bytes)
    var last = ChunkName.header
    while last != .end {
      let chunk = try reader.next()
      try add(chunk, after: last)
      last = chunk.name
    }
    if pixels.isEmpty { throw .damaged("it has no pixels") }
  }

  private mutating func add(
    _ chunk: PNGChunkReader.Chunk, after last: ChunkName
  ) throws(PNGError) {
    switch chunk.name {
    case .palette: try setPalette(chunk.content)
    case .transparency: try setTransparency(chunk.content)
    case .pixels:
      guard pixels.isEmpty || last == .pixels else {
        throw .damaged("other chunks lie between its pixels")
      }
      if header.colorType == .indexed, palette == nil { throw .damaged("it has no palette") }
      if pixels.isEmpty { motion.append(chunk) }
      pixels.append(chunk.content)
    case .animation, .frame, .framePixels: motion.append(chunk)
    case .end: break
    case .header: throw .damaged("it has two headers")
    case .digests: digests = chunk.content
    case let name where ChunkName.meanings.contains(name):
      // What says which colors the pixels are counts only before them.
      guard meanings[name] == nil, pixels.isEmpty || name == .camera else { return }
      meanings[name] = chunk.content
    default:
      if chunk.name.isCritical { throw .damaged("its \(chunk.name) chunk is unknown") }
    }
  }

  /// The structure of a frame as if it were a picture of its own.
  ///
  /// - `pixels`: The content of the chunks that, joined, are the frame's zlib stream.
  package func ofFrame(width: Int, height: Int, pixels: [Range<Int>]) -> PNGStructure {
    var frame = self
    frame.header = header.resized(width: width, height: height)
    frame.pixels = pixels
    return frame
  }

  /// Checks a palette; true-color pictures may carry one as a proposal, which is not needed.
  private mutating func setPalette(_ content: Range<Int>) throws(PNGError) {
    guard palette == nil, pixels.isEmpty, transparency == nil else {
      throw .damaged("its palette is out of place")
    }
    let most = header.colorType == .indexed ? 1 << header.bitDepth : 256
    let isGray = header.colorType == .gray || header.colorType == .grayAlpha
    guard !content.isEmpty, content.count % 3 == 0, content.count / 3 <= most, !isGray else {
      throw .damaged("its palette of \(content.count) bytes does not fit")
    }
    palette = content
  }

  private mutating func setTransparency(_ content: Range<Int>) throws(PNGError) {
    guard transparency == nil, pixels.isEmpty else {
      throw .damaged("its transparency is out of place")
    }
    let fits =
      switch header.colorType {
      case .gray: content.count == 2
      case .rgb: content.count == 6
      case .indexed: content.count * 3 <= palette?.count ?? 0 && !content.isEmpty
      case .grayAlpha, .rgba: false
      }
    guard fits else { throw .damaged("its transparency of \(content.count) bytes does not fit") }
    transparency = content
  }
}

extension PNGStructure {
  /// Whether the rows hold the pixels' bytes, so that they need only be unfiltered.
  package var isPlain: Bool {
    header.bitDepth == 8 && !header.isInterlaced
      && (header.colorType == .rgba || header.colorType == .rgb && transparency == nil)
  }

  /// Whether no chunk makes an animation of the picture.
  package var isStill: Bool { !motion.contains { $0.name == .animation } }

  /// The digest of the pixels that the encoder left; nil where there is none, or where the header
  /// or the compressed pixels are no longer those that it belongs to.
  package func pixelDigest(in bytes: [UInt8]) -> PixelDigest? {
    // The encoder writes neither of the two, and each would change what the samples mean.
    guard palette == nil, transparency == nil, let digests,
      let chunk = DigestChunk(content: bytes[digests]),
      chunk.file
        == DigestChunk.fileHash(header: header.content, pixels: pixels.map { bytes[$0] })
    else { return nil }
    return PixelDigest(width: header.width, height: header.height, hash: chunk.pixels)
  }
}

/// Reads the chunks of a PNG one after the other, and verifies the checksum of each.
package struct PNGChunkReader {
  /// A chunk, and where in the file its content lies.
  package struct Chunk {
    package var name: ChunkName
    package var content: Range<Int>
  }

  private let bytes: [UInt8]
  private var place: Int

  /// Begins behind the signature.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    let signature = PNGFile.signature
    guard bytes.count >= signature.count else { throw .truncated }
    guard bytes.starts(with: signature) else { throw .damaged("it has no PNG signature") }
    self.bytes = bytes
    place = signature.count
  }

  /// The next chunk.
  ///
  /// The file must not end before one that ends it (IEND); what follows that is no part of it.
  package mutating func next() throws(PNGError) -> Chunk {
    let start = place + 8
    guard start + 4 <= bytes.count else { throw .truncated }
    let count = Int(UInt32(bigEndian: bytes[place..<place + 4]))
    let name = ChunkName(code: UInt32(bigEndian: bytes[place + 4..<start]))
    guard name.isMadeOfLetters, count <= Int32.max else {
      throw .damaged("what should be a chunk at byte \(place) is none")
    }
    let end = start + count
    guard end + 4 <= bytes.count else { throw .truncated }
    guard checksum(of: place + 4..<end) == UInt32(bigEndian: bytes[end..<end + 4]) else {
      throw .damaged("the checksum of its \(name) chunk at byte \(place) is wrong")
    }
    place = end + 4
    return Chunk(name: name, content: start..<end)
  }

  private func checksum(of range: Range<Int>) -> UInt32 {
    bytes[range].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}

/// The four letters that say what a chunk holds.
package struct ChunkName: Hashable, Sendable, CustomStringConvertible {
  package var code: UInt32

  package static let header = ChunkName("IHDR")
  package static let palette = ChunkName("PLTE")
  package static let transparency = ChunkName("tRNS")
  package static let pixels = ChunkName("IDAT")
  package static let end = ChunkName("IEND")
  package static let digests = ChunkName(DigestChunk.name)

  // Which colors the samples are, and which way up they are shown.
  package static let gamma = ChunkName("gAMA")
  package static let chromaticities = ChunkName("cHRM")
  package static let standardColors = ChunkName("sRGB")
  package static let profile = ChunkName("iCCP")
  package static let codePoints = ChunkName("cICP")
  package static let camera = ChunkName("eXIf")
  package static let meanings: Set = [
    gamma, chromaticities, standardColors, profile, codePoints, camera,
  ]

  // What makes an animation.
  package static let animation = ChunkName("acTL")
  package static let frame = ChunkName("fcTL")
  package static let framePixels = ChunkName("fdAT")

  package init(code: UInt32) { self.code = code }

  package init(_ letters: StaticString) {
    self.init(code: letters.description.utf8.reduce(0) { $0 << 8 | UInt32($1) })
  }

  private var letters: [UInt8] { code.bigEndianBytes }

  package var description: String { String(decoding: letters, as: UTF8.self) }

  package var isMadeOfLetters: Bool {
    letters.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }

  /// Whether a picture cannot be shown without understanding the chunk.
  package var isCritical: Bool { code & 0x2000_0000 == 0 }
}

extension FixedWidthInteger {
  /// The number that bytes make, the highest first.
  package init(bigEndian bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
  }
}
