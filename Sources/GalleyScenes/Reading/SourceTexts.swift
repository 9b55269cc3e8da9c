internal import GalleyGeometry
internal import GalleyNotation

/// The texts that a scene was read from, for the lines under messages.
struct SourceTexts: Sendable {
  private var lines: [String: [Substring]] = [:]
  /// The texts that were read, in order.
  private(set) var sources: [SceneSource] = []

  mutating func add(_ text: String, path: String) {
    if lines[path] == nil { sources.append(SceneSource(path: path, text: text)) }
    lines[path] = text.sourceLines
  }

  /// Everything that was found, as one error.
  func error(_ log: IssueLog) -> SceneError {
    var excerpts: [Issue: String] = [:]
    for issue in log.issues { excerpts[issue] = excerpt(of: issue) }
    return SceneError(log.issues, excerpts: excerpts)
  }

  /// The source line of an issue and a caret under its column, where the file was read.
  private func excerpt(of issue: Issue) -> String? {
    guard let lines = lines[issue.location.file], lines.indices.contains(issue.location.line - 1)
    else { return nil }
    let line = lines[issue.location.line - 1]
    guard line.count <= 200 else { return nil }
    // Columns count scalars, people see characters.
    let before = line.unicodeScalars.prefix(max(0, issue.location.column - 1))
    let indent = String(before).map { $0 == "\t" ? "\t" : " " }
    return "    \(line)\n    \(indent.joined())^"
  }
}

extension String {
  /// The lines as YAML counts them, whichever ends they have.
  var sourceLines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
