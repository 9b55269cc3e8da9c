import Foundation

/// What is said of each edit, from `Fixtures/Edits/explanations.txt`.
enum ExplainedEdits {
  static let file = ListedEdit.folder.appending(path: "explanations.txt")

  /// What the report of a check tells of a state unless it is asked for all.
  private static let reported = 4

  /// The sentences by the names of the edits.
  static let sentences: [String: [String]] = {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    let blocks = text.components(separatedBy: "\n=== ").dropFirst().map { block in
      let lines = block.components(separatedBy: "\n")
      let sentences = lines.filter { $0.hasPrefix("  ") }
      return (lines[0], sentences.map { String($0.drop { $0 == " " }) })
    }
    return Dictionary(blocks) { first, _ in first }
  }()

  /// The file anew.
  static func text(_ explained: [(edit: ListedEdit, sentences: [String])]) -> String {
    let named = explained.count { $0.edit.isNamed(by: $0.sentences) }
    return """
      # What a check says of the edits in edits.txt; deeper, what its report keeps to itself without --verbose.
      #
      # The first sentence of \(named) of \(explained.count) names the cause.

      """ + explained.map(block).joined()
  }

  private static func block(_ edit: ListedEdit, _ sentences: [String]) -> String {
    let isNamed = edit.isNamed(by: sentences)
    let lines = sentences.enumerated().map { number, sentence in
      (number < reported ? "  " : "      ") + sentence
    }
    let head = "=== \(edit.name)\n" + (isNamed ? "named: " : "not named: ") + edit.cause
    return (["", head] + lines + [""]).joined(separator: "\n")
  }
}
