internal import GalleyRuns

/// A failure of an expectation, and the files that show it.
package struct SnapshotFailure: Sendable {
  /// The fault, with its cure.
  package var headline: String
  /// The details, a sentence or a line of a text each.
  package var lines: [String] = []
  /// The cure, told last; nil where the headline says it.
  package var cure: String?
  /// The reference; nil where there is none.
  package var expected: [UInt8]?
  /// Nil where no snapshot could be made.
  package var actual: [UInt8]?
  /// A PNG of where the pixels differ.
  package var difference: [UInt8]?
  /// Whether the snapshot is now the reference.
  package var isRecorded = false

  package init(
    _ headline: String, lines: [String] = [], expected: [UInt8]? = nil, actual: [UInt8]? = nil
  ) {
    self.headline = headline
    self.lines = lines
    self.expected = expected
    self.actual = actual
  }

  package func bytes(_ role: SnapshotRole) -> [UInt8]? {
    switch role {
    case .expected: expected
    case .actual: actual
    case .difference: difference
    }
  }
}

extension SnapshotFailure {
  /// What is told of the failure: its words, and where its files are, those kept that are not among
  /// the sources.
  package func lines(savingAt place: SnapshotPlace) -> [String] {
    [headline] + lines + (isRecorded ? [] : paths(at: place)) + (cure.map { [$0] } ?? [])
  }

  private func paths(at place: SnapshotPlace) -> [String] {
    var lines: [String] = []
    if expected != nil { lines.append("expected: \(place.shortPath)") }
    let kept = [SnapshotRole.actual, .difference].compactMap { role in
      bytes(role).map { (role, OutputFile(path: place.resultPath(role), bytes: $0)) }
    }
    do {
      try WholeFileWriter.write(kept.map(\.1), below: place.resultsFolder)
      lines += kept.map { "\($0.0.rawValue): \(place.short($0.1.path))" }
    } catch {
      lines.append("the snapshot could not be kept: \(error)")
    }
    return lines
  }
}
