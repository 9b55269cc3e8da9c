import Glibc

/// A stamp that tells that a file is another than before, without reading it.
struct FileStamp {
  /// Path, size and time of change; the path alone where nothing is there.
  let text: String

  init(atPath path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      text = path
      return
    }
    text =
      "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
  }
}
