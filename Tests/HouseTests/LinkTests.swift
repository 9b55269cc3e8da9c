import Foundation
import Testing

/// What the pages of the project show and point to.
struct LinkTests {
  /// A page, and a path that it names, from its own folder.
  struct Link: Hashable, CustomStringConvertible {
    let page: String
    let path: String

    var description: String { "\(page): \(path)" }

    /// Where that is in the package.
    var target: URL {
      SourceTree.root.appending(path: page).deletingLastPathComponent().appending(path: path)
    }
  }

  private static let articles = "Sources/Galley/Galley.docc"

  private static func links() throws -> [Link] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: SourceTree.root.appending(path: articles).path)
    let pages =
      ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(articles)/\($0)" }
    return try pages.flatMap { page in
      // Fences and indents set off examples, whose pictures are those of a reader.
      let parts = try SourceTree.text(of: page).components(separatedBy: "\n```")
      let prose = stride(from: 0, to: parts.count, by: 2)
        .flatMap { parts[$0].split(separator: "\n") }
        .filter { !$0.hasPrefix("    ") }.joined(separator: "\n")
      let found =
        prose.matches(of: /src="([^"]+)"/).map(\.1) + prose.matches(of: /\]\(([^)\s#]+)/).map(\.1)
      return found.filter { !$0.contains("://") }.map { Link(page: page, path: String($0)) }
    }
  }

  @Test func `what a page shows or points to is there`() throws {
    let links = try Self.links()
    #expect(links.count > 40)
    let broken = links.filter { !FileManager.default.fileExists(atPath: $0.target.path) }
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `an article that another names is there`() throws {
    let articles = SourceTree.root.appending(path: Self.articles)
    let names = try FileManager.default.contentsOfDirectory(atPath: articles.path)
    for page in names where page.hasSuffix(".md") {
      let text = try SourceTree.text(of: "\(Self.articles)/\(page)")
      for name in text.matches(of: /<doc:([A-Za-z]+)>/).map(\.1) {
        #expect(names.contains("\(name).md"), "\(page): <doc:\(name)>")
      }
    }
  }
}
