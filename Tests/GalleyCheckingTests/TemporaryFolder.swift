import Foundation

/// A folder that is there for one test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "galley-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path inside the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Everything in the folder and below, hidden files included, sorted.
  func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: self(name))))
  }
}
