package import GalleyNotation

/// What the compiler says of a place.
package struct CompilerMessage: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  /// The file as the compiler knows it, with its line and column.
  package let location: SourceLocation
  package let text: String

  /// The messages of a compiler's output, in its order; what is none is left out.
  package static func all(in output: String) -> [CompilerMessage] {
    output.split(whereSeparator: \.isNewline).compactMap(CompilerMessage.init)
  }

  /// `file:line:column: error: text`; the file may have colons.
  private init?(_ line: Substring) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      self.severity = severity
      location = SourceLocation(
        file: place.dropLast(2).joined(separator: ":"), line: row, column: column)
      text = String(line[mark.upperBound...])
      return
    }
    return nil
  }
}
