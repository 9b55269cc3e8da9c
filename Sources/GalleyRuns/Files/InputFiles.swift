package import GalleySystem
import Glibc

/// Reads what a command is given.
package enum InputFiles {
  /// The most that is read of one file, in bytes.
  package static let largestFile = 256 << 20

  /// The bytes of a file.
  ///
  /// - `kinds`: whether a pipe will do, as where a command line names it.
  package static func bytes(
    atPath path: String, within bounds: FileReading.Bounds = .anywhere,
    of kinds: FileReading.Kinds = .files
  ) throws(FileError) -> [UInt8] {
    do throws(FileProblem) {
      return try FileReading.bytes(atPath: path, within: bounds, limit: largestFile, of: kinds)
    } catch {
      throw FileError(reading: path, error)
    }
  }

  /// The bytes of a file; nil where nothing is there.
  package static func bytesIfThere(
    atPath path: String, within bounds: FileReading.Bounds = .anywhere
  ) throws(FileError) -> [UInt8]? {
    do throws(FileProblem) {
      return try FileReading.bytes(atPath: path, within: bounds, limit: largestFile)
    } catch {
      if error == .system(ENOENT) || error == .system(ENOTDIR) { return nil }
      throw FileError(reading: path, error)
    }
  }

  /// The bytes of a file, in the memory of the known ones where it holds just these.
  ///
  /// Equal files are then known as equal without a look, and take the memory of one. The user named
  /// it, so a pipe will do.
  package static func bytes(
    atPath path: String, sharing known: [UInt8]
  ) throws(FileError) -> [UInt8] {
    isFile(atPath: path, equalTo: known) ? known : try bytes(atPath: path, of: .anything)
  }

  private static func isFile(atPath path: String, equalTo bytes: [UInt8]) -> Bool {
    guard FileKind(at: path) == .file else { return false }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard fileSize(of: descriptor) == bytes.count else { return false }
    var part = [UInt8](repeating: 0, count: 1 << 18)
    var place = 0
    while place < bytes.count {
      let count = read(descriptor, &part, part.count)
      guard count > 0, place + count <= bytes.count,
        bytes.withUnsafeBytes({ known in
          known.baseAddress.map { memcmp($0 + place, part, count) } == 0
        })
      else { return false }
      place += count
    }
    return true
  }

  /// The scene files that are meant: a file is itself, a folder the `.yaml` and `.yml` files that
  /// lie directly in it, sorted by name.
  package static func scenes(named inputs: [String]) throws -> [String] {
    try inputs.flatMap { input -> [String] in
      guard input != "-", FileKind(at: input) == .folder else { return [input] }
      let scenes = sceneNames(among: try names(inFolder: input))
      guard !scenes.isEmpty else {
        let deeper = NestedScenes(below: [input]).first
        throw FileError(
          "find a scene in", input,
          because: deeper.map { "there are some in '\($0)'; name that folder" }
            ?? "scenes are named *.yaml")
      }
      return scenes.sorted().map { FilePath.join(input, $0) }
    }
  }

  /// Returns the names of a folder that are called as scenes are.
  static func sceneNames(among names: [String]) -> [String] {
    names.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".yaml") || $0.hasSuffix(".yml")) }
  }

  /// The names in a folder, in no order, `.` and `..` among them.
  package static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw FileError("read", path, because: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
      errno = 0
    }
    guard errno == 0 else { throw FileError("read", path, because: errno) }
    return names
  }
}

extension InputFiles {
  /// The bytes of a file below a folder that others may have filled: no link is followed on the way
  /// from there, and pipes and devices are refused.
  ///
  /// Nil where nothing is there.
  package static func bytes(
    ofFile path: String, below folder: String
  ) throws(FileError) -> [UInt8]? {
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    let whole = FilePath.join(folder, path)
    let parts = path.split(separator: "/").map(String.init)
    for (number, part) in parts.enumerated() where descriptor >= 0 {
      let kind = number == parts.count - 1 ? O_NONBLOCK : O_DIRECTORY
      let next = openat(descriptor, part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      let reason = errno
      close(descriptor)
      descriptor = next
      errno = reason
    }
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw problem(with: whole, errno)
    }
    guard fileSize(of: descriptor) != nil else {
      throw FileError("read", whole, because: "it is no plain file; remove it")
    }
    switch readAll(from: descriptor, limit: largestFile) {
    case .success(let bytes): return bytes
    case .failure(let error): throw FileError("read", whole, because: error.number)
    }
  }

  private static func problem(with path: String, _ number: Int32) -> FileError {
    guard number == ELOOP || number == ENOTDIR else {
      return FileError("read", path, because: number)
    }
    return FileError(
      "read", path,
      because: "a link is on the way to it, and results have none; remove them and check again")
  }
}
