import Foundation
import Testing

/// A table of the fixtures: how each language writes what stands over the columns.
struct LanguageTable {
  /// What is written, without the column of languages.
  let columns: [Substring]
  let rows: [(language: String, texts: [Substring])]

  init(_ name: String) throws {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "tsv"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    columns = Array(try #require(lines.first).dropFirst())
    rows = lines.dropFirst().map { (String($0[0]), Array($0.dropFirst())) }
  }
}
