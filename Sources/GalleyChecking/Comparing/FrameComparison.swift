package import GalleyNotation
package import GalleyRuns

/// The comparison of two animations, frame by frame; a still picture has a single frame.
public struct FrameComparison: Hashable, Sendable {
  /// A frame that differs by more than is let through.
  public struct Place: Hashable, Sendable {
    /// From 0.
    public var frame: Int
    /// The time at which it is first shown, in seconds from the beginning.
    public var seconds: Double

    package init(frame: Int, seconds: Double) {
      self.frame = frame
      self.seconds = seconds
    }
  }

  /// The number of frames of the animation that was expected.
  public var expectedCount: Int
  /// The number of frames of the animation that came.
  public var actualCount: Int
  /// The number of frames that both have and that differ by more than is let through.
  public var differingCount: Int
  /// The first of these.
  public var first: Place?

  package init(expectedCount: Int, actualCount: Int, differingCount: Int = 0, first: Place? = nil) {
    self.expectedCount = expectedCount
    self.actualCount = actualCount
    self.differingCount = differingCount
    self.first = first
  }
}

extension FrameComparison {
  package var json: JSONValue {
    .object([
      "expected": .integer(expectedCount), "actual": .integer(actualCount),
      "differing": .integer(differingCount),
      // Counted from 1, as words count them.
      "first": first.map { .integer($0.frame + 1) } ?? .null,
      "seconds": first.map { .number($0.seconds) } ?? .null,
    ])
  }

  package init(_ fields: JSONFields) throws(RunError) {
    self.init(
      expectedCount: try fields.integer("expected"), actualCount: try fields.integer("actual"),
      differingCount: try fields.integer("differing"),
      first: try fields.optional("first") { fields throws(RunError) in
        Place(frame: try fields.integer("first") - 1, seconds: try fields.number("seconds"))
      })
  }
}
