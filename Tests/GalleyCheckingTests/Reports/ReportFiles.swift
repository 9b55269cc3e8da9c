import Foundation

/// The checkout that these tests belong to.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// The files that the HTML report is made of, as an editor knows them.
enum ReportFiles {
  struct File {
    var name: String
    /// The extension.
    var kind: String
    var text: String
  }

  /// All of them, by their paths.
  static var all: [File] {
    get throws {
      let folder = Checkout.root.appending(path: "Sources/GalleyChecking/Reports/HTML/Page")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      return try paths.map { folder.appending(path: $0) }.filter { !$0.pathExtension.isEmpty }
        .map { file in
          File(
            name: file.lastPathComponent, kind: file.pathExtension,
            text: try String(contentsOf: file, encoding: .utf8))
        }
    }
  }
}
