import Glibc

/// What lies in a folder.
enum FolderList {
  /// The names, sorted; none where the folder cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether a path is a folder of the user's, and no link to one.
  static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid()
  }

  /// Removes a folder with what lies in it; what cannot be removed stays.
  ///
  /// - Parameter last: What goes when all else has gone.
  static func remove(_ path: String, last: String? = nil) {
    if unlink(path) == 0 { return }
    for name in names(in: path) where name != last { remove("\(path)/\(name)") }
    if let last { unlink("\(path)/\(last)") }
    rmdir(path)
  }
}
