internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// The folder of a scene, which its assets may not leave unless that is allowed.
///
/// Nothing is checked here: whoever reads a file keeps to the folder that comes with its path.
struct AssetFolder: Sendable {
  /// The folder as the user wrote it.
  private let folder: String
  private let allowsOutside: Bool

  init(scenePath: String, allowsOutside: Bool) {
    folder = Self.folder(of: scenePath)
    self.allowsOutside = allowsOutside
  }

  /// The file of an asset, whose name is relative to the file that names it.
  func asset(
    _ name: String, namedAt location: SourceLocation, issues: IssueLog
  ) -> AssetFile? {
    guard !name.isEmpty, !name.contains("\0") else {
      issues.error("the path of a file is missing; name one", at: location)
      return nil
    }
    return file(atPath: Self.path(of: name, namedAt: location))
  }

  /// The path of a file whose name is relative to the file that names it.
  static func path(of name: String, namedAt location: SourceLocation) -> String {
    let path = name.hasPrefix("/") ? name : folder(of: location.file) + "/" + name
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// The file at a path that may not leave the folder.
  func file(atPath path: String) -> AssetFile {
    AssetFile(path, within: allowsOutside ? nil : folder)
  }

  /// Returns the name of an asset wherever the scene lies: its path from the folder, or the name of
  /// a file outside.
  func name(ofAssetAt path: String) -> String {
    guard path.hasPrefix("/") || folder != "." else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix) else { return String(path.split(separator: "/").last ?? "") }
    return String(path.dropFirst(prefix.count))
  }

  /// The folder of a file, `.` where the path has none.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
