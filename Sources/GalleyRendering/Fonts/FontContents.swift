internal import GalleyPNG
internal import GalleySystem
import Glibc
import Synchronization

extension FontSet.File {
  /// The digest of the file as it is installed; nil where it is not.
  var content: ByteDigest? {
    get throws(FileProblem) {
      guard let path = installedPath else { return nil }
      return try FontContents.digest(ofFileAtPath: path)
    }
  }
}

extension ThaiDictionary {
  /// The digest of the dictionary; nil where there is none.
  static var content: ByteDigest? {
    get throws(FileProblem) {
      access(path, R_OK) == 0 ? try FontContents.digest(ofFileAtPath: path) : nil
    }
  }
}

/// The contents of standard font files and of the dictionary of Thai: read once in a process, and
/// not at all while they are in the state in which they were read before.
enum FontContents {
  private struct Content {
    /// By their paths.
    var cached: [String: ByteDigest] = [:]
    /// The notes of earlier runs, until they are asked for.
    var file: DigestPairFile?
    /// From before, by paths and states.
    var noted: [StreamHash.Value: ByteDigest] = [:]
    var new: [DigestPairFile.Pair] = []

    mutating func digest(notedFor key: StreamHash.Value) -> ByteDigest? {
      if let file {
        self.file = nil
        for pair in file.pairs() { noted[pair.key] = ByteDigest(hash: pair.value) }
      }
      return noted[key]
    }
  }

  private static let content = Mutex(Content())

  static func digest(ofFileAtPath path: String) throws(FileProblem) -> ByteDigest {
    if let digest = content.withLock({ $0.cached[path] }) { return digest }
    let state = FileState(ofFileAtPath: path)
    let key = state.map { Self.key(path, $0) }
    if let key, let digest = content.withLock({ $0.digest(notedFor: key) }) {
      content.withLock { $0.cached[path] = digest }
      return digest
    }
    let digest = try ByteDigest(ofFileAtPath: path)
    content.withLock { content in
      content.cached[path] = digest
      if let key, let state, state.isSettled, state == FileState(ofFileAtPath: path) {
        content.new.append(DigestPairFile.Pair(key: key, value: digest.hash))
      }
    }
    return digest
  }

  /// Takes what earlier runs have noted in a file, once somebody asks for it.
  static func recall(_ file: DigestPairFile) { content.withLock { $0.file = file } }

  /// Notes for later runs what was read in this one.
  static func save(to file: DigestPairFile) {
    let new = content.withLock { content in
      defer { content.new = [] }
      return content.new
    }
    if !new.isEmpty { file.add(new) }
  }

  private static func key(_ path: String, _ state: FileState) -> StreamHash.Value {
    StreamHash.value { hash in
      hash.add(Array(path.utf8))
      state.numbers.withUnsafeBytes { hash.add($0) }
    }
  }
}
