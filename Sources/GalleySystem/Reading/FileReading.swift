import Glibc

/// Reads files whole, each through one descriptor: what is checked is what is read.
package enum FileReading {
  /// Where a path may lead.
  package enum Bounds: Hashable, Sendable {
    /// Wherever the user says.
    case anywhere
    /// To what lies in a folder or below it, whatever links and `..` are on the way.
    case folder(String)
  }

  /// What may be read beside plain files.
  package enum Kinds: Sendable {
    case files
    /// Also pipes and devices, which are waited for, as a command line may name them.
    case anything
  }

  /// The bytes of a file.
  ///
  /// - Parameter limit: how many there may be.
  package static func bytes(
    atPath path: String, within bounds: Bounds = .anywhere, limit: Int, of kinds: Kinds = .files
  ) throws(FileProblem) -> [UInt8] {
    let file = try open(path, within: bounds, of: kinds)
    let status = try file.status()
    switch (status.st_mode & S_IFMT, kinds) {
    case (S_IFREG, _): break
    case (S_IFDIR, _): throw .folder
    case (_, .anything): break
    default: throw .special
    }
    guard status.st_size <= limit else { throw .tooLarge }
    switch readAll(from: file.descriptor, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let error): throw error.number == EFBIG ? .tooLarge : .system(error.number)
    }
  }

  /// Hands over the bytes of a plain file piece by piece, of which only one is held at a time.
  package static func readPieces(
    atPath path: String, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(FileProblem) {
    let file = try open(path, within: .anywhere, of: .files)
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw .special }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 64)
    defer { piece.deallocate() }
    while true {
      let count = read(file.descriptor, piece.baseAddress, piece.count)
      if count > 0 {
        body(UnsafeRawBufferPointer(rebasing: piece.prefix(count)))
      } else if count == 0 {
        return
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }

  /// Opens a file for reading; a pipe is waited for only where it will do.
  private static func open(
    _ path: String, within bounds: Bounds, of kinds: Kinds
  ) throws(FileProblem) -> OpenFile {
    switch bounds {
    case .folder(let folder): return try FileWalk.open(path, within: folder)
    case .anywhere:
      var flags = O_RDONLY | O_CLOEXEC | O_NOCTTY
      if case .files = kinds { flags |= O_NONBLOCK }
      let descriptor = uninterrupted { Glibc.open(path, flags) }
      guard descriptor >= 0 else { throw .system(errno) }
      return OpenFile(owning: descriptor)
    }
  }
}
