internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRendering
import Synchronization

/// Remembers which files hold which drawings, so that nothing is drawn that cannot have changed.
///
/// A drawing is known by the digest of all that it is made from, a file by the digest of its bytes.
/// Both were found to belong together by drawing; so where today's drawing has a digest that was
/// noted with the digest of a file as it is, the file holds what would be drawn. Nothing is taken
/// from a file's name, its times or its own words. This rests on drawing being deterministic, which
/// is why some of what is known is drawn all the same.
package final class KnownDrawings: Sendable {
  /// What is drawn of that which is known.
  package enum Redrawing: Sendable {
    case everything
    case nothing
    /// One in fifty; which ones depends on the number alone.
    case sample(seed: UInt64)
  }

  /// What is known of a file.
  package enum Answer: Sendable {
    /// Nothing: whether it holds the drawing is to be found out.
    case unknown
    /// It holds the drawing.
    case known
    /// It holds the drawing, and is to be drawn all the same: another outcome is an error of
    /// Galley's own.
    case doubted
  }

  /// A drawing and a file that holds it.
  struct Pair: Hashable, Sendable {
    var drawing: DrawingDigest
    var file: ByteDigest
  }

  private struct Content {
    /// Nil until somebody asks.
    var kept: DigestPairIndex?
    /// Found by this run.
    var found: Set<Pair> = []
    /// Those of them that are to be kept.
    var new: [Pair] = []
    var answers = 0
  }

  /// Knows nothing and keeps nothing.
  package static let none = KnownDrawings(file: nil, redrawing: .everything)

  private static let share: UInt64 = 50

  private let file: KnownDrawingsFile?
  private let redrawing: Redrawing
  private let content = Mutex(Content())

  /// - Parameter path: of the file that keeps what is known from one run to the next; nil for none.
  package convenience init(path: String?, redrawing: Redrawing) {
    self.init(file: path.map(KnownDrawingsFile.init), redrawing: redrawing)
  }

  private init(file: KnownDrawingsFile?, redrawing: Redrawing) {
    self.file = file
    self.redrawing = redrawing
  }

  /// Whether anything is kept from one run to the next, or noted at all.
  var areKept: Bool { file != nil }

  /// The digest of a drawing; nil where nothing is kept, and where it cannot be known.
  func digest(
    of picture: Picture, as format: any OutputFormat, with renderer: Renderer
  ) -> DrawingDigest? {
    areKept ? format.digest(of: picture, with: renderer) : nil
  }

  /// Whether a file is known to hold a drawing, and looks as if it did.
  func answer(
    _ drawing: DrawingDigest?, of picture: Picture, as format: any OutputFormat, in bytes: [UInt8]
  ) -> Answer {
    guard drawing != nil, !(format is PNGFormat) || Self.looksLike(picture, bytes) else {
      return .unknown
    }
    return answer(drawing, in: bytes)
  }

  /// Whether a file is an undamaged PNG of Galley's, of a picture's size, and with its layout record or
  /// none: whatever a note says, another file does not hold the picture.
  private static func looksLike(_ picture: Picture, _ bytes: [UInt8]) -> Bool {
    guard let digest = try? PNGMetadata.pixelDigest(in: bytes),
      (digest.width, digest.height) == picture.pixelSize
    else { return false }
    let record = try? PNGMetadata.layoutRecord(in: bytes)
    return record.map { $0.utf8.elementsEqual((picture.record ?? "").utf8) } ?? true
  }

  /// Whether a file is known to hold a drawing.
  func answer(_ drawing: DrawingDigest?, in bytes: [UInt8]) -> Answer {
    guard let file, let drawing else { return .unknown }
    let pair = Pair(drawing: drawing, file: ByteDigest(of: bytes))
    let isKnown = content.withLock { content in
      if content.found.contains(pair) { return true }
      if content.kept == nil { content.kept = file.index() }
      return content.kept?.contains(pair.digests) ?? false
    }
    guard isKnown else { return .unknown }
    if isDue(pair) { return .doubted }
    content.withLock { $0.answers += 1 }
    return .known
  }

  /// How many drawings were known and not to be drawn.
  package var answerCount: Int { content.withLock { $0.answers } }

  /// Notes that a file was found to hold a drawing.
  func note(_ drawing: DrawingDigest?, in bytes: [UInt8]) {
    guard file != nil, let drawing else { return }
    let pair = Pair(drawing: drawing, file: ByteDigest(of: bytes))
    content.withLock { content in
      guard content.kept?.contains(pair.digests) != true,
        content.found.insert(pair).inserted
      else { return }
      content.new.append(pair)
    }
  }

  /// Keeps what was noted for the next run; where it cannot be kept, the next run draws it again.
  func save() {
    let new = content.withLock { content in
      defer { content.new = [] }
      return content.new
    }
    if !new.isEmpty { file?.add(new) }
  }

  private func isDue(_ pair: Pair) -> Bool {
    switch redrawing {
    case .everything: return true
    case .nothing: return false
    case .sample(let seed):
      var numbers = SplitMix64(seed: seed ^ pair.drawing.hash.low)
      return numbers.next() % Self.share == 0
    }
  }

  /// What is told where a drawing came out otherwise than it is known to.
  static func fault(drawing name: String) -> CheckingError {
    CheckingError(
      "'\(name)' was drawn otherwise than before from the same picture, fonts and libraries; that is"
        + " an error of Galley's own: please report it")
  }
}
