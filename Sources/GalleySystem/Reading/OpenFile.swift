internal import CProcess
package import Glibc

/// A file or a folder that is open as long as the value lives.
package struct OpenFile: ~Copyable {
  package let descriptor: Int32

  /// Takes a descriptor over, and closes it in the end.
  package init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Its kind and its identity.
  package func status() throws(FileProblem) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    return status
  }
}

extension OpenFile {
  /// Opens a folder as a place to go on from; links are followed, and it need not be readable.
  package static func folder(at path: String) throws(FileProblem) -> OpenFile {
    try opened { open(path, galley_open_place | O_DIRECTORY | O_CLOEXEC) }
  }

  /// Opens a folder in this one, which may be no link.
  package func folder(_ name: String) throws(FileProblem) -> OpenFile {
    try Self.opened { [descriptor] in
      openat(descriptor, name, galley_open_place | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  /// Opens what lies in this folder under a name, itself where it is a link.
  func place(_ name: String) throws(FileProblem) -> OpenFile {
    try Self.opened { [descriptor] in
      openat(descriptor, name, galley_open_place | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  /// The result of a call that opens, which is repeated where a signal interrupts it.
  package static func opened(_ open: () -> Int32) throws(FileProblem) -> OpenFile {
    let descriptor = uninterrupted(open)
    guard descriptor >= 0 else { throw .system(errno) }
    return OpenFile(owning: descriptor)
  }
}

/// A file that cannot be opened or read, and why.
package enum FileProblem: Error, Hashable, Sendable {
  /// Its path leads out of the folder that it must lie in.
  case outside
  case folder
  /// A pipe, a device or a socket, which may have no end.
  case special
  /// It has more bytes than may be read.
  case tooLarge
  /// The system's error number.
  case system(Int32)
}
