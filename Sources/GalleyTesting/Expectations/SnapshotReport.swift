internal import GalleyChecking
internal import GalleyNotation
internal import Glibc
internal import Testing

/// Tells what an expectation came to: an issue at its line, attachments, files to open.
struct SnapshotReport {
  var place: SnapshotPlace
  var sourceLocation: Testing.SourceLocation

  /// Tells a failure; where there is none, removes what an earlier one left.
  func tell(_ failure: SnapshotFailure?) {
    for role in SnapshotRole.allCases { unlink(place.resultPath(role)) }
    guard let failure else { return }
    for role in SnapshotRole.allCases {
      guard let bytes = failure.bytes(role) else { continue }
      Attachment.record(bytes, named: place.resultName(role), sourceLocation: sourceLocation)
    }
    var lines = [failure.headline] + failure.lines
    if !failure.isRecorded { lines += paths(failure) }
    if let cure = failure.cure { lines.append(cure) }
    FindingSink.current.record(
      Finding(message: lines.joined(separator: "\n"), location: sourceLocation))
  }

  /// Where the files of a failure are, those kept that are not in the sources.
  private func paths(_ failure: SnapshotFailure) -> [String] {
    var lines: [String] = []
    if failure.expected != nil { lines.append("expected: \(place.shortPath)") }
    let kept = [SnapshotRole.actual, .difference].compactMap { role in
      failure.bytes(role).map {
        (role, OutputFile(path: place.resultPath(role), bytes: $0))
      }
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
