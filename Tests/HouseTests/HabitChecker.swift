/// Finds what no source of the house may say.
enum HabitChecker {
  static let bannedInCode = ["try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)"]
  static let bannedInComments = ["TODO", "FIXME", "XXX", "swift-format-ignore"]

  /// One sentence for each line that says it.
  static func complaints(about files: [SourceFile]) -> [String] {
    files.flatMap { file in
      lines(of: file.text.code, in: file.path, saying: bannedInCode)
        + lines(of: file.text.comments, in: file.path, saying: bannedInComments)
    }
  }

  private static func lines(of text: String, in path: String, saying banned: [String]) -> [String] {
    SwiftText.lines(of: text).flatMap { number, line in
      banned.filter { line.contains($0) }.map { "\(path):\(number): \($0)" }
    }
  }
}
