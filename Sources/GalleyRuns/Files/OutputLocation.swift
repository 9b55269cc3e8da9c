package import GalleySystem
import Glibc

/// The place of a file that is to be written, and the folder out of which no link leads there.
package struct OutputLocation: Sendable {
  /// As the user wrote it.
  package let path: String
  /// The path that the user named: links up to here are followed.
  let root: String
  /// The folders from there on, which may be no links.
  let folders: [String]
  package let name: String

  /// - Parameters:
  ///   - path: a path that begins with that of the folder where there is one.
  ///   - folder: what the user named; nil where that is the file itself.
  package init(_ path: String, below folder: String?) {
    let folder = folder ?? FilePath.folder(of: path)
    self.path = path
    let inner = path.hasPrefix(FilePath.join(folder, "")) ? path.dropFirst(folder.count) : path[...]
    let parts = inner.split(separator: "/").map(String.init)
    root = folder
    folders = parts.dropLast()
    name = parts.last ?? ""
  }

  /// The path of the folder that the file lies in.
  package var folder: String { FilePath.folder(of: path) }

  /// The kind of what lies at the place, itself where it is a link; nil where nothing does.
  var kind: FileKind? {
    get throws(FileError) {
      guard let folder = try existingFolder() else { return nil }
      return try status(in: folder).map(FileKind.init(of:))
    }
  }

  /// Whether bytes are passed on by what lies there: it is a device or a pipe, or a name for one
  /// that the system keeps, such as `/dev/stdout`.
  ///
  /// A link of anyone else is a file to be replaced.
  static func isPassage(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return false
    case S_IFLNK:
      let folder = FilePath.real(FilePath.folder(of: path)) + "/"
      return FileKind(at: path) != .folder && ["/dev/", "/proc/"].contains { folder.hasPrefix($0) }
    default: return true
    }
  }

  /// Whether something has a path, be it a link that leads nowhere.
  package static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Opens the folder that the file lies in.
  ///
  /// - `count`: only so many of the folders from the root on; nil for all.
  package func openFolder(upTo count: Int? = nil) throws(FileError) -> OpenFile {
    do throws(FileProblem) {
      return try walkedFolder(upTo: count ?? folders.count)
    } catch {
      throw problem(error)
    }
  }

  private func walkedFolder(upTo count: Int) throws(FileProblem) -> OpenFile {
    var here = try OpenFile.folder(at: root)
    for name in folders.prefix(count) { here = try here.folder(name) }
    return here
  }

  /// Returns the system's status of the place; nil where nothing is there.
  func status(in folder: borrowing OpenFile) throws(FileError) -> stat? {
    var status = stat()
    if fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    guard errno == ENOENT else { throw FileError("write", path, because: errno) }
    return nil
  }

  private func existingFolder() throws(FileError) -> OpenFile? {
    do throws(FileProblem) {
      return try walkedFolder(upTo: folders.count)
    } catch {
      if error == .system(ENOENT) || FileKind(at: root) != .folder { return nil }
      throw problem(error)
    }
  }

  private func problem(_ problem: FileProblem) -> FileError {
    guard case .system(let number) = problem else {
      return FileError("write", path, because: EIO)
    }
    guard number == ENOTDIR || number == ELOOP, let folder = obstacle() else {
      return FileError("write", path, because: number)
    }
    guard isLink(folder) else { return FileError("make the folder", folder, because: ENOTDIR) }
    return FileError(
      "write", path,
      because: "the folder '\(folder)' is a link, and nothing is written through links; remove it")
  }

  /// The first folder on the way that is none.
  private func obstacle() -> String? {
    var path = root
    for name in folders {
      path = FilePath.join(path, name)
      if isLink(path) || FileKind(at: path) != .folder { return path }
    }
    return FileKind(at: root) == .folder ? nil : root
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
