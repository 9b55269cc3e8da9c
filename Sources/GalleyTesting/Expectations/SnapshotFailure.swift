/// A failure of an expectation, and the files that show it.
struct SnapshotFailure: Sendable {
  /// The fault, with its cure.
  var headline: String
  /// The details, a sentence or a line of a text each.
  var lines: [String] = []
  /// The cure, told last; nil where the headline says it.
  var cure: String?
  /// The reference; nil where there is none.
  var expected: [UInt8]?
  /// Nil where no snapshot could be made.
  var actual: [UInt8]?
  /// A PNG of where the pixels differ.
  var difference: [UInt8]?
  /// Whether the snapshot is now the reference.
  var isRecorded = false

  init(
    _ headline: String, lines: [String] = [], expected: [UInt8]? = nil, actual: [UInt8]? = nil
  ) {
    self.headline = headline
    self.lines = lines
    self.expected = expected
    self.actual = actual
  }

  func bytes(_ role: SnapshotRole) -> [UInt8]? {
    switch role {
    case .expected: expected
    case .actual: actual
    case .difference: difference
    }
  }
}
