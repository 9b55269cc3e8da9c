import Foundation
import Testing

/// The environment variables that are read, and the table that tells of them.
@Suite struct EnvironmentVariableTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names in quotes behind `environment[`, and those of constants that are called variables.
  private func names(in text: String) -> [String] {
    let reading = /(?:environment\[|Variable = )"(?<name>[A-Z_]+)"/
    return text.matches(of: reading).map { String($0.output.name) }
  }

  @Test func `every variable that is read stands in the table, and no other`() throws {
    var read = Set(names(in: try SourceTree.text(of: "Package.swift")))
    for folder in ["Sources", "Tests"] {
      let files = try #require(
        FileManager.default.enumerator(
          at: Self.package.appending(path: folder), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        read.formUnion(names(in: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    let article = try String(
      contentsOf: Self.package.appending(path: "Sources/Galley/Galley.docc/Design.md"),
      encoding: .utf8)
    let table = try #require(article.components(separatedBy: "### Environment variables").last)
    let rows = table.components(separatedBy: "\n\n###")[0].components(separatedBy: "\n| ")
    let names = rows.flatMap { row in
      row.components(separatedBy: " | ")[0].matches(of: /`(?<name>[A-Z_]+)`/)
    }
    let told = Set(names.map { String($0.output.name) })
    #expect(read.filter { $0.hasPrefix("GALLEY_") } == told.filter { $0.hasPrefix("GALLEY_") })
    #expect(told.contains("CI"))
  }
}
