internal import GalleyRuns

/// One snapshot, held against its reference or recorded.
package struct SnapshotCheck {
  package var place: SnapshotPlace
  package var comparer: any SnapshotComparing
  package var recording: SnapshotRecording
  package var isCI: Bool
  /// What records a snapshot that has no reference, as a user writes it.
  package var missingCure = "\(RunEnvironment.recordingVariable)=missing"
  /// What records one that differs from its reference.
  package var failedCure = "\(RunEnvironment.recordingVariable)=failed swift test"

  package init(
    place: SnapshotPlace, comparer: any SnapshotComparing, recording: SnapshotRecording, isCI: Bool
  ) {
    (self.place, self.comparer) = (place, comparer)
    (self.recording, self.isCI) = (recording, isCI)
  }

  /// Returns the failure; nil where the snapshot is as it should be.
  package func failure(of snapshot: [UInt8]) -> SnapshotFailure? {
    do {
      return try held(snapshot)
    } catch {
      return SnapshotFailure("\(error)", actual: snapshot)
    }
  }

  private func held(_ snapshot: [UInt8]) throws -> SnapshotFailure? {
    let reference = try place.reference()
    guard recording != .all else {
      return try record(snapshot, as: reference == nil ? "which is new" : "as all are")
    }
    guard let reference else {
      return recording == .never ? missing(snapshot) : try record(snapshot, as: "which is new")
    }
    guard reference != snapshot else { return nil }
    if let problem = comparer.problem(with: snapshot) {
      return SnapshotFailure(problem, expected: reference, actual: snapshot)
    }
    do {
      guard let difference = try comparer.difference(expected: reference, actual: snapshot) else {
        return nil
      }
      return try failed(snapshot, reference, difference)
    } catch let error as FileError {
      throw error
    } catch {
      return try unreadable(snapshot, reference, "\(error)")
    }
  }

  private func missing(_ snapshot: [UInt8]) -> SnapshotFailure {
    let cure =
      isCI
      ? "record it where you can look at it, and commit it"
      : "record it with \(missingCure)"
    return SnapshotFailure(
      "there is no reference '\(place.shortPath)'; \(cure)", actual: snapshot)
  }

  private func failed(
    _ snapshot: [UInt8], _ reference: [UInt8], _ difference: SnapshotDifference
  ) throws -> SnapshotFailure {
    var failure = SnapshotFailure(
      "the snapshot differs from its reference '\(place.shortPath)'", lines: difference.lines,
      expected: reference, actual: snapshot)
    failure.difference = difference.picture
    if recording == .failed {
      failure.lines.append(try record(snapshot, as: "in place of the old one").headline)
      failure.isRecorded = true
    } else if !isCI {
      failure.cure = "if that is meant, record it: \(failedCure)"
    }
    return failure
  }

  private func unreadable(
    _ snapshot: [UInt8], _ reference: [UInt8], _ reason: String
  ) throws -> SnapshotFailure {
    guard recording != .failed else {
      return try record(snapshot, as: "since the old one could not be read")
    }
    return SnapshotFailure(
      "the reference '\(place.shortPath)' cannot be read: \(reason)",
      lines: ["take it from version control, or record it anew"], expected: reference,
      actual: snapshot)
  }

  /// Writes the reference, whole or not at all; a run that records fails.
  private func record(_ snapshot: [UInt8], as reason: String) throws -> SnapshotFailure {
    if let problem = comparer.problem(with: snapshot) {
      return SnapshotFailure(problem, actual: snapshot)
    }
    try WholeFileWriter.write(
      [OutputFile(path: place.path, bytes: snapshot)], below: place.referencesFolder)
    var failure = SnapshotFailure(
      "recorded the reference '\(place.shortPath)', \(reason); look at it and run the tests again",
      actual: snapshot)
    failure.isRecorded = true
    return failure
  }
}
