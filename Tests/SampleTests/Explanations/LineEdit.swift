import Foundation
import Galley

/// An edit within a line of a sample, or of a line as a whole, made by itself or with others.
struct LineEdit: CustomStringConvertible {
  let sample: String
  /// Of the sample's text.
  let range: Range<String.Index>
  let replacement: String
  let line: Int
  let description: String

  /// The text with this edit and others, none of which overlap.
  static func applied(_ edits: [LineEdit], to text: String) -> String {
    edits.sorted { $0.range.lowerBound > $1.range.lowerBound }.reduce(text) { text, edit in
      text.replacingCharacters(in: edit.range, with: edit.replacement)
    }
  }

  /// All edits of a sample, those of which nothing is to be seen included.
  static func all(in text: String, of sample: String) throws -> [LineEdit] {
    try patterns.flatMap { pattern, other in
      try text.matches(of: Regex(pattern).anchorsMatchLineEndings()).compactMap { match in
        guard let part = match.output[1].range, let new = other(String(text[part])) else {
          return nil
        }
        return LineEdit(part, new, in: text, of: sample)
      }
    }
  }

  private init(
    _ range: Range<String.Index>, _ replacement: String, in text: String, of sample: String
  ) {
    self.sample = sample
    self.range = range
    self.replacement = replacement
    line = text[..<range.lowerBound].count { $0 == "\n" } + 1
    let words = [String(text[range]), replacement].map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines).prefix(60)
    }
    description = "\(sample):\(line): '\(words[0])' becomes '\(words[1])'"
  }

  /// Each with what a designer or a developer would write in place of what it finds.
  private static let patterns: [(pattern: String, other: @Sendable (String) -> String?)] = [
    // Places, sizes and what else is measured in points.
    (
      #"\b(?:top|bottom|leading|trailing|gap|width|height|horizontal|vertical): ([0-9]+)\b(?![.%])"#,
      { Int($0).map { "\($0 + 3)" } }
    ),
    (
      #"\b(?:spacing|[a-z]+-spacing|insets|padding|radius): ([0-9]+)\b(?![.%])"#,
      {
        Int($0).map { "\($0 + 2)" }
      }
    ),
    (#"\bcorner-radius: ([0-9]+)\b(?![.%])"#, { Int($0).map { "\($0 + 3)" } }),
    (#"\bcolumns: ([0-9]+)\b"#, { Int($0).map { "\($0 + 1)" } }),
    (#"\bfont: \{[^}\n]*size: ([0-9]+)"#, { Int($0).map { "\($0 + 2)" } }),
    (#"\b(?:page|y): ([0-9]+)\b(?![.%])"#, { Int($0).map { "\($0 + 1)" } }),
    // Texts, of layers and of items.
    (#"- text: ([A-Z][A-Za-z ]+)\n"#, { $0 + " too" }),
    (#"\{ (?:id: [a-z0-9-]+, )?(?:name|title|from): ([A-Z][A-Za-z ]+)[,\}]"#, { $0 + " too" }),
    // Colors.
    (
      #""(#[0-9A-F]{6})""#,
      {
        UInt32($0.dropFirst(), radix: 16).map { value in
          let text = String(value ^ 0x302010, radix: 16, uppercase: true)
          return "#" + String(repeating: "0", count: 6 - text.count) + text
        }
      }
    ),
    // Items that go, and items that change places.
    (#"^( +- \{ (?:id|name|title|from): [^\n]*\}\n)"#, { _ in "" }),
    (
      #"^( +- \{ (?:id|name|title|from): [^\n]*\}\n +- \{ [^\n]*\}\n)"#,
      { lines in
        let parts = lines.split(separator: "\n")
        return parts.count == 2 ? "\(parts[1])\n\(parts[0])\n" : nil
      }
    ),
    // The screen.
    (
      #"\bscreen: \{ device: ([a-z0-9.-]+)"#, { $0 == "iphone-16" ? "iphone-13-mini" : "iphone-16" }
    ),
    (#"\bscreen: \{ (device: [a-z0-9.-]+)(?= \})"#, { $0 + ", direction: rtl" }),
  ]
}
