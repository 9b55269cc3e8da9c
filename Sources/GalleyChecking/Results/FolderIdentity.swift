import Glibc

/// Tells a folder from any copy of it: a folder that was downloaded or unpacked has another mark.
///
/// It is the number of the folder on its file system, which a folder that is only renamed keeps.
enum FolderIdentity {
  /// The mark of a folder; nil where there is none.
  static func of(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return "\(status.st_dev):\(status.st_ino)"
  }
}
