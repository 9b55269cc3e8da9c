import Foundation
import GalleyNotation
import GalleyScenes
import Testing

@testable import GalleyLanguageServer

/// Places in texts, and what is read of texts that are half-written.
@Suite struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument {
    TextDocument(uri: "file:///a.yaml", version: 1, text: text)
  }

  private func position(_ line: Int, _ character: Int) -> JSONValue {
    .object(["line": .integer(line), "character": .integer(character)])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a place is the same in both ways to count, whichever ends lines have`(end: String) throws {
    let text = "a: b" + end + "text: \"🌳 شجرة\"" + end + "c: é d"
    let document = document(text)
    for (word, utf16, utf8) in [
      ("b", (0, 3), (0, 3)), ("شجرة", (1, 10), (1, 12)), ("d", (2, 5), (2, 6)),
    ] {
      let range = try #require(text.range(of: word))
      let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      #expect(document.position(of: offset, in: .utf16) == position(utf16.0, utf16.1), "\(word)")
      #expect(document.position(of: offset, in: .utf8) == position(utf8.0, utf8.1), "\(word)")
      #expect(document.offset(of: position(utf16.0, utf16.1), in: .utf16) == offset)
      #expect(document.offset(of: position(utf8.0, utf8.1), in: .utf8) == offset)
    }
    // Within a pair of surrogates, beyond a line, and beyond the text.
    #expect(
      document.offset(of: position(1, 8), in: .utf16)
        == document.offset(of: position(1, 7), in: .utf16))
    #expect(document.offset(of: position(0, 99), in: .utf16) == 4)
    #expect(document.offset(of: position(99, 0), in: .utf16) == text.utf8.count)
  }

  @Test func `the places that the reader tells are found`() {
    let text = "\u{FEFF}a: b\r\ntext: \"🌳 x\" # c\u{2028}d: e"
    let document = document(text)
    func found(_ line: Int, _ column: Int) -> String {
      let offset = document.offset(of: SourceLocation(file: "", line: line, column: column))
      return document.text(offset..<offset + 1)
    }
    #expect(found(1, 4) == "b")
    #expect(found(2, 10) == "x")
    #expect(found(3, 4) == "e")
  }

  @Test(arguments: [
    ("file:///a%20b/%C3%A9.yaml", "/a b/é.yaml"), ("file://host/a%zz.yaml", "/a%zz.yaml"),
    ("untitled:1", "untitled:1"),
  ])
  func `an address says a path`(uri: String, path: String) {
    #expect(FileURI.path(of: uri) == path)
    if uri.hasPrefix("file:///") { #expect(FileURI.uri(ofFileAt: path) == uri) }
  }

  // MARK: - Trees

  private static let samples: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "samples")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.sorted().map {
      folder.appending(path: $0)
    }
  }()

  /// A tree and a value that are the same, told as the first place where they are not.
  private func difference(_ node: TreeNode, _ value: OptionValue, _ document: TextDocument)
    -> String?
  {
    switch value.kind {
    case .map(let entries):
      guard node.entries.map(\.key) == entries.map(\.key) else {
        return "\(value.location): \(node.entries.map(\.key)) and not \(entries.map(\.key))"
      }
      return zip(node.entries, entries).lazy.compactMap { own, other -> String? in
        let place = document.offset(of: other.keyLocation)
        // In quotes the key begins behind them.
        guard own.keyRange.lowerBound - place == 0 || own.keyRange.lowerBound - place == 1 else {
          return "\(other.keyLocation): the key lies elsewhere"
        }
        return difference(own.value, other.value, document)
      }.first
    case .list(let elements):
      guard node.elements.count == elements.count else {
        return "\(value.location): \(node.elements.count) elements and not \(elements.count)"
      }
      return zip(node.elements, elements).lazy.compactMap { difference($0, $1, document) }.first
    case .null: return nil
    case .flag, .number, .text:
      guard let text = node.text else { return "\(value.location): no scalar" }
      guard !value.literal.contains("\n"), !text.contains("\n"), !text.contains("\\") else {
        return nil
      }
      return text == value.literal ? nil : "\(value.location): '\(text)' and not '\(value.literal)'"
    }
  }

  @Test(arguments: samples)
  func `a sample has the tree that the reader of scenes sees`(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    var reader = YAMLReader(file: file.path, issues: IssueLog())
    let read = reader.read(text)
    let value = try #require(read)
    // What an anchor stands for is not in the tree.
    guard !text.contains("*") || text.contains("/*") else { return }
    let document = document(text)
    #expect(difference(document.tree, value, document) == nil)
  }

  @Test func `a text that is cut anywhere and written over anyhow is read, and soon`() throws {
    var random = SystemRandomNumberGenerator()
    let noise = Array("{}[]:,-\"'|>#&*!% \n\t\r$é🌳".utf8)
    for file in Self.samples {
      var bytes = Array(try Data(contentsOf: file))
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      for _ in 0..<Int.random(in: 0...12, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = noise.randomElement(using: &random) ?? 0x20
      }
      let document = document(String(decoding: bytes, as: UTF8.self))
      for _ in 0..<20 {
        let offset = Int.random(in: 0...document.bytes.count, using: &random)
        _ = document.tree.place(of: offset)
        // Within a scalar the end of it is found.
        let found = document.offset(of: document.position(of: offset, in: .utf8), in: .utf8) ?? -1
        #expect((0..<4).contains(found - offset))
      }
    }
  }

  @Test(arguments: [
    String(repeating: "[", count: 200_000), String(repeating: "{ a: ", count: 100_000),
    String(repeating: "- ", count: 100_000), "a: " + String(repeating: "\"b\", ", count: 100_000),
    String(repeating: "a:\n", count: 100_000),
    (0..<3_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
  ])
  func `a text that nests without end is read`(_ text: String) {
    #expect(document(text).tree.range.lowerBound == 0)
  }
}
