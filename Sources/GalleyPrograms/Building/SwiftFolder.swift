import GalleySystem
import Glibc

/// A folder that is named where Swift files are meant.
enum SwiftFolder {
  /// Deeper folders are left alone.
  private static let deepest = 16

  /// The paths with each folder replaced by the Swift files in it and below, sorted by name; hidden
  /// ones and links to folders are passed over. A folder without any stays.
  static func files(of paths: [String]) -> [String] {
    paths.flatMap { path in
      let found = isFolder(path, followingLinks: true) ? files(in: path, depth: 0) : []
      return found.isEmpty ? [path] : found
    }
  }

  private static func files(in folder: String, depth: Int) -> [String] {
    guard depth < deepest else { return [] }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return FolderList.names(in: folder).flatMap { name -> [String] in
      if name.hasPrefix(".") { return [] }
      let path = base + name
      if isFolder(path, followingLinks: false) { return files(in: path, depth: depth + 1) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
