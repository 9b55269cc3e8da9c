import Foundation

/// A Swift file by its path from the package's root, such as `Sources/Galley/Galley.swift`.
struct SourceFile {
  let path: String
  let text: SwiftText

  init(path: String, source: String) {
    self.path = path
    text = SwiftText(source)
  }

  /// The second part of the path.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The folder inside the target, nil for a file that lies directly in it.
  var folder: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : nil
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The package that these tests belong to, as it lies on the disk.
enum SourceTree {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names at the top of the package, hidden ones included.
  static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every Swift file of the package's targets, read once for all tests.
  private static let files = Result {
    try ["Sources", "Tests"].flatMap { try readSwiftFiles(in: $0) }
  }

  /// Every Swift file below `Sources` or `Tests`, sorted by path.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    try files.get().filter { $0.path.hasPrefix(folder + "/") }
  }

  private static func readSwiftFiles(in folder: String) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    // What a package among the tests has built lies in a hidden folder.
    let ours = paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    return try ours.sorted().map { path in
      let path = folder + "/" + path
      return SourceFile(path: path, source: try text(of: path))
    }
  }

  /// The paths of all files of a target.
  static func files(inTarget target: String) throws -> [String] {
    let folder = root.appending(path: "Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .map { "Sources/\(target)/\($0)" }
      .filter { $0.hasSuffix(".c") || $0.hasSuffix(".h") }
  }

  /// The targets without a Swift file, which are those in C.
  static func targetsInC() throws -> Set<String> {
    let all = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path)
    return Set(all).subtracting(try swiftFiles(in: "Sources").map(\.target))
  }
}
