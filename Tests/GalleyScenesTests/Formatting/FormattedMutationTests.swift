import Foundation
import GalleyGeometry
import GalleyNotation
import Testing

@testable import GalleyScenes

/// Samples, and random edits of them, say the same when they are formatted.
///
/// Each edit is made from a seed that a failure names. More are tried with
/// `GALLEY_FORMAT_EDITS=2000`.
@Suite struct FormattedMutationTests {
  private static let samples: [(name: String, text: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
  }()

  private static let editCount =
    ProcessInfo.processInfo.environment["GALLEY_FORMAT_EDITS"].flatMap { Int($0) } ?? 300

  @Test func `the samples are formatted`() throws {
    #expect(Self.samples.count > 70)
    for (name, text) in Self.samples {
      #expect(try SceneFormatter.formatted(text, path: name) == text, "\(name)")
    }
  }

  @Test func `a sample whose blanks are others is formatted as before`() throws {
    for (name, text) in Self.samples where !text.contains("\n  #") {
      let wider = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let indent = line.prefix { $0 == " " }
        let rest = line.dropFirst(indent.count)
        let words = rest.hasPrefix("- ") ? "-   " + rest.dropFirst(2) : rest
        return String(indent + indent + words)
      }.joined(separator: "\n")
      #expect(try SceneFormatter.formatted(wider, path: name) == text, "\(name)")
    }
  }

  @Test func `an edited sample says the same when it is formatted, and is formatted then`() throws {
    var count = 0
    for seed in 0..<Self.editCount {
      var edit = SceneEdit(seed: UInt64(seed))
      let (name, sample) = Self.samples[seed % Self.samples.count]
      let text = edit.applied(to: sample)
      guard let tree = shape(of: text) else { continue }
      count += 1
      let formatted = try SceneFormatter.formatted(text, path: "\(name), seed \(seed)")
      #expect(shape(of: formatted) == tree, "\(name), seed \(seed)")
      #expect(comments(of: formatted) == comments(of: text), "\(name), seed \(seed)")
      let again = try SceneFormatter.formatted(formatted, path: name)
      #expect(again == formatted, "\(name), seed \(seed)")
    }
    print("formatted \(count) of \(Self.editCount) edits; the others are no YAML")
    #expect(count > Self.editCount / 4)
  }

  /// The values that reading finds, places apart; nil for what is no YAML.
  private func shape(of text: String) -> String? {
    let issues = IssueLog()
    var yaml = YAMLReader(file: "a", issues: issues)
    return yaml.read(text).map(words)
  }

  private func words(_ value: OptionValue) -> String {
    switch value.kind {
    case .null, .flag, .number, .text: "\(value.kindName) \(value.literal.debugDescription)"
    case .list(let elements): "[" + elements.map(words).joined(separator: " ") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key.debugDescription): \(words($0.value))" }.joined(separator: " ")
        + "}"
    }
  }

  /// All that stands behind number signs, in order.
  private func comments(of text: String) -> [String] {
    text.sourceLines.compactMap { line in
      line.firstIndex(of: "#").map { line[$0...].split(separator: " ").joined(separator: " ") }
    }.filter { $0.hasPrefix("# note") }
  }
}

/// Edits of a text that leave it YAML, or nearly so.
private struct SceneEdit {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let pieces = [
    "# note\n", "\n", "\n\n\n", " ", "  ", "\t", "{", "}", "[", "]", ",", ": ", "- ", "? ", "'",
    "\"",
    "|\n", ">-\n", "&a ", "*a", "!t ", "---\n", "...\n", "\\", " # note", "key: v\n", "- - - a\n",
    "'it''s'", "\u{2028}", "{a: 1,b: [2,{c: d}],}", "\"\\ud83d\\ude00\"", "~",
  ]

  /// Values of a key at an indent.
  private static let values: [@Sendable (String) -> String] = [
    { "|\n\($0)    one\n\n\($0)      two\n" }, { ">+\n\($0)   fold\n\($0)   more\n\n" },
    { "\"a\n\n\($0)   b\\\n   c\"" }, { "plain\n\($0) on\n\($0)     on" },
    { "|-2\n\($0)    one\n\($0)   two" }, { "'x\n \($0)y'" },
    { "[a,\n\($0) b, # note\n\($0) {c: d,\n\($0)  e: f}]" },
    { "\n\($0)- a\n\($0)# note\n\($0)- b" },
  ]

  mutating func applied(to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = Array(lines.prefix(Int.random(in: 4...60, using: &random)))
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&lines) }
    let edited = lines.joined(separator: "\n")
    return Int.random(in: 0..<8, using: &random) == 0
      ? edited.replacing("\n", with: "\r\n") : edited
  }

  private mutating func change(_ lines: inout [String]) {
    let index = Int.random(in: lines.indices, using: &random)
    let line = lines[index]
    let bare = line.drop { $0 == " " }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let notes = ["    # note", "# note", "", "  ", "        # note"]
      lines.insert(notes[Int.random(in: notes.indices, using: &random)], at: index)
    case 1:
      lines[index] = String(repeating: " ", count: Int.random(in: 0..<9, using: &random)) + bare
    case 2:
      guard let colon = line.firstRange(of: ": ") else { return }
      let value = Self.values[Int.random(in: Self.values.indices, using: &random)]
      let indent = String(line.prefix { $0 == " " })
      lines[index] = line[..<colon.upperBound] + value(indent)
    case 3:
      guard let place = place(in: line) else { return }
      lines[index] = line[..<place] + String(line[place...].dropFirst())
    default:
      guard let place = place(in: line) else { return }
      let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
      lines[index] = line[..<place] + piece + line[place...]
    }
  }

  private mutating func place(in line: String) -> String.Index? {
    line.indices.randomElement(using: &random)
  }
}
