import Glibc

/// A folder of the user's for what can be made again: nothing is lost where it goes.
package enum CacheFolder {
  /// The path of a folder in `GALLEY_CACHE_DIR`, or in `galley` in `XDG_CACHE_HOME` or in the home
  /// folder's `.cache`; nil where the environment names no place for one.
  ///
  /// It need not be there.
  package static func path(of name: String, environment: [String: String]) -> String? {
    func place(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return environment["GALLEY_CACHE_DIR"].flatMap { $0.isEmpty ? nil : "\($0)/\(name)" }
      ?? place("XDG_CACHE_HOME").map { "\($0)/galley/\(name)" }
      ?? place("HOME").map { "\($0)/.cache/galley/\(name)" }
  }

  /// The path of a folder as the environment of the process has it.
  package static func path(of name: String) -> String? {
    path(
      of: name,
      environment: EnvironmentVariables.values(of: ["GALLEY_CACHE_DIR", "XDG_CACHE_HOME", "HOME"]))
  }

  /// Makes the folder that a file is to lie in; false where nothing can be written there.
  package static func makeAround(_ path: String) -> Bool {
    guard let slash = path.dropFirst().lastIndex(of: "/") else { return true }
    return make(String(path[..<slash]))
  }

  /// Makes a folder and those around it, for nobody else; false where nothing can be written there.
  package static func make(_ folder: String) -> Bool {
    if access(folder, F_OK) == 0 { return access(folder, W_OK) == 0 }
    guard makeAround(folder) else { return false }
    return mkdir(folder, 0o700) == 0 || errno == EEXIST
  }

  /// Opens a file to read and write it, with its folder where that is missing; one run at a time
  /// has it.
  ///
  /// Nothing is done where it cannot be written, or where it or its folder is not the user's own.
  package static func withFile(atPath path: String, _ body: (_ descriptor: Int32) -> Void) {
    guard makeAround(path), let file = try? folder(around: path).writableFile(name(in: path)),
      isLocked(file)
    else { return }
    body(file.descriptor)
  }

  /// The bytes of a file that lies in a folder of the user's own.
  ///
  /// - `limit`: how many there may be.
  package static func bytes(
    ofFileAtPath path: String, limit: Int
  ) throws(OwnershipProblem) -> [UInt8] {
    let file = try folder(around: path).file(name(in: path))
    return try readAll(from: file.descriptor, limit: limit)
      .mapError { OwnershipProblem.system($0.number) }.get()
  }

  /// Why what lies at some paths is not taken at its word, with a cure; nil where it is, or would
  /// be.
  package static func problem(withFilesAt paths: [String]) -> String? {
    for path in paths {
      do throws(OwnershipProblem) {
        _ = try folder(around: path)
      } catch {
        if let words = error.words(for: folderPath(of: path)) { return words }
        continue
      }
      do throws(OwnershipProblem) {
        _ = try folder(around: path).file(name(in: path))
      } catch {
        if let words = error.words(for: path) { return words }
      }
    }
    return nil
  }

  private static func folder(around path: String) throws(OwnershipProblem) -> PrivateFolder {
    try PrivateFolder(at: folderPath(of: path))
  }

  private static func folderPath(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func name(in path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Waits up to a second for who writes to the file just now; where the file system knows no
  /// locks, for nobody.
  private static func isLocked(_ file: borrowing OpenFile) -> Bool {
    for _ in 0..<100 {
      if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: usleep(10_000)
      default: return true
      }
    }
    return false
  }
}
