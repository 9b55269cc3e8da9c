public import GalleyChecking
public import Testing

/// Sets options for the snapshots of a test or of all tests of a suite; see
/// `.snapshots(record:tolerances:scale:)`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let options: SnapshotOptions

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let options = options.within(.current)
    try await SnapshotOptions.$current.withValue(options) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets options for the snapshots of a test or of all tests of a suite.
  ///
  /// The nearest wins: what an expectation is given itself, then the test, then the suites around
  /// it. What is left out is as it is around.
  ///
  /// - `record`: which snapshots become references. The environment variable `GALLEY_SNAPSHOTS` is
  ///   stronger, and where `CI` is set nothing else is heard.
  /// - `tolerances`: what pictures may differ by; nothing unless given.
  /// - `scale`: device pixels a point of scenes; the screen's own unless given.
  public static func snapshots(
    record: SnapshotRecording? = nil, tolerances: Tolerances? = nil, scale: Double? = nil
  ) -> Self {
    SnapshotTrait(options: SnapshotOptions(record: record, tolerances: tolerances, scale: scale))
  }
}
