import GalleyNotation
import GalleyRewriting
import Testing

@Suite struct TypePreferenceTests {
  private let modules = [
    (
      name: "Matchers",
      sources: [
        (path: "A.swift", bytes: Array("struct Predicate {}".utf8)),
        (path: "B.swift", bytes: Array("public struct Predicate<T> {}\npublic class C {}".utf8)),
      ]
    )
  ]

  private func module(_ message: String) -> [String]? {
    let error = Issue(message, at: SourceLocation(file: "Own.swift", line: 2, column: 3))
    guard let preference = TypePreference(for: error, among: modules) else { return nil }
    let sources = [
      (path: "Other.swift", bytes: Array("import UIKit".utf8)),
      (path: "Own.swift", bytes: Array("import UIKit\nlet a: Predicate".utf8)),
    ]
    return RewrittenModule(sources, modules: ["Matchers"], preferring: [preference]).files.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test func `of types of one name a package's own is meant, in the file that names it`() throws {
    let files = try #require(module("'Predicate' is ambiguous for type lookup in this context"))
    #expect(!files[0].contains("Matchers"))
    #expect(files[1].contains("import struct Matchers.Predicate"), "\(files[1])")
  }

  @Test(arguments: [
    "'Filter' is ambiguous for type lookup in this context", "cannot find 'Predicate' in scope",
  ])
  func `nothing is meant where no module has the type, or something else is told`(text: String) {
    #expect(module(text) == nil)
  }
}
