internal import GalleySystem
import Glibc

/// The kind of a file at a path.
package enum FileKind: Equatable {
  case file
  case folder
  /// A device, a pipe or a socket.
  case special

  /// The file at a path, links followed; nil where there is none.
  package init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(of: status)
  }

  /// The identity in a status of the system.
  init(of status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    // A link is replaced as a file is.
    case S_IFREG, S_IFLNK: self = .file
    default: self = .special
    }
  }
}

/// Paths as text.
package enum FilePath {
  /// The folder that a file lies in: `.` where the path names none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A name inside a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Makes sure that the names in a folder are on the disk.
  package static func syncFolder(_ path: String) throws(FileError) {
    let descriptor = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError("open the folder", path, because: errno) }
    defer { close(descriptor) }
    // Some file systems have nothing to sync of a folder, and say so.
    guard uninterrupted({ fsync(descriptor) }) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw FileError("write", path, because: errno)
    }
  }

  /// A path below the working folder from there, so that it holds in another checkout; any other
  /// as it is.
  package static func fromHere(_ path: String) -> String {
    guard path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    let prefix = String(cString: here) + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The path behind symbolic links, or the path itself where nothing is there.
  package static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Where a path leads or will lead: links are followed as far as there is anything.
  package static func real(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return path }
    let above = (path.hasPrefix("/") ? "/" : "./") + parts.dropLast().joined(separator: "/")
    let folder = real(above)
    return name == ".." ? self.folder(of: folder) : name == "." ? folder : join(folder, name)
  }

  /// The way from a folder, which need not be there yet, to a file.
  package static func relative(_ path: String, from folder: String) -> String {
    let (target, start) = (realParts(path), realParts(folder))
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  private static func realParts(_ path: String) -> [String] {
    let real = real(path)
    // Of a path that leads nowhere yet the part that does is resolved to the root.
    let whole = real.hasPrefix("/") ? real : join(self.real("."), real)
    return whole.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Whether a path leads to a folder or something below it.
  package static func leads(_ path: String, into folder: String) -> Bool {
    let (inner, outer) = (real(path), real(folder))
    return inner == outer || inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/")
  }
}

/// Folders that a writer makes, and takes away again where it fails.
package struct NewFolders {
  private var made: [String] = []

  package init() {}

  /// Makes a folder and those above it that are missing.
  package mutating func make(_ path: String) throws(FileError) {
    switch FileKind(at: path) {
    case .folder: return
    case .some: throw FileError("make the folder", path, because: ENOTDIR)
    case nil: break
    }
    let parent = FilePath.folder(of: path)
    if parent != path { try make(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError("make the folder", path, because: errno)
    }
    made.append(path)
  }

  /// Makes the folder of a file and those above it that are missing.
  mutating func make(for place: OutputLocation) throws(FileError) {
    try make(place.root)
    var path = place.root
    for (number, name) in place.folders.enumerated() {
      path = FilePath.join(path, name)
      let above = try place.openFolder(upTo: number)
      guard mkdirat(above.descriptor, name, 0o777) != 0 else {
        made.append(path)
        continue
      }
      guard errno == EEXIST else { throw FileError("make the folder", path, because: errno) }
    }
  }

  /// Removes what was made and is still empty, the innermost first.
  package func remove() {
    for path in made.reversed() { rmdir(path) }
  }
}
