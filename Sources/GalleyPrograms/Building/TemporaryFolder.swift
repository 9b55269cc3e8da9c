import GalleySystem
import Glibc

/// A folder of this process's own, which goes with the value.
final class TemporaryFolder: Sendable {
  let path: String

  /// - Parameter folder: where it is made.
  init(in folder: String) throws(SystemError) {
    var template = Array("\(folder)/galley-build-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { FolderList.remove(path) }
}
