internal import GalleySystem
internal import Glibc

/// A folder that is named where Swift files are meant.
enum SwiftFolder {
  /// Deeper folders are left alone.
  private static let deepest = 16

  private static let foreign: Set = [
    "Package.swift", "Pods", "Carthage", "DerivedData", "SourcePackages",
  ]

  /// The paths with each folder replaced by the Swift files in it and below, sorted by name; hidden
  /// ones, links to folders, tests, manifests of packages and libraries that tools bring are passed
  /// over.
  ///
  /// A folder without any stays.
  static func files(of paths: [String]) -> [String] {
    paths.flatMap { path in
      let found =
        isFolder(path)
        ? entries(in: path) { name, isFolder in
          isFolder ? name.hasSuffix("Tests") ? nil : false : name.hasSuffix(".swift")
        } : []
      return found.isEmpty ? [path] : found
    }
  }

  /// The paths in a folder and below it that are wanted, sorted by name.
  ///
  /// - `isWanted`: Is asked for each name; nil for a folder that is not gone into. A folder that is
  ///   wanted is not gone into, either.
  static func entries(
    in folder: String, depth: Int = 0,
    where isWanted: (_ name: String, _ isFolder: Bool) -> Bool?
  ) -> [String] {
    guard depth < deepest else { return [] }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return FolderList.names(in: folder).flatMap { name -> [String] in
      if name.hasPrefix(".") || foreign.contains(name) { return [] }
      let path = base + name
      let isFolder = isFolder(path, followingLinks: false)
      guard let wanted = isWanted(name, isFolder) else { return [] }
      if wanted { return [path] }
      return isFolder ? entries(in: path, depth: depth + 1, where: isWanted) : []
    }
  }

  static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension FileProblem {
  /// The reason why a file beside Swift files cannot be read.
  var reason: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .folder: "it is a folder"
    case .outside: "its path leads out of the folder"
    case .special: "it is no plain file"
    case .tooLarge: "it is too large"
    }
  }
}
