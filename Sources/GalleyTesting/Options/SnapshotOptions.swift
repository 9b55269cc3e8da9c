internal import GalleyChecking

/// The options of snapshots in a scope; nil where the scope leaves it to the one around it.
struct SnapshotOptions: Sendable {
  var record: SnapshotRecording?
  var tolerances: Tolerances?
  var scale: Double?

  /// The options of the traits around the running test.
  @TaskLocal static var current = SnapshotOptions()

  /// These options, and those of the scope around where these say nothing.
  func within(_ outer: SnapshotOptions) -> SnapshotOptions {
    SnapshotOptions(
      record: record ?? outer.record, tolerances: tolerances ?? outer.tolerances,
      scale: scale ?? outer.scale)
  }
}
