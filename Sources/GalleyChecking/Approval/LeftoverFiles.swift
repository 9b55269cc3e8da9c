import Glibc

/// Temporary files that a killed process left beside the files they were to become.
enum LeftoverFiles {
  /// A process that writes for longer is stuck.
  private static let longestLife = 3600

  /// Removes those whose process has ended, or that are too old to be someone's.
  static func remove(inFolder folder: String) throws(FileError) {
    guard FileKind(at: folder) == .folder else { return }
    for name in try InputFiles.names(inFolder: folder) where StagedFile.isTemporary(name) {
      let path = FilePath.join(folder, name)
      if !isInUse(name) || isOld(path) { unlink(path) }
    }
  }

  private static func isInUse(_ name: String) -> Bool {
    guard let number = name.split(separator: "-").dropFirst().first.flatMap({ pid_t($0) }) else {
      return false
    }
    return number != getpid() && (kill(number, 0) == 0 || errno == EPERM)
  }

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return time(nil) - status.st_mtim.tv_sec > longestLife
  }
}
