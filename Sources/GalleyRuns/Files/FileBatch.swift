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
    /// To go when all others have come.
    var removed: [StagedFile] = []
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

  /// Takes one file below a folder that no link leads out of; that in which it lies is locked.
  package func put(_ file: OutputFile, lockingFolderBelow folder: String) throws {
    try put(file.path, below: folder, isLocked: false) { write in try write(file.bytes) }
  }

  /// Takes a file for the one that is there, where links lead, with its owner and permissions.
  package func replace(_ file: OutputFile) throws {
    let path = FilePath.resolved(file.path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError("write", file.path, because: errno) }
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw FileError(
        "write", file.path, because: "it is read-only; let yourself write it (chmod u+w)")
    }
    try put(path, below: nil, as: status) { write in try write(file.bytes) }
  }

  /// Lets a file go when all others have taken their places; does nothing where there is none.
  package func remove(_ path: String) throws {
    let place = OutputLocation(path, below: folder)
    switch try place.kind {
    case .file: content.withLock { $0.removed.append(StagedFile(removing: place)) }
    case .folder: throw FileError("remove", path, because: EISDIR)
    case .special: throw FileError("remove", path, because: "it is no plain file; remove it")
    case nil: break
    }
  }

  private func put(
    _ path: String, below folder: String?, as status: stat? = nil, isLocked: Bool? = nil,
    fill: (ByteSink) throws -> Void
  ) throws {
    if folder == nil, OutputLocation.isPassage(path) { return try keep(path, fill) }
    let place = OutputLocation(path, below: folder)
    guard try place.kind != .folder else { throw FileError("write", path, because: EISDIR) }
    for attempt in 1... {
      try content.withLock { content in
        try content.folders.make(for: place)
        guard !(isLocked ?? (folder != nil)), content.locks[place.folder] == nil else { return }
        LeftoverFiles.remove(inFolder: place.folder)
        content.locks[place.folder] = SharedFolderLock(place.folder)
      }
      var hasStarted = false
      do {
        let file = try withoutActuallyEscaping(fill) { fill in
          try StagedFile(for: place, as: status, undo: undo) { sink in
            hasStarted = true
            try fill(sink)
          }
        }
        return content.withLock { $0.staged.append(file) }
      } catch {
        // Another batch that failed may have taken away a folder that it had made.
        guard !hasStarted, attempt < Self.mostAttempts, FileKind(at: place.folder) == nil else {
          throw error
        }
      }
    }
  }

  private static let mostAttempts = 4

  package func current(_ path: String) -> [UInt8]? {
    guard let folder, (try? OutputLocation(path, below: folder).kind) == .file else { return nil }
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
  /// - `isSynced`: whether their names are to be on the disk, too.
  package func commit(isSynced: Bool) throws {
    do {
      try content.withLock { content in
        for file in content.passed { try Self.pass(file.bytes, to: file.path) }
        let files = content.staged + content.removed
        let backsUp = isSynced || files.count > 1
        for file in files { try file.commit(undo, backsUp: backsUp) }
        guard isSynced else { return }
        let folders = Set(files.flatMap { [$0.place.folder, $0.place.root] })
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

/// A file whose bytes are safe on the disk beside its place, and which one rename puts there; or
/// none, where what lies there is to go.
package struct StagedFile: Sendable {
  let place: OutputLocation
  /// Nil where nothing takes the place.
  private let temporaryName: String?
  private let step: UndoGroup.Step?

  /// Nothing, in the place of a file that is to go.
  init(removing place: OutputLocation) {
    self.place = place
    temporaryName = nil
    step = nil
  }

  /// Writes a temporary file in the same folder, part by part; nothing is left behind on failure.
  ///
  /// - `status`: whose owner and permissions the file has; nil for a new one's.
  /// - `undo`: removes the temporary file wherever the process ends.
  /// - `fill`: hands over the bytes, in order.
  init(
    for place: OutputLocation, as status: stat? = nil, undo: UndoGroup,
    fill: (ByteSink) throws -> Void
  ) throws {
    let name = Self.newName()
    self.place = place
    temporaryName = name
    step = try Self.noted(place) { () throws(SystemError) in
      try undo.note(temporary: FilePath.join(place.folder, name))
    }
    let folder = try place.openFolder()
    let descriptor = Self.newFile(named: name, in: folder.descriptor, mode: 0o666)
    guard descriptor >= 0 else { throw FileError("write", place.path, because: errno) }
    do {
      try Self.write(place.path, as: status, to: descriptor, fill)
    } catch {
      unlinkat(folder.descriptor, name, 0)
      throw error
    }
  }

  /// Gives a file the permissions of another, and its owner where that may be given.
  private static func adopt(
    _ status: stat, for path: String, on descriptor: Int32
  ) throws(FileError) {
    if geteuid() == 0 { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
      throw FileError("write", path, because: errno)
    }
  }

  /// Puts the file in its place, whatever file or link was there before.
  ///
  /// - `backsUp`: whether `undo` can put back what was there.
  func commit(_ undo: UndoGroup, backsUp: Bool) throws(FileError) {
    let folder = try place.openFolder()
    if backsUp { try backUp(in: folder, undo) }
    guard let temporaryName else {
      guard unlinkat(folder.descriptor, place.name, 0) == 0 || errno == ENOENT else {
        throw FileError("remove", place.path, because: errno)
      }
      return
    }
    let status = uninterrupted {
      renameat(folder.descriptor, temporaryName, folder.descriptor, place.name)
    }
    guard status == 0 else { throw FileError("write", place.path, because: errno) }
    if let step { undo.forget(step) }
  }

  /// Gives what is at the place a second name.
  private func backUp(in folder: borrowing OpenFile, _ undo: UndoGroup) throws(FileError) {
    guard let status = try place.status(in: folder) else {
      _ = try Self.noted(place) { () throws(SystemError) in
        try undo.note(replacement: place.path, copy: nil)
      }
      return
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError("write", place.path, because: EISDIR)
    }
    let copy = Self.newName()
    let copyPath = FilePath.join(place.folder, copy)
    let replacement = try Self.noted(place) { () throws(SystemError) in
      try undo.note(replacement: place.path, copy: copyPath)
    }
    let descriptor = folder.descriptor
    let isLinked = UndoGroup.making { linkat(descriptor, place.name, descriptor, copy, 0) == 0 }
    if isLinked { return }
    // Some file systems know no second names, and some users may not give them. Until the copy is
    // whole nothing may come back from it.
    undo.forget(replacement)
    let unfinished = try Self.noted(place) { () throws(SystemError) in
      try undo.note(temporary: copyPath)
    }
    try copyOld(to: copy, in: folder, status)
    _ = try Self.noted(place) { () throws(SystemError) in
      try undo.note(replacement: place.path, copy: copyPath)
    }
    undo.forget(unfinished)
  }

  private func copyOld(
    to copy: String, in folder: borrowing OpenFile, _ status: stat
  ) throws(FileError) {
    let old = uninterrupted { [descriptor = folder.descriptor] in
      openat(descriptor, place.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard old >= 0 else { throw FileError("read", place.path, because: errno) }
    let source = OpenFile(owning: old)
    let new = Self.newFile(named: copy, in: folder.descriptor, mode: status.st_mode & 0o777)
    guard new >= 0 else { throw FileError("write", place.path, because: errno) }
    let target = OpenFile(owning: new)
    switch readAll(from: source.descriptor, limit: InputFiles.largestFile) {
    case .failure(let error): throw FileError("read", place.path, because: error.number)
    case .success(let bytes):
      if let number = writeAll(bytes, to: target.descriptor) {
        throw FileError("write", place.path, because: number)
      }
    }
  }

  /// Opens a noted file that is not there yet; below zero, with `errno`, where that fails.
  private static func newFile(named name: String, in folder: Int32, mode: mode_t) -> Int32 {
    uninterrupted {
      UndoGroup.making {
        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      }
    }
  }

  private static func noted(
    _ place: OutputLocation, _ note: () throws(SystemError) -> UndoGroup.Step
  ) throws(FileError) -> UndoGroup.Step {
    do throws(SystemError) {
      return try note()
    } catch {
      throw FileError("write", place.path, because: error.number)
    }
  }

  /// Writes, syncs and closes; each of them may be the one that finds the disk full.
  private static func write(
    _ path: String, as status: stat?, to descriptor: Int32, _ fill: (ByteSink) throws -> Void
  ) throws {
    do {
      if let status { try adopt(status, for: path, on: descriptor) }
      try fill { bytes in
        if let number = writeAll(bytes, to: descriptor) {
          throw FileError("write", path, because: number)
        }
      }
      guard uninterrupted({ fsync(descriptor) }) == 0 else {
        throw FileError("write", path, because: errno)
      }
    } catch {
      close(descriptor)
      throw error
    }
    // What is interrupted here is closed nevertheless.
    guard close(descriptor) == 0 || errno == EINTR else {
      throw FileError("write", path, because: errno)
    }
  }

  private static let count = Atomic<Int>(0)
  /// Another one for each process, wherever it runs.
  private static let process = UInt64.random(in: 0 ... .max)

  /// Whether a file's name is one that a writer gives while it writes.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".galley-") && name.hasSuffix(".tmp")
  }

  /// A hidden name of its own for each file.
  private static func newName() -> String {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    return ".galley-\(String(process, radix: 36))-\(number).tmp"
  }
}
