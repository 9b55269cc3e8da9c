/// A comparison of a snapshot with its reference.
package protocol SnapshotComparing: Sendable {
  /// Returns the difference; nil where the two are the same, or within the tolerances.
  /// - Throws: where the reference cannot be read as what it should be.
  func difference(expected: [UInt8], actual: [UInt8]) throws -> SnapshotDifference?

  /// Why bytes are no snapshot, so that they never become a reference; nil where they are one.
  func problem(with bytes: [UInt8]) -> String?
}

/// A difference that whoever made the snapshot has found, by code of its own.
package struct StatedDifference: SnapshotComparing {
  private let words: String?

  /// - `words`: What differs, in lines; nil for nothing.
  package init(_ words: String?) { self.words = words }

  package func difference(expected: [UInt8], actual: [UInt8]) -> SnapshotDifference? {
    words.map { words in
      let lines = words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return SnapshotDifference(lines: lines.map(String.init))
    }
  }

  package func problem(with bytes: [UInt8]) -> String? { nil }
}
