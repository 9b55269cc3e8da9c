/// The difference between a snapshot and its reference.
package struct SnapshotDifference: Sendable {
  /// The difference for people, a sentence or a line of a text each.
  package var lines: [String]
  /// A PNG of where the pixels differ; nil where there are none to compare.
  package var picture: [UInt8]?
}
