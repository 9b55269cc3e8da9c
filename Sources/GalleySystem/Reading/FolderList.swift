import Glibc

/// The contents of a folder.
package enum FolderList {
  /// The names, sorted; none where the folder cannot be read.
  package static func names(in folder: String) -> [String] {
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

  /// The names in the folder that a path leads to, sorted, without those that are hidden.
  package static func names(besides path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    return names(in: String(folder)).filter { !$0.hasPrefix(".") }
  }

  /// Removes a folder with what lies in it; what cannot be removed stays.
  package static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
