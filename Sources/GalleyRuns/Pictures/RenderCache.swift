internal import GalleyGeometry
package import GalleyGraphics
package import GalleyPNG
package import GalleyRendering
import Synchronization

/// A cache of which files hold which drawings, so that nothing is drawn that cannot have changed.
///
/// A drawing is identified by the digest of all that it is made from, a file by the digest of its
/// bytes. Both were found to belong together by drawing; so where today's drawing has a digest that
/// was recorded with the digest of a file as it is, the file holds what would be drawn. Nothing is
/// taken from a file's name, its times or its own words. This rests on drawing being deterministic,
/// which is why a part of the hits is drawn all the same.
package final class RenderCache: Sendable {
  /// Which hits are drawn again, as a check of the cache.
  package enum RecheckPolicy: Sendable {
    case everything
    case nothing
    /// One in fifty; which ones depends on the number alone.
    case sample(seed: UInt64)
  }

  /// The outcome of a lookup.
  package enum Lookup: Sendable {
    /// Whether the file holds the drawing is to be found out.
    case miss
    /// The file holds the drawing.
    case hit
    /// The file holds the drawing, and is to be drawn all the same: another outcome is an error of
    /// Galley's own.
    case recheck
  }

  private struct Content {
    /// Those of earlier runs; nil until one is looked up.
    var stored: DigestPairIndex?
    /// Found by this run.
    var found: Set<DigestPairFile.Pair> = []
    /// Those of them that are to be stored.
    var new: [DigestPairFile.Pair] = []
    var hits = 0
  }

  /// Holds nothing and stores nothing.
  package static let none = RenderCache(file: nil, redrawing: .everything)

  private static let sampleInterval: UInt64 = 50

  private let file: DigestPairFile?
  private let redrawing: RecheckPolicy
  private let content = Mutex(Content())

  /// - `path`: Of the file that holds the pairs from one run to the next; nil for none.
  package convenience init(path: String?, redrawing: RecheckPolicy) {
    self.init(file: path.map(Self.file), redrawing: redrawing)
  }

  private init(file: DigestPairFile?, redrawing: RecheckPolicy) {
    self.file = file
    self.redrawing = redrawing
  }

  /// The file of pairs: the digest of a drawing, and that of a file which holds it.
  package static func file(atPath path: String) -> DigestPairFile {
    DigestPairFile(path, title: "galley drawings 1")
  }

  /// Whether anything is stored from one run to the next, or recorded at all.
  package var isStored: Bool { file != nil }

  /// The digest of a drawing; nil where nothing is stored, and where it cannot be computed.
  package func digest(
    of picture: Picture, as format: any OutputFormat, with renderer: Renderer
  ) -> DrawingDigest? {
    isStored ? format.digest(of: picture, with: renderer) : nil
  }

  /// Looks up whether a file holds a drawing, and looks as if it did.
  package func lookup(
    _ drawing: DrawingDigest?, of picture: Picture, as format: any OutputFormat, in bytes: [UInt8]
  ) -> Lookup {
    guard drawing != nil, !(format is PNGFormat) || Self.looksLike(picture, bytes) else {
      return .miss
    }
    return lookup(drawing, in: bytes)
  }

  /// Whether a file is an undamaged PNG of Galley's, of a picture's size, and with its layout record or
  /// none: whatever the cache says, another file does not hold the picture.
  private static func looksLike(_ picture: Picture, _ bytes: [UInt8]) -> Bool {
    guard let digest = try? PNGMetadata.pixelDigest(in: bytes),
      (digest.width, digest.height) == picture.pixelSize
    else { return false }
    let record = try? PNGMetadata.layoutRecord(in: bytes)
    return record.map { $0.utf8.elementsEqual((picture.record ?? "").utf8) } ?? true
  }

  /// Looks up whether a file holds a drawing.
  package func lookup(_ drawing: DrawingDigest?, in bytes: [UInt8]) -> Lookup {
    guard let file, let drawing else { return .miss }
    let pair = Self.pair(drawing, bytes)
    let isStored = content.withLock { content in
      if content.found.contains(pair) { return true }
      if content.stored == nil { content.stored = file.index() }
      return content.stored?.contains(pair) ?? false
    }
    guard isStored else { return .miss }
    if isDue(pair) { return .recheck }
    content.withLock { $0.hits += 1 }
    return .hit
  }

  /// The number of drawings that were found and not drawn.
  package var hitCount: Int { content.withLock { $0.hits } }

  /// Records that a file was found to hold a drawing.
  package func record(_ drawing: DrawingDigest?, in bytes: [UInt8]) {
    guard file != nil, let drawing else { return }
    let pair = Self.pair(drawing, bytes)
    content.withLock { content in
      guard content.stored?.contains(pair) != true, content.found.insert(pair).inserted else {
        return
      }
      content.new.append(pair)
    }
  }

  private static func pair(_ drawing: DrawingDigest, _ bytes: [UInt8]) -> DigestPairFile.Pair {
    DigestPairFile.Pair(key: drawing.hash, value: ByteDigest(of: bytes).hash)
  }

  /// Stores what was recorded for the next run; where it cannot be stored, the next run draws again.
  package func save() {
    let new = content.withLock { content in
      defer { content.new = [] }
      return content.new
    }
    if !new.isEmpty { file?.add(new) }
  }

  private func isDue(_ pair: DigestPairFile.Pair) -> Bool {
    switch redrawing {
    case .everything: return true
    case .nothing: return false
    case .sample(let seed):
      var numbers = SplitMix64(seed: seed ^ pair.key.low)
      return numbers.next() % Self.sampleInterval == 0
    }
  }

  /// The error where a drawing came out otherwise than the cache has it.
  package static func fault(drawing name: String) -> RunError {
    RunError(
      "'\(name)' was drawn otherwise than before from the same picture, fonts and libraries; that is"
        + " an error of Galley's own: please report it")
  }
}
