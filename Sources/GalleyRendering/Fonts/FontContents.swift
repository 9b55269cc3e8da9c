internal import GalleyPNG
internal import GalleySystem
import Synchronization

extension FontSet.File {
  /// By their paths.
  private static let known = Mutex<[String: ByteDigest]>([:])

  /// The digest of the file as it is installed, which is read once in a process; nil where it is
  /// not.
  var content: ByteDigest? {
    get throws(FileProblem) {
      guard let path = installedPath else { return nil }
      if let digest = Self.known.withLock({ $0[path] }) { return digest }
      let digest = try ByteDigest(ofFileAtPath: path)
      Self.known.withLock { $0[path] = digest }
      return digest
    }
  }
}
