internal import GalleySystem
import Glibc
import Synchronization

/// Files that take their places together or not at all.
///
/// All are on the disk before the first takes its place, and what was there is kept until the last
/// has taken its own: where one cannot be written or put in its place, all is as it was before, and
/// neither temporary files nor new folders stay. The same holds where the process is interrupted or
/// finds no memory, but for new folders, which then stay and are empty. Only a process that is
/// killed, or a machine that stops, can leave some files new and some old, each of them whole. A
/// link in a file's place is replaced and not followed. Devices and pipes take their bytes as they
/// are, before the first file takes its place.
package final class FileBatch: FileSink {
  private struct Content {
    var folders = NewFolders()
    var staged: [StagedFile] = []
    /// For devices and pipes.
    var passed: [OutputFile] = []
    /// Of the folders that are written to, for as long as there are temporary files in them.
    var locks: [String: SharedFolderLock] = [:]
  }

  /// Out of which no link leads; nil where each file was named by the user.
  private let folder: String?
  private let content = Mutex(Content())
  private let undo = UndoGroup()

  /// For files that the user named, each by itself.
  package init() { folder = nil }

  /// For files below a folder that the user named, and that the caller has locked.
  package init(below folder: String) { self.folder = folder }

  package func put(_ path: String, fill: (ByteSink) throws -> Void) throws {
    try put(path, below: folder, fill: fill)
  }

  /// Takes one file below another folder than that of the batch, which the caller has locked.
  package func put(_ file: OutputFile, below folder: String) throws {
    try put(file.path, below: folder) { write in try write(file.bytes) }
  }

  private func put(
    _ path: String, below folder: String?, fill: (ByteSink) throws -> Void
  ) throws {
    if folder == nil, OutputPlace.isPassage(path) { return try keep(path, fill) }
    let place = OutputPlace(path, below: folder)
    guard try place.kind != .folder else { throw FileError("write", path, because: EISDIR) }
    try content.withLock { content in
      try content.folders.make(for: place)
      guard folder == nil, content.locks[place.root] == nil else { return }
      LeftoverFiles.remove(inFolder: place.root)
      content.locks[place.root] = SharedFolderLock(place.root)
    }
    let file = try StagedFile(for: place, undo: undo, fill: fill)
    content.withLock { $0.staged.append(file) }
  }

  package func current(_ path: String) -> [UInt8]? {
    guard let folder, (try? OutputPlace(path, below: folder).kind) == .file else { return nil }
    return try? InputFiles.bytesIfThere(atPath: path, within: .folder(folder))
  }

  private func keep(_ path: String, _ fill: (ByteSink) throws -> Void) throws {
    var file = OutputFile(path: path, bytes: [])
    try fill { file.bytes += $0 }
    content.withLock { [file] in $0.passed.append(file) }
  }

  package func commit() throws { try commit(isSynced: false) }

  /// Puts all files in their places.
  ///
  /// - Parameter isSynced: whether their names are to be on the disk, too.
  package func commit(isSynced: Bool) throws {
    do {
      try content.withLock { content in
        for file in content.passed { try Self.pass(file.bytes, to: file.path) }
        let keepsOld = isSynced || content.staged.count > 1
        for file in content.staged { try file.commit(undo, keepsOld: keepsOld) }
        guard isSynced else { return }
        let folders = Set(content.staged.flatMap { [$0.place.folder, $0.place.root] })
        for folder in folders.sorted() { try FilePath.syncFolder(folder) }
      }
    } catch {
      let isUndone = undo.undo()
      discard()
      guard var error = error as? FileError, !isUndone else { throw error }
      error.isUndone = false
      throw error
    }
    undo.settle()
    content.withLock { $0 = Content() }
  }

  package func discard() {
    _ = undo.undo()
    content.withLock { content in
      content.folders.remove()
      content = Content()
    }
  }

  private static func pass(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = uninterrupted { open(path, O_WRONLY | O_APPEND | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError("write", path, because: errno) }
    defer { close(descriptor) }
    if let number = writeAll(bytes, to: descriptor) {
      throw FileError("write", path, because: number)
    }
  }
}
