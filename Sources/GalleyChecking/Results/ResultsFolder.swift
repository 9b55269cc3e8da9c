internal import GalleyNotation
internal import GalleyRuns
internal import GalleySystem
import Glibc

/// The folder in which a check leaves what it drew, for people to look at and to approve.
///
/// It holds `manifest.json`, `report.html` with `report.css`, and the pictures of what is not the same
/// in `drawn`, `diff` and `expected`, each below the name of its scene. It refers to nothing inside itself by
/// an absolute path, so it can be moved.
package struct ResultsFolder: Sendable {
  package let path: String
  private let cache: ManifestCache?

  package init(_ path: String) { self.init(path, cache: nil) }

  private init(_ path: String, cache: ManifestCache?) {
    self.path = path
    self.cache = cache
  }

  /// The folder for who asks often: its manifest is read again only where the file has changed.
  package var cachingManifest: ResultsFolder {
    cache == nil ? ResultsFolder(path, cache: ManifestCache()) : self
  }

  package var manifestPath: String { FilePath.join(path, Manifest.fileName) }
  package var reportPath: String { FilePath.join(path, "report.html") }
  /// The style of a report whose server forbids it one of its own.
  package var stylePath: String { FilePath.join(path, Self.styleName) }
  static let styleName = "report.css"

  /// The folders of pictures.
  enum Pictures: String, CaseIterable {
    case drawn
    case diff
    /// Copies of the references as the check saw them.
    case expected
  }

  /// Where the drawing lies whose reference has a path.
  package func drawnPath(of path: String) -> String { self.path(in: .drawn, of: path) }
  package func diffPath(of outcome: StateOutcome) -> String {
    path(in: .diff, of: outcome.diffPath)
  }
  /// A copy of the reference as the check saw it.
  package func expectedPath(of path: String) -> String { self.path(in: .expected, of: path) }

  private func path(in pictures: Pictures, of path: String) -> String {
    FilePath.join(folder(of: pictures), path)
  }

  func folder(of pictures: Pictures) -> String { FilePath.join(path, pictures.rawValue) }

  /// The bytes of a picture that lies here, not only by a link; nil where there is none.
  func bytes(_ pictures: Pictures, _ path: String) throws(FileError) -> [UInt8]? {
    try InputFiles.bytes(ofFile: FilePath.join(pictures.rawValue, path), below: self.path)
  }

  /// Whether a path is that of a picture in a folder, neither of them hidden, and leads nowhere
  /// else.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
      && isPicture(path) && !path.utf8.contains(0)
  }

  /// The manifest of the last check; nil where none was made.
  package func manifest() throws -> Manifest? {
    do {
      // A file that takes the place of this one meanwhile has another state, and is read the next time.
      let state = cache == nil ? nil : FileState(ofFileAtPath: manifestPath)
      if let state, let text = cache?.text(in: state) { return text.manifest }
      guard let bytes = try InputFiles.bytes(ofFile: Manifest.fileName, below: path) else {
        return nil
      }
      let manifest = try Manifest(JSONReader.value(of: bytes))
      if let state { cache?.keep(ManifestText(of: manifest, bytes), in: state) }
      return manifest
    } catch let error as FileError {
      throw error
    } catch {
      throw RunError(
        "cannot read '\(manifestPath)': \(error); remove the folder and run galley check again")
    }
  }

  /// The state of references where an approval of these results was killed; nil where none was.
  package var interruption: String? {
    guard let manifest = try? manifest(),
      manifest.entries.contains(where: { $0.decision == .begun })
    else { return nil }
    return "an approval of the results in '\(path)' was ended half-way: of the references that it"
      + " replaces, some are new and some may be old"
  }

  /// The manifest of a check that has come to its end.
  package func completeManifest() throws -> Manifest {
    guard let manifest = try manifest() else {
      throw RunError(
        "there are no results in '\(path)'; run galley check first, or name its folder with"
          + " --results")
    }
    guard manifest.isComplete else {
      throw RunError("the check in '\(path)' has not come to its end; run galley check again")
    }
    return manifest
  }

  package func write(_ manifest: Manifest) throws {
    try write([OutputFile(path: manifestPath, bytes: ManifestText(of: manifest).bytes)])
  }

  /// Writes other decisions on the entries of the manifest that lies here.
  func write(decisions manifest: Manifest) throws {
    let file = file(withDecisions: manifest)
    try write([file])
    noteWritten(file, manifest)
  }

  /// The file of the manifest that lies here, with the decisions and the known references of one that
  /// has the same entries; the caller has locked the folder since it was read.
  func file(withDecisions manifest: Manifest) -> OutputFile {
    let cached = FileState(ofFileAtPath: manifestPath).flatMap { cache?.text(in: $0) }
    let text = cached?.deciding(manifest) ?? ManifestText(of: manifest)
    return OutputFile(path: manifestPath, bytes: text.bytes)
  }

  /// Takes it that the file lies in its place by now, which the caller has locked.
  func noteWritten(_ file: OutputFile, _ manifest: Manifest) {
    guard let cache, let state = FileState(ofFileAtPath: file.path) else { return }
    cache.keep(ManifestText(of: manifest, file.bytes), in: state)
  }

  /// Writes files into the folder, which the caller has locked; no link leads out of it.
  func write(_ files: [OutputFile]) throws {
    try WholeFileWriter.write(files, by: FileBatch(below: path))
  }
}

// MARK: - Making room

extension ResultsFolder {
  /// Makes the folder where it is missing, and refuses one that holds anything but results.
  package func make() throws {
    var folders = NewFolders()
    let isNew = FileKind(at: path) == nil
    try folders.make(path)
    if isNew {
      // What a check draws is nothing to commit.
      let ignore = OutputFile(path: FilePath.join(path, ".gitignore"), bytes: Array("*\n".utf8))
      try WholeFileWriter.write([ignore], below: path)
      return
    }
    guard try !holdsResults else { return }
    let names = try InputFiles.names(inFolder: path)
    guard names.allSatisfy({ [".", "..", ".gitignore"].contains($0) }) else {
      throw FileError(
        "keep results in", path,
        because: "it is not empty and holds no results of galley check; choose another folder")
    }
  }

  /// Whether there is a manifest, of whatever version or damaged: the app of a web page has a file of
  /// the same name.
  private var holdsResults: Bool {
    get throws {
      guard FileKind(at: FilePath.join(path, Manifest.fileName)) == .file,
        let bytes = try InputFiles.bytes(ofFile: Manifest.fileName, below: path)
      else { return false }
      return String(decoding: bytes.prefix(200), as: UTF8.self)
        .contains("\"\(Manifest.versionKey)\"")
    }
  }

  /// Takes the report of an earlier check away, and lets nobody approve what it drew: whatever
  /// comes of the check that begins, nothing here looks like what it came to.
  package func giveWay() throws {
    guard try holdsResults else { return }
    let lock = try FolderLock(path)
    defer { withExtendedLifetime(lock) {} }
    try Self.remove(reportPath)
    // Nothing can be approved by one that cannot be read either.
    guard var manifest = try? manifest(), manifest.isComplete else { return }
    manifest.isComplete = false
    try write(manifest)
  }

  /// Removes the pictures and the report of an earlier check, and nothing that is not its own; the
  /// caller has locked the folder.
  package func clear() throws {
    LeftoverFiles.remove(inLocked: path)
    for pictures in Pictures.allCases {
      try Self.clear(FilePath.join(path, pictures.rawValue)) { scene in
        try Self.clear(scene) { picture in
          let name = FilePath.name(of: picture)
          if Self.isPicture(name) || StagedFile.isTemporary(name) { try Self.remove(picture) }
        }
      }
    }
    for file in [reportPath, stylePath] { try Self.remove(file) }
  }

  /// Clears each thing in a folder, and removes the folder where it is empty then.
  ///
  /// Of a link only the link is removed, or pictures would be written to where it leads; a file
  /// stays.
  private static func clear(
    _ folder: String, _ clearPart: (_ path: String) throws -> Void
  ) throws {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFLNK { return try remove(folder) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return }
    for name in try InputFiles.names(inFolder: folder) where name != "." && name != ".." {
      try clearPart(FilePath.join(folder, name))
    }
    rmdir(folder)
  }

  static func isPicture(_ name: String) -> Bool {
    [".png", ".svg", ".apng"].contains { name.hasSuffix($0) }
  }

  /// Removes the picture of what differs from the reference that is another's by now.
  func removeDifference(of outcome: StateOutcome) throws {
    let path = diffPath(of: outcome)
    try Self.remove(path)
    for folder in [FilePath.folder(of: path), self.path(in: .diff, of: "")] { rmdir(folder) }
  }

  private static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError("remove", path, because: errno)
    }
  }
}
