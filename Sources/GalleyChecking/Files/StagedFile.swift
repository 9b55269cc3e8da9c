internal import GalleySystem
import Glibc
import Synchronization

/// A file whose bytes are safe on the disk beside its place, and which one rename puts there.
struct StagedFile: Sendable {
  let place: OutputPlace
  private let temporaryName: String
  private let step: UndoGroup.Step

  /// Writes a temporary file in the same folder, part by part; nothing is left behind on failure.
  ///
  /// - Parameters:
  ///   - undo: removes the temporary file wherever the process ends.
  ///   - fill: hands over the bytes, in order.
  init(
    for place: OutputPlace, undo: UndoGroup, fill: (ByteSink) throws -> Void
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
      try Self.write(place.path, to: descriptor, fill)
    } catch {
      unlinkat(folder.descriptor, temporaryName, 0)
      throw error
    }
  }

  /// Puts the file in its place, whatever file or link was there before.
  ///
  /// - Parameter keepsOld: whether `undo` can put back what was there.
  func commit(_ undo: UndoGroup, keepsOld: Bool) throws(FileError) {
    let folder = try place.openFolder()
    if keepsOld { try keepOld(in: folder, undo) }
    let status = uninterrupted {
      renameat(folder.descriptor, temporaryName, folder.descriptor, place.name)
    }
    guard status == 0 else { throw FileError("write", place.path, because: errno) }
    undo.forget(step)
  }

  /// Gives what is at the place a second name.
  private func keepOld(in folder: borrowing OpenFile, _ undo: UndoGroup) throws(FileError) {
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
    _ place: OutputPlace, _ note: () throws(SystemError) -> UndoGroup.Step
  ) throws(FileError) -> UndoGroup.Step {
    do throws(SystemError) {
      return try note()
    } catch {
      throw FileError("write", place.path, because: error.number)
    }
  }

  /// Writes, syncs and closes; each of them may be the one that finds the disk full.
  private static func write(
    _ path: String, to descriptor: Int32, _ fill: (ByteSink) throws -> Void
  ) throws {
    do {
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
