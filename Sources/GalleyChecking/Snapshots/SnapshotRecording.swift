/// The choice of snapshots that become references; a run that records is never green.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Every snapshot, whether it differs or not.
  case all
  /// Those that have no reference yet.
  case missing
  /// Those that have no reference yet, and those that differ from theirs.
  case failed
  /// None: a missing reference fails.
  case never
}
