internal import GalleyRendering
package import GalleyRuns
internal import GalleySystem

/// The folder of pictures as they should be; it is only read.
package struct ReferenceFolder: Sendable {
  package let path: String
  /// The revision whose drawings these are; nil for what was approved.
  let revision: Revision?
  /// Why the drawings of that revision that are not there could not be made, by their paths.
  private let problems: [String: String]
  private let allowsOutside: Bool

  /// - `allowsOutside`: whether links may lead to references outside of the folder.
  ///
  /// Throws where something that is no folder is in its place, or it cannot be read. A folder that
  /// is not there yet has no references.
  package init(_ path: String, allowsOutside: Bool = false) throws(FileError) {
    self.path = path
    self.allowsOutside = allowsOutside
    revision = nil
    problems = [:]
    switch FileKind(at: path) {
    case .folder: _ = try InputFiles.names(inFolder: path)
    case nil: break
    case .file, .special:
      throw FileError("read references in", path, because: "it is no folder; name a folder")
    }
  }

  /// What a revision draws.
  init(drawnBy revision: Revision, at path: String, problems: [String: String]) {
    self.path = path
    self.revision = revision
    self.problems = problems
    allowsOutside = false
  }

  package func path(of reference: String) -> String { FilePath.join(path, reference) }

  /// The bytes of a reference; nil where there is none.
  package func bytes(of reference: String) throws -> [UInt8]? {
    if let problem = problems[reference] { throw RunError(problem) }
    let path = path(of: reference)
    let bounds: FileReading.Bounds = allowsOutside ? .anywhere : .folder(self.path)
    guard let bytes = try InputFiles.bytesIfThere(atPath: path, within: bounds) else { return nil }
    if let reason = Self.problem(with: bytes) { throw RunError("'\(path)' \(reason)") }
    return bytes
  }

  /// The reference that has a path on a Mac and another one here: it differs in upper and lower
  /// case, or in how its accents are put together.
  ///
  /// Nil where there is none.
  func lookalike(of reference: String) -> String? {
    var found = path
    for name in reference.split(separator: "/").map(String.init) {
      guard let names = try? InputFiles.names(inFolder: found) else { return nil }
      let other = CaseCollisions.lookalike(of: name, among: names)
      found = FilePath.join(found, other ?? name)
    }
    let isOther = !found.utf8.elementsEqual(path(of: reference).utf8)
    return isOther && FileKind(at: found) == .file ? found : nil
  }

  /// Every picture in a folder of the folder, such as `ring/first.png`, sorted.
  ///
  /// - `folders`: only of these names; nil for all.
  package func pictures(inFolders folders: Set<String>? = nil) throws(FileError) -> [String] {
    guard FileKind(at: path) != nil else { return [] }
    var paths: [String] = []
    for folder in try InputFiles.names(inFolder: path) where !folder.hasPrefix(".") {
      let inner = FilePath.join(path, folder)
      guard folders?.contains(folder) ?? true, FileKind(at: inner) == .folder else { continue }
      for name in try InputFiles.names(inFolder: inner)
      where !name.hasPrefix(".") && ResultsFolder.isPicture(name) {
        paths.append("\(folder)/\(name)")
      }
    }
    return paths.sorted()
  }

  /// Returns the fault of bytes that are no picture at all, with its likely cause.
  static func problem(with bytes: [UInt8]) -> String? {
    if bytes.isEmpty { return "is empty; is it being written, or was the disk full?" }
    if bytes.starts(with: "version https://git-lfs".utf8) {
      return "is a pointer of Git LFS and not the picture; fetch it with 'git lfs pull'"
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    if bytes.starts(with: signature), !bytes.suffix(end.count).elementsEqual(end),
      !bytes.suffix(1 << 16).contains(end)
    {
      return "ends in the middle of the picture; is it being written, or was it copied in part?"
        + " Run galley check again, or restore the file"
    }
    return nil
  }
}
