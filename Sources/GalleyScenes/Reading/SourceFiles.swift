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
  ///
  /// - Parameter mayBePipe: Whether a pipe will do, which is waited for: a command line may name one, a scene may not.
  func text(
    atPath path: String, namedAt location: SourceLocation, mayBePipe: Bool = false,
    issues: IssueLog
  ) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      issues.error("there is no file '\(path)'; check the path", at: location)
      return nil
    }
    guard !isFolder.boolValue else {
      issues.error("'\(path)' is a folder; name a file in it", at: location)
      return nil
    }
    guard mayBePipe || Self.isRegularFile(path) else {
      issues.error("'\(path)' is a pipe or a device; name a file", at: location)
      return nil
    }
    guard let bytes = Self.bytes(atPath: path) else {
      issues.error("'\(path)' cannot be read; check its permissions", at: location)
      return nil
    }
    return text(of: bytes, path: path, namedAt: location, issues: issues)
  }

  private static func isRegularFile(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// The bytes of a file, and of one that is too large the first byte too many.
  private static func bytes(atPath path: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    var bytes: [UInt8] = []
    while bytes.count <= largestFile {
      guard let part = try? file.read(upToCount: largestFile + 1 - bytes.count) else { break }
      guard !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  /// The text of bytes that were read elsewhere, such as standard input.
  func text(
    of bytes: [UInt8], path: String, namedAt location: SourceLocation, issues: IssueLog
  ) -> String? {
    guard bytes.count <= Self.largestFile else {
      issues.error(
        "'\(path)' has more than \(Self.largestFile) bytes; split it, or make it smaller",
        at: location)
      return nil
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else {
      issues.error("'\(path)' is not text in UTF-8; save it as UTF-8", at: location)
      return nil
    }
    texts.add(text, path: path)
    return text
  }
}
