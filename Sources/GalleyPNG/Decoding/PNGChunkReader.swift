internal import CCompression

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
  package init(_ bytes: [UInt8]) throws(PNGProblem) {
    let signature = PNGFile.signature
    guard bytes.count >= signature.count else { throw .truncated }
    guard bytes.starts(with: signature) else { throw .damaged("it has no PNG signature") }
    self.bytes = bytes
    place = signature.count
  }

  /// The next chunk.
  ///
  /// The file must not end before one that ends it (IEND); what follows that is no part of it.
  package mutating func next() throws(PNGProblem) -> Chunk {
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
