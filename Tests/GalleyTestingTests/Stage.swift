import Foundation
import Galley
import Synchronization
import Testing

@testable import GalleyTesting

/// A package of its own in a temporary folder, with a test file in which expectations stand.
final class Stage: Sendable {
  let root: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "galley-testing-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: url.appending(path: "Tests/ShelfTests"), withIntermediateDirectories: true)
    root = url.resolvingSymlinksInPath().path
    try write(Array("// a manifest".utf8), to: "Package.swift")
    try FileManager.default.createDirectory(
      atPath: self(".build"), withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// A path in the package.
  func callAsFunction(_ name: String) -> String { root + "/" + name }

  /// The path of a reference of the test file.
  func reference(_ name: String) -> String {
    "Tests/ShelfTests/__Snapshots__/ShelfTests/" + name
  }

  /// The path of what is kept of a failure.
  func result(_ name: String) -> String {
    ".build/galley-snapshots/ShelfTests/ShelfTests/" + name
  }

  func line(_ line: Int) -> Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "ShelfTests/ShelfTests.swift", filePath: self("Tests/ShelfTests/ShelfTests.swift"),
      line: line, column: 3)
  }

  func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self(name)).map(Array.init)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let folder = URL(filePath: self(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: self(name)))
  }

  /// Every file in the package, hidden ones included, but the manifest.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: self(name), isDirectory: &isFolder)
      return !isFolder.boolValue && name != "Package.swift"
    }.sorted()
  }
}

/// What expectations told.
struct RecordedOption: Sendable {
  var message: String
  var line: Int?
}

/// What expectations find, in a run whose environment variables are given.
func reported(
  in variables: [String: String] = [:], _ body: () -> Void
) -> [RecordedOption] {
  let findings = Mutex<[RecordedOption]>([])
  let sink = FindingSink { finding in
    findings.withLock {
      $0.append(RecordedOption(message: finding.message, line: finding.location.line))
    }
  }
  RunEnvironment.$current.withValue(RunEnvironment { variables[$0] }) {
    FindingSink.$current.withValue(sink) { body() }
  }
  return findings.withLock { $0 }
}

/// The messages of expectations in a run.
func messages(in variables: [String: String] = [:], _ body: () -> Void) -> [String] {
  reported(in: variables, body).map(\.message)
}

/// A bitmap with a black pixel on white.
func dot(atX x: Int) -> Bitmap {
  var bitmap = Bitmap(width: 8, height: 4, pixels: Array(repeating: 255, count: 128))
  for component in 0..<3 { bitmap.pixels[(8 + x) * 4 + component] = 0 }
  return bitmap
}
