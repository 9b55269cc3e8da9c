import Foundation
import Testing

/// Holds the table of promises and the tests that show them together.
@Suite struct PromiseTableTests {
  private struct Row: Hashable {
    let tutorial: String
    let promise: String
    let test: String
    let samples: [String]
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static let samples = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples")

  private func rows() throws -> [Row] {
    let table = try String(
      contentsOf: Self.folder.appending(path: "Promises.md"), encoding: .utf8)
    let lines = table.split(separator: "\n").filter { $0.hasPrefix("|") }
    return lines.dropFirst(2).compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else {
        Issue.record("a row has four cells: \(line)")
        return nil
      }
      return Row(
        tutorial: cells[0], promise: cells[1], test: cells[2],
        samples: cells[3] == "-" ? [] : cells[3].components(separatedBy: ", "))
    }
  }

  /// The names of the tests that show promises, by the beginning of their files' names.
  private func tests() throws -> [(tutorial: String, name: String)] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    return try files.filter { $0.hasSuffix("Promises.swift") }.sorted().flatMap { file in
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      let tutorial = file.replacing("Promises.swift", with: "")
      return text.matches(of: /func `([^`]+)`/).map { (tutorial, String($0.output.1)) }
    }
  }

  @Test func `every row names a test of its tutorial that is there`() throws {
    let tests = try tests()
    for row in try rows() {
      let isThere = tests.contains { $0.name == row.test && $0.tutorial.hasPrefix(row.tutorial) }
      #expect(isThere, "no test of \(row.tutorial) is called '\(row.test)'")
    }
  }

  @Test func `every test of a promise stands in the table`() throws {
    let tests = try tests().map(\.name)
    #expect(tests.count > 50)
    #expect(Set(tests).subtracting(try rows().map(\.test)) == [])
    #expect(Set(tests).count == tests.count)
  }

  @Test func `no promise stands in the table twice`() throws {
    let rows = try rows()
    #expect(Set(rows.map { $0.tutorial + $0.promise }).count == rows.count)
  }

  @Test func `every sample that is named is there`() throws {
    let known = try FileManager.default.contentsOfDirectory(atPath: Self.samples.path)
    let named = Set(try rows().flatMap(\.samples).map { "\($0).yaml" })
    #expect(!named.isEmpty)
    #expect(named.subtracting(known) == [])
  }
}
