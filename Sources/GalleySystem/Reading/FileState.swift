internal import CProcess
import Glibc

/// The state of a file, which changes whenever its content does: where it lies, how long it is, and
/// when it was last written to or put there.
///
/// Of the times one cannot be set by a program: that of the last change of any kind. So a file that
/// was replaced under the same name, with the same size and time, has another state. What is
/// written to a file that is mapped into memory changes its times when the system next takes the
/// written pages over, and in a file system in memory never.
package struct FileState: Hashable, Sendable {
  package let numbers: [Int64]
  /// Seconds since 1970 of the last change of any kind.
  private let changed: Int
  /// Nil where the state was asked of a descriptor.
  private let path: String?

  /// Linux takes over what has been written to mapped pages within 35 seconds.
  private static let secondsToSettle = 60

  /// Nil for what is no plain file, and where the system does not say.
  package init?(ofFileAtPath path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status, at: path)
  }

  /// Nil for what is no plain file, and where the system does not say.
  package init?(of file: borrowing OpenFile) {
    guard let status = try? file.status() else { return nil }
    self.init(status, at: nil)
  }

  private init?(_ status: stat, at path: String?) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    numbers = [
      Int64(bitPattern: UInt64(status.st_dev)), Int64(bitPattern: UInt64(status.st_ino)),
      Int64(status.st_size), Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec),
      Int64(status.st_ctim.tv_sec), Int64(status.st_ctim.tv_nsec),
    ]
    changed = status.st_ctim.tv_sec
    self.path = path
  }

  /// Whether another change is sure to give the file another state: not where it was changed just now,
  /// nor where it lies in memory alone or where it lies is not known.
  package var isSettled: Bool {
    guard let path else { return false }
    return time(nil) - changed > Self.secondsToSettle && galley_is_in_memory(path) == 0
  }
}
