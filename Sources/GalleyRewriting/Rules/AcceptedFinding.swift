package import GalleyNotation

/// A finding that the author of a file accepts: `// galley:accept reload-equals-fresh: why`.
package struct AcceptedFinding: Hashable, Sendable {
  /// The finding's name, as the doctor tells it.
  package let name: String
  /// Why it may be so; empty where nothing is said.
  package let reason: String
  package let location: SourceLocation

  /// Returns the accepted findings of a file, in its order.
  static func all(in file: FileRewriting) -> [AcceptedFinding] {
    file.comments.compactMap { range in
      let text = file.source.text(range).drop { $0 == "/" || $0 == "*" || $0 == " " }
      guard text.hasPrefix("galley:accept ") else { return nil }
      let parts = text.dropFirst(14).split(separator: ":", maxSplits: 1)
      let name = parts.first.map { trimmed($0) } ?? ""
      let reason = parts.count > 1 ? trimmed(parts[1]) : ""
      let place = file.source.place(of: range.lowerBound)
      return AcceptedFinding(
        name: name, reason: reason,
        location: SourceLocation(
          file: file.source.path, line: place.line, column: place.column))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isOuter = { (character: Character) in character.isWhitespace || "*/".contains(character) }
    return String(text.drop(while: isOuter).reversed().drop(while: isOuter).reversed())
  }
}
