internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleySystem
internal import Glibc

/// Reads the text files of one scene and remembers them for messages.
final class SourceFiles {
  /// The most that a scene or an item file may hold, in bytes.
  static let largestFile = 8 << 20

  let folder: AssetFolder
  private(set) var texts = SourceTexts()

  init(folder: AssetFolder) { self.folder = folder }

  /// The text of a file, or an issue at the place that names it.
  ///
  /// - `kinds`: Whether a pipe will do, which is waited for: a command line may name one, a scene
  ///   may not.
  func text(
    in file: AssetFile, of kinds: FileReading.Kinds = .files, namedAt location: SourceLocation,
    issues: IssueLog
  ) -> String? {
    let path = file.path
    do throws(FileProblem) {
      let bytes = try FileReading.bytes(
        atPath: path, within: file.folder.map { .folder($0) } ?? .anywhere,
        limit: Self.largestFile, of: kinds)
      return text(of: bytes, path: path, namedAt: location, issues: issues)
    } catch {
      issues.error(Self.message(about: path, error), at: location)
      return nil
    }
  }

  /// The elements of a list that a JSON or YAML file in the scene's folder holds, or an issue.
  func list(
    inFile name: String, namedAt location: SourceLocation, issues: IssueLog
  ) -> [OptionValue]? {
    guard let asset = folder.asset(name, namedAt: location, issues: issues),
      let text = text(in: asset, namedAt: location, issues: issues)
    else { return nil }
    var yaml = YAMLReader(file: asset.path, issues: issues)
    guard let value = yaml.read(text) else { return nil }
    guard case .list(let elements) = value.kind else {
      issues.error("an item file holds a list, found \(value.kindName)", at: value.location)
      return nil
    }
    return elements
  }

  private static func message(about path: String, _ problem: FileProblem) -> String {
    switch problem {
    case .outside:
      "'\(path)' leaves the scene's folder; move it inside, or allow it with --allow-outside"
    case .folder: "'\(path)' is a folder; name a file in it"
    case .special: "'\(path)' is a pipe or a device; name a file"
    case .tooLarge:
      "'\(path)' has more than \(largestFile) bytes; split it, or make it smaller"
    case .system(ENOENT), .system(ENOTDIR):
      "there is no file '\(path)'\(Suggestion.phrase(forPath: path, among: FolderList.names(besides: path))); check the path"
    case .system(EACCES), .system(EPERM): "'\(path)' cannot be read; check its permissions"
    case .system(let number):
      "'\(path)' cannot be read: \(String(cString: strerror(number))); try again"
    }
  }

  /// The text of bytes that were read elsewhere, such as standard input.
  func text(
    of bytes: [UInt8], path: String, namedAt location: SourceLocation, issues: IssueLog
  ) -> String? {
    guard bytes.count <= Self.largestFile else {
      issues.error(
        Self.message(about: path, .tooLarge), at: location)
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
