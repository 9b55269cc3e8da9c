internal import GalleyPNG
internal import GalleyRendering

/// The file that keeps which files hold which drawings.
struct KnownDrawingsFile: Sendable {
  private let file: DigestPairFile

  init(_ path: String) { file = DigestPairFile(path, title: "galley drawings 1") }

  /// What was kept, the oldest first.
  func pairs() -> [KnownDrawings.Pair] {
    file.pairs().map {
      KnownDrawings.Pair(drawing: DrawingDigest(hash: $0.key), file: ByteDigest(hash: $0.value))
    }
  }

  /// What was kept, to be asked for single pairs.
  func index() -> DigestPairIndex { file.index() }

  /// Adds pairs; those of other runs stay.
  func add(_ pairs: [KnownDrawings.Pair]) { file.add(pairs.map(\.digests)) }
}

extension KnownDrawings.Pair {
  /// As the file keeps it.
  var digests: DigestPairFile.Pair { DigestPairFile.Pair(key: drawing.hash, value: file.hash) }
}
