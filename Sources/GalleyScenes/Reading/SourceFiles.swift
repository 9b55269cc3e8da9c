internal import Foundation
internal import GalleyGeometry
internal import GalleyLayouts

/// Reads the text files of one scene and remembers them for messages.
final class SourceFiles {
  /// The most that a scene or an item file may hold, in bytes.
  static let largestFile = 8 << 20

  let folder: AssetFolder
  private(set) var texts = SourceTexts()

  init(folder: AssetFolder) { self.folder = folder }

  /// The text of a file, or an issue at the place that names it.
  func text(atPath path: String, namedAt location: SourceLocation, issues: IssueLog) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      issues.error("there is no file '\(path)'; check the path", at: location)
      return nil
    }
    guard !isFolder.boolValue else {
      issues.error("'\(path)' is a folder; name a file in it", at: location)
      return nil
    }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size <= Self.largestFile else {
      issues.error(
        "'\(path)' has \(size) bytes; at most \(Self.largestFile) are read", at: location)
      return nil
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      issues.error("'\(path)' cannot be read; check its permissions", at: location)
      return nil
    }
    return text(of: Array(bytes), path: path, namedAt: location, issues: issues)
  }

  /// The text of bytes that were read elsewhere, such as standard input.
  func text(
    of bytes: [UInt8], path: String, namedAt location: SourceLocation, issues: IssueLog
  ) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      issues.error("'\(path)' is not text in UTF-8; save it as UTF-8", at: location)
      return nil
    }
    texts.add(text, path: path)
    return text
  }
}
