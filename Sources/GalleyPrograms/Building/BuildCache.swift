import GalleySystem
import Glibc

/// The folder that built programs are kept in, by the digests of all that went into them.
///
/// An entry is a folder that is renamed into its place when it is whole, so that nobody ever sees
/// half of one. A lock of the kernel lets one build of the same be at work at a time; where the file
/// system knows none, both build, and the second's is thrown away.
struct BuildCache: Sendable {
  /// Nil where the environment names no place for one.
  let folder: String?

  /// Days after which an entry that nobody used goes.
  private static let days = 30

  init(environment: [String: String]) {
    folder = CacheFolder.path(of: "layouts", environment: environment)
  }

  /// The program of a digest; nil where it was not built, or not wholly.
  func program(_ digest: String) -> String? {
    guard let folder else { return nil }
    let path = "\(folder)/\(digest)"
    guard
      let note = try? FileReading.bytes(atPath: "\(path)/size", limit: 64),
      let size = Int(String(decoding: note, as: UTF8.self))
    else { return nil }
    var status = stat()
    guard stat("\(path)/program", &status) == 0, status.st_size == size else { return nil }
    utimes(path, nil)
    return "\(path)/program"
  }

  /// Where a build may be at work that becomes an entry; nil where nothing can be written there.
  func workshop() -> TemporaryFolder? {
    guard let folder, CacheFolder.make(folder) else { return nil }
    return try? TemporaryFolder(in: folder)
  }

  /// Lets what was built be an entry; an entry that is there already stays.
  ///
  /// - Returns: the program in its place; nil where it could not be kept.
  func keep(_ workshop: TemporaryFolder, as digest: String) -> String? {
    guard let folder else { return nil }
    var status = stat()
    guard stat("\(workshop.path)/program", &status) == 0 else { return nil }
    let note = open("\(workshop.path)/size", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard note >= 0 else { return nil }
    let problem = writeAll(Array("\(status.st_size)".utf8), to: note)
    close(note)
    guard problem == nil else { return nil }
    let place = "\(folder)/\(digest)"
    if rename(workshop.path, place) != 0 {
      if let program = program(digest) { return program }
      // What lies there is not whole.
      FolderList.remove(place)
      guard rename(workshop.path, place) == 0 else { return nil }
    }
    removeOld(except: digest)
    return program(digest)
  }

  /// Waits until nobody else builds the same.
  func lock(_ digest: String) -> BuildLock? {
    guard let folder, CacheFolder.make(folder) else { return nil }
    return BuildLock("\(folder)/.\(digest.prefix(16)).lock")
  }

  private func removeOld(except digest: String) {
    guard let folder else { return }
    let now = time(nil)
    for name in FolderList.names(in: folder) where name != digest {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      // What a killed build has left is not worth keeping for a day.
      let days = name.hasPrefix("galley-build-") || name.hasPrefix(".") ? 1 : Self.days
      if now - status.st_mtim.tv_sec > days * 86_400 { FolderList.remove("\(folder)/\(name)") }
    }
  }
}

/// The right to build something, as long as the value lives.
final class BuildLock: Sendable {
  private let descriptor: Int32

  fileprivate init?(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    _ = uninterrupted { flock(descriptor, LOCK_EX) }
  }

  deinit { close(descriptor) }
}
