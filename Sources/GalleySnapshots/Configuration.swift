internal import Foundation
internal import Synchronization

/// What holds for the snapshots of a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// That of the scope; nil where none is given.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What tells how two files are looked at; nil for nothing else than is told anyway.
  public var diffTool: DiffTool?
  /// Which snapshots become references; nil for what holds around.
  public var record: Record?

  /// A configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// Which snapshots become references.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    let word: String

    /// By its word; nil for another than `all`, `failed`, `missing` and `never`.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      word = rawValue
    }

    private init(_ word: String) { self.word = word }

    /// All, or those that are missing.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// Every one.
    public static let all = Record("all")
    /// Those that have none, and those that differ.
    public static let failed = Record("failed")
    /// Those that have none.
    public static let missing = Record("missing")
    /// None.
    public static let never = Record("never")
  }

  /// What tells how two files are looked at; paths are told here without one.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (String, String) -> String

    /// A tool of a closure.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { self.tool = tool }

    /// A command that takes two paths.
    public init(stringLiteral value: String) { tool = { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Both paths.
    public static let `default` = DiffTool { "\($0)\n\($1)" }

    /// What is told of two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

/// Runs something with another configuration.
public func withSnapshotTesting<Answer>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Answer
) rethrows -> Answer {
  try SnapshotTestingConfiguration.$current.withValue(
    .within(.current, record: record, diffTool: diffTool), operation: operation)
}

/// Runs something that waits with another configuration.
public func withSnapshotTesting<Answer>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> Answer
) async rethrows -> Answer {
  try await SnapshotTestingConfiguration.$current.withValue(
    .within(.current, record: record, diffTool: diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
  fileprivate static func within(
    _ outer: SnapshotTestingConfiguration?, record: Record?, diffTool: DiffTool?
  ) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}

private let recorded = Mutex<SnapshotTestingConfiguration.Record>(.missing)

/// Whether the code asks for all references to be recorded anew.
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? recorded.withLock { $0 }) == .all }
  set { recorded.withLock { $0 = newValue ? .all : .missing } }
}

/// What tells how two files are looked at.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? .default }
  set { _ = newValue }
}

extension SnapshotTestingConfiguration.Record {
  /// What holds where a snapshot says nothing itself.
  static var around: Self {
    SnapshotTestingConfiguration.current?.record ?? recorded.withLock { $0 }
  }
}
