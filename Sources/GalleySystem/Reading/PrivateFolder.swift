internal import CProcess
import Glibc

/// A folder of the user's own that nobody else may write to, open as long as the value lives.
///
/// What it holds was put there by the user, and can be taken at its word. Links on the way to it
/// are followed; itself it is none, and nothing in it is reached through one. Access lists count,
/// too: the most that they give to others shows among the group's rights.
package struct PrivateFolder: ~Copyable {
  private let place: OpenFile

  /// Opens a folder.
  package init(at path: String) throws(OwnershipProblem) {
    // With a slash behind it a link would be followed.
    var name = path
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    var status = stat()
    // Nothing lies there either where a folder on the way is none.
    guard lstat(name, &status) == 0 else {
      throw .system(errno == ENOTDIR ? ENOENT : errno)
    }
    try self.init { [name] in
      open(name, galley_open_place | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  private init(_ open: () -> Int32) throws(OwnershipProblem) {
    place = try Self.opened(open, isKind: S_IFDIR)
  }

  /// Opens a folder in this one, which is as private.
  package func folder(_ name: String) throws(OwnershipProblem) -> PrivateFolder {
    try PrivateFolder { [descriptor = place.descriptor] in
      openat(descriptor, name, galley_open_place | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  /// Opens a plain file in this folder for reading, which nobody else may write either.
  package func file(_ name: String) throws(OwnershipProblem) -> OpenFile {
    try file(name, O_RDONLY)
  }

  /// Opens a plain file in this folder to read and write it, and makes it where there is none.
  package func writableFile(_ name: String) throws(OwnershipProblem) -> OpenFile {
    try file(name, O_RDWR | O_CREAT)
  }

  private func file(_ name: String, _ flags: Int32) throws(OwnershipProblem) -> OpenFile {
    // A name leads nowhere else.
    guard !name.contains("/") else { throw .otherKind }
    return try Self.opened(
      { [descriptor = place.descriptor] in
        openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
      }, isKind: S_IFREG)
  }

  private static func opened(
    _ open: () -> Int32, isKind kind: mode_t
  ) throws(OwnershipProblem) -> OpenFile {
    let descriptor = uninterrupted(open)
    guard descriptor >= 0 else { throw OwnershipProblem(errno) }
    let file = OpenFile(owning: descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == kind else { throw .otherKind }
    guard status.st_uid == geteuid() else { throw .otherOwner }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else { throw .writableByOthers }
    return file
  }
}

/// A folder or a file whose contents cannot be taken for the user's own, and why.
package enum OwnershipProblem: Error, Hashable, Sendable {
  /// A link, or a file where a folder is meant, or the other way round.
  case otherKind
  case otherOwner
  case writableByOthers
  /// The system's error number.
  case system(Int32)

  fileprivate init(_ number: Int32) {
    self =
      switch number {
      case ELOOP, ENOTDIR, EISDIR, ENXIO: .otherKind
      default: .system(number)
      }
  }

  /// Returns the problem with what lies at a path, with its cure; nil where it is only not there.
  package func words(for path: String) -> String? {
    switch self {
    case .otherKind: "'\(path)' is a link, or of another kind; take it away"
    case .otherOwner: "'\(path)' belongs to another user; take it away"
    case .writableByOthers: "others may write to '\(path)'; chmod go-w it, or take it away"
    case .system(ENOENT): nil
    case .system(let number): "cannot open '\(path)': \(String(cString: strerror(number)))"
    }
  }
}
