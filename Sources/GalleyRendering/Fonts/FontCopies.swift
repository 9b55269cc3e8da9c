internal import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem
internal import Glibc

/// Private copies of the fonts that scenes bring.
///
/// Fontconfig, Pango and FreeType open a font by its path, each for itself and some of them late.
/// What is in its place then need not be what was there when the path was followed; in a folder
/// that belongs to this process alone, it is.
final class FontCopies {
  /// The most that a font file may hold, in bytes.
  static let largestFile = 256 << 20

  /// By the path of the font.
  private var cached: [String: (path: String, digest: ByteDigest)] = [:]
  private var folder: FontFolder?
  private let undo = UndoGroup()

  deinit {
    _ = undo.undo()
  }

  func digest(ofFileAt path: String) -> ByteDigest? { cached[path]?.digest }

  /// Of the fonts' contents, in the order in which they came.
  private(set) var digests: [ByteDigest] = []

  /// Copies a font, once; gives the path of the copy.
  func copy(of file: AssetFile) throws(ResourceError) -> String {
    if let copy = cached[file.path] { return copy.path }
    let bytes = try read(file)
    do throws(SystemError) {
      let path = try newPath(number: cached.count)
      try write(bytes, to: path)
      let digest = ByteDigest(of: bytes)
      cached[file.path] = (path, digest)
      digests.append(digest)
      return path
    } catch {
      throw ResourceError(
        "cannot keep a copy of the font '\(file.path)' in '\(FontFolder.outer)':"
          + " \(String(cString: strerror(error.number))); name another folder in TMPDIR")
    }
  }

  private func read(_ file: AssetFile) throws(ResourceError) -> [UInt8] {
    do throws(FileProblem) {
      return try FileReading.bytes(
        atPath: file.path, within: file.folder.map { .folder($0) } ?? .anywhere,
        limit: Self.largestFile)
    } catch {
      throw ResourceError("cannot read the font '\(file.path)': \(Self.reason(for: error))")
    }
  }

  private static func reason(for problem: FileProblem) -> String {
    switch problem {
    case .outside: leavesFolder
    case .folder, .special: "it is no file; name a font file"
    case .tooLarge: "it has more than \(largestFile >> 20) MB; name a smaller one"
    case .system(ENOENT), .system(ENOTDIR): "there is no such file"
    case .system(let number): "\(String(cString: strerror(number)))"
    }
  }

  private func newPath(number: Int) throws(SystemError) -> String {
    if let folder { return "\(folder.path)/\(number)" }
    let folder = try FontFolder(undo)
    self.folder = folder
    return "\(folder.path)/\(number)"
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    _ = try undo.note(temporary: path)
    let descriptor = uninterrupted {
      UndoGroup.making { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    }
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    let file = OpenFile(owning: descriptor)
    if let number = writeAll(bytes, to: file.descriptor) {
      unlink(path)
      throw SystemError(number: number)
    }
  }
}
