import Glibc

/// A folder of the user's for what can be made again: nothing is lost where it goes.
package enum CacheFolder {
  /// The path of a folder in `GALLEY_CACHE_DIR`, or in `galley` in `XDG_CACHE_HOME` or in the home
  /// folder's `.cache`; nil where the environment names no place for one. It need not be there.
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

  /// Opens a file to read and write it, with its folder where that is missing; one run at a time has
  /// it. Nothing is done where it cannot be written, or is no plain file.
  package static func withFile(atPath path: String, _ body: (_ descriptor: Int32) -> Void) {
    guard makeAround(path) else { return }
    let descriptor = uninterrupted {
      open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = uninterrupted { flock(descriptor, LOCK_EX) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    body(descriptor)
  }
}
