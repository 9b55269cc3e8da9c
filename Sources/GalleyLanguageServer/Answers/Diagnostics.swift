import GalleyNotation

/// What the reader of scenes says of a document, as the protocol tells it.
struct Diagnostics {
  private static let mostIssues = 500

  private let document: TextDocument
  private let issues: [Issue]
  private let encoding: PositionEncoding

  init(_ outcome: SceneChecks.Outcome, in encoding: PositionEncoding) {
    document = outcome.document
    issues = outcome.issues
    self.encoding = encoding
  }

  static func none(for uri: String) -> JSONValue { notification(uri, version: nil, []) }

  var notification: JSONValue {
    Self.notification(
      document.uri, version: document.version, issues.prefix(Self.mostIssues).map(diagnostic))
  }

  private static func notification(
    _ uri: String, version: Int?, _ diagnostics: [JSONValue]
  ) -> JSONValue {
    var parameters: [JSONValue.Member] = [.init(key: "uri", value: .string(uri))]
    if let version { parameters.append(.init(key: "version", value: .integer(version))) }
    parameters.append(.init(key: "diagnostics", value: .array(diagnostics)))
    return .object([
      "jsonrpc": .string("2.0"), "method": .string("textDocument/publishDiagnostics"),
      "params": .object(parameters),
    ])
  }

  private func diagnostic(_ issue: Issue) -> JSONValue {
    let isHere = issue.location.file == document.path
    let range = isHere ? range(at: document.offset(of: issue.location)) : otherFile
    return .object([
      "range": document.range(range, in: encoding),
      "severity": .integer(issue.severity == .error ? 1 : 2), "source": .string("galley"),
      "message": .string(isHere ? issue.message : "\(issue.location): \(issue.message)"),
    ])
  }

  /// The key or the scalar at a place; of maps and lists their first line.
  private func range(at offset: Int) -> Range<Int> {
    guard let place = document.tree.place(of: offset) else { return offset..<offset }
    var range = place.node.range
    if place.isKey, let step = place.steps.last {
      range = step.node.entries[step.index].keyRange
    }
    guard range.lowerBound <= offset, range.upperBound > offset else {
      return offset..<min(offset + 1, document.bytes.count)
    }
    let line = document.bytes[offset..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return offset..<(line ?? range.upperBound)
  }

  /// Where the scene names the files that it takes from.
  private var otherFile: Range<Int> {
    document.tree.entries.first { ["base", "include", "strings"].contains($0.key) }?.value.range
      ?? 0..<0
  }
}
