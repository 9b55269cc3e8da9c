internal import GalleySystem
import Glibc

/// Adds to files that others add to, such as the summary of a workflow.
package enum FileEnd {
  package static func append(_ bytes: [UInt8], toFileAtPath path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path, because: errno) }
    defer { close(descriptor) }
    if let number = writeAll(bytes, to: descriptor) {
      throw FileError("write", path, because: number)
    }
  }
}
