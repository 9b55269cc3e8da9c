internal import Foundation
internal import GalleyGeometry
internal import GalleyLayouts

/// The folder of a scene, which its assets may not leave unless that is allowed.
struct AssetFolder: Sendable {
  /// Where the folder really is.
  private let home: String
  /// The folder as the user wrote it.
  private let folder: String
  private let allowsOutside: Bool

  init(scenePath: String, allowsOutside: Bool) {
    folder = Self.folder(of: scenePath)
    home = Self.real(folder)
    self.allowsOutside = allowsOutside
  }

  /// The path of an asset as it can be opened, relative to the file that names it; symbolic links
  /// are followed before the check.
  func assetPath(
    _ name: String, namedAt location: SourceLocation, issues: IssueLog
  ) -> String? {
    guard !name.isEmpty, !name.contains("\0") else {
      issues.error("the path of a file is missing; name one", at: location)
      return nil
    }
    let path = name.hasPrefix("/") ? name : Self.folder(of: location.file) + "/" + name
    guard allowsOutside || Self.real(path).hasPrefix(home.hasSuffix("/") ? home : home + "/") else {
      issues.error(
        "'\(name)' leaves the scene's folder; move it inside, or allow it with --allow-outside",
        at: location)
      return nil
    }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// What an asset is called wherever the scene lies: its path from the folder, or the name of a file
  /// outside.
  func name(ofAssetAt path: String) -> String {
    guard path.hasPrefix("/") || folder != "." else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix) else { return String(path.split(separator: "/").last ?? "") }
    return String(path.dropFirst(prefix.count))
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The folder of a file, `.` where the path has none.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
