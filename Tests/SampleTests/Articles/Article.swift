import Foundation
import Testing

/// The README or an article, with its fenced blocks.
struct Article {
  /// A fenced block.
  struct Block: Sendable, CustomTestStringConvertible {
    /// The name of the article's file.
    let article: String
    /// The line of the opening fence, from 1.
    let line: Int
    /// What follows the opening fence; empty for plain text.
    let language: String
    let text: String

    var testDescription: String { "\(article):\(line)" }

    var lines: [String] { text.components(separatedBy: "\n") }

    /// The start of the first line that has more than a comment, by which tests name the block.
    var opening: String { lines.first ?? "" }
  }

  let name: String
  let text: String
  let blocks: [Block]

  /// The README and all articles, by their names.
  static let all: [Article] = {
    let folder = Samples.root.appending(path: "Sources/Galley/Galley.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let articles = names.filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
    return ([Samples.root.appending(path: "README.md")] + articles).compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map {
        Article(name: file.lastPathComponent, text: $0)
      }
    }
  }()

  /// All blocks of a language.
  static func blocks(in language: String) -> [Block] {
    all.flatMap(\.blocks).filter { $0.language == language }
  }

  static func named(_ name: String) -> Article? { all.first { $0.name == name } }

  init(name: String, text: String) {
    self.name = name
    self.text = text
    var blocks: [Block] = []
    var opened: (line: Int, language: String, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if !line.hasPrefix("```") {
        opened?.lines.append(line)
      } else if let block = opened {
        blocks.append(
          Block(
            article: name, line: block.line, language: block.language,
            text: block.lines.joined(separator: "\n")))
        opened = nil
      } else {
        opened = (index + 1, String(line.dropFirst(3)), [])
      }
    }
    self.blocks = blocks
  }
}
