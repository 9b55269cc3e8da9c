/// The kind of a snapshot, which decides how it is compared.
public enum SnapshotKind: String, Hashable, Sendable, CaseIterable {
  /// Pixels, compared within the tolerances; the layouts that pictures carry say what changed.
  case png
  /// Vectors, compared by what they draw; those that cannot be drawn here, byte by byte.
  case svg
  /// Text in UTF-8, compared line by line.
  case text
}
