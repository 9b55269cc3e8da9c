import Glibc

/// Reads files whole, each through one descriptor: what is checked is what is read.
package enum FileReading {
  /// The bounds of a path.
  package enum Bounds: Hashable, Sendable {
    /// Wherever the user says.
    case anywhere
    /// To what lies in a folder or below it, whatever links and `..` are on the way.
    case folder(String)
  }

  /// The kinds of files that may be read beside plain ones.
  package enum Kinds: Sendable {
    case files
    /// Also pipes and devices, which are waited for, as a command line may name them.
    case anything
  }

  /// The bytes of a file.
  ///
  /// - `limit`: how many there may be.
  package static func bytes(
    atPath path: String, within bounds: Bounds = .anywhere, limit: Int, of kinds: Kinds = .files
  ) throws(FileProblem) -> [UInt8] {
    let file = try open(path, within: bounds, of: kinds)
    let status = try file.status()
    switch (status.st_mode & S_IFMT, kinds) {
    case (S_IFREG, _): break
    case (S_IFDIR, _): throw .folder
    case (_, .anything): break
    default: throw .special
    }
    guard status.st_size <= limit else { throw .tooLarge }
    switch readAll(from: file.descriptor, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let error): throw error.number == EFBIG ? .tooLarge : .system(error.number)
    }
  }

  /// The first bytes of a plain file, fewer where it is shorter.
  package static func beginning(
    ofFileAt path: String, within bounds: Bounds = .anywhere, count: Int
  ) throws(FileProblem) -> [UInt8] {
    let file = try open(path, within: bounds, of: .files)
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw .special }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes {
        read(file.descriptor, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if more == 0 { break }
      if more > 0 { filled += more } else if errno != EINTR { throw .system(errno) }
    }
    return Array(bytes.prefix(filled))
  }

  /// Hands over the bytes of a plain file piece by piece, of which only one is held at a time.
  package static func readPieces(
    atPath path: String, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(FileProblem) {
    let file = try open(path, within: .anywhere, of: .files)
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw .special }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 64)
    defer { piece.deallocate() }
    while true {
      let count = read(file.descriptor, piece.baseAddress, piece.count)
      if count > 0 {
        body(UnsafeRawBufferPointer(rebasing: piece.prefix(count)))
      } else if count == 0 {
        return
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }

  /// Opens a file for reading; a pipe is waited for only where it will do.
  private static func open(
    _ path: String, within bounds: Bounds, of kinds: Kinds
  ) throws(FileProblem) -> OpenFile {
    switch bounds {
    case .folder(let folder): return try PathResolution.open(path, within: folder)
    case .anywhere:
      var flags = O_RDONLY | O_CLOEXEC | O_NOCTTY
      if case .files = kinds { flags |= O_NONBLOCK }
      let descriptor = uninterrupted { Glibc.open(path, flags) }
      guard descriptor >= 0 else { throw .system(errno) }
      return OpenFile(owning: descriptor)
    }
  }
}

/// Follows a path one part after the other, as the system does, and knows the folders it is in.
///
/// A path is inside of a folder where that very folder was gone through on the way down to the
/// file: by its number, not by its name. So links, `..` behind links and absolute paths are all the
/// same, and nothing that is put in the place of a part meanwhile leads elsewhere: each part is
/// opened from the folder before it, and never by a path.
struct PathResolution: ~Copyable {
  /// The identity of a folder.
  private struct Identity: Equatable {
    var device: dev_t
    var number: ino_t

    init(_ status: stat) {
      device = status.st_dev
      number = status.st_ino
    }
  }

  /// As many as the system follows.
  private static let mostLinks = 40

  private let home: Identity
  private var here: OpenFile
  /// The folders down to this one, itself last; those above the first are not known.
  private var folders: [Identity]
  /// The parts of the path that are still to be gone, the next one last.
  private var parts: [Substring]
  private var linkCount = 0

  /// Opens a plain file for reading that lies in a folder or below it.
  ///
  /// What lies outside is not told apart from what is not there.
  static func open(_ path: String, within folder: String) throws(FileProblem) -> OpenFile {
    guard !path.utf8.contains(0) else { throw .system(ENOENT) }
    let home = Identity(try OpenFile.folder(at: folder).status())
    let start = try OpenFile.folder(at: path.hasPrefix("/") ? "/" : ".")
    let identity = Identity(try start.status())
    var walk = PathResolution(along: path, from: start, identity, home: home)
    return try walk.file()
  }

  private init(
    along path: String, from start: consuming OpenFile, _ identity: Identity, home: Identity
  ) {
    self.home = home
    here = start
    folders = [identity]
    parts = Self.parts(of: path)
  }

  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reversed()
  }

  private var isInside: Bool { folders.contains(home) }

  private mutating func file() throws(FileProblem) -> OpenFile {
    while let part = parts.popLast() {
      do throws(FileProblem) {
        if let file = try step(String(part)) { return file }
      } catch {
        throw isInside ? error : Self.reported(outside: error)
      }
    }
    throw isInside ? .folder : .outside
  }

  /// Whether there is anything outside is nobody's business; that the system is short of something
  /// is reported.
  private static func reported(outside problem: FileProblem) -> FileProblem {
    switch problem {
    case .system(ENOENT), .system(ENOTDIR), .system(EACCES), .system(EPERM), .system(ELOOP),
      .system(ENAMETOOLONG), .folder, .special:
      .outside
    default: problem
    }
  }

  /// Goes one part further; gives the file where it is the last.
  private mutating func step(_ part: String) throws(FileProblem) -> OpenFile? {
    switch part {
    case ".": return nil
    case "..":
      try goUp()
      return nil
    default: break
    }
    let next = try here.place(part)
    let status = try next.status()
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      folders.append(Identity(status))
      here = next
      return nil
    case S_IFLNK:
      try follow(next)
      return nil
    default:
      guard parts.isEmpty else { throw .system(ENOTDIR) }
      guard isInside else { throw .outside }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .special }
      return try read(part)
    }
  }

  /// Opens the last part for reading; what has come into its place since may be no link either.
  private func read(_ part: String) throws(FileProblem) -> OpenFile {
    try OpenFile.opened { [descriptor = here.descriptor] in
      openat(descriptor, part, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
  }

  private mutating func follow(_ link: borrowing OpenFile) throws(FileProblem) {
    linkCount += 1
    guard linkCount <= Self.mostLinks else { throw .system(ELOOP) }
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(link.descriptor, "", &bytes, bytes.count)
    guard count > 0 else { throw .system(count == 0 ? ENOENT : errno) }
    let target = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    if target.hasPrefix("/") {
      here = try OpenFile.folder(at: "/")
      folders = [Identity(try here.status())]
    }
    parts += Self.parts(of: target)
  }

  private mutating func goUp() throws(FileProblem) {
    let parent = try here.folder("..")
    let identity = Identity(try parent.status())
    if folders.count > 1 {
      folders.removeLast()
      // A folder that is moved while the path goes through it has another one above it.
      guard folders.last == identity else { throw .system(ESTALE) }
    } else {
      folders = [identity]
    }
    here = parent
  }
}
