import GalleyChecking

/// Paths as they are seen from a folder.
enum RelativePath {
  /// The way from a folder, which need not be there yet, to a file.
  static func of(_ path: String, from folder: String) -> String {
    let target = parts(path)
    let start = parts(folder)
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    let real = FilePath.real(path)
    // Of a path that leads nowhere yet the part that does is resolved to the root.
    let whole = real.hasPrefix("/") ? real : FilePath.join(FilePath.real("."), real)
    return whole.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
