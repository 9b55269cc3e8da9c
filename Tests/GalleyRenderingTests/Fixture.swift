import Foundation

/// The test data beside the tests.
enum Fixture {
  static func path(_ name: String) -> String {
    Bundle.module.bundlePath + "/Fixtures/" + name
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// Calls the body with the path of a file that has the content and is removed afterwards.
  static func withFile<Result>(
    _ content: [UInt8], named name: String = "image.png", _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(content).write(to: file)
    return try body(file.path)
  }
}
