/// The difference between a snapshot and its reference.
struct SnapshotDifference: Sendable {
  /// The difference for people, a sentence or a line of a text each.
  var lines: [String]
  /// A PNG of where the pixels differ; nil where there are none to compare.
  var picture: [UInt8]?
}
