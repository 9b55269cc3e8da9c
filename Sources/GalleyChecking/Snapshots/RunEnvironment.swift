internal import GalleyNotation
internal import Glibc

/// The environment variables of a run.
package struct RunEnvironment: Sendable {
  /// The variable that says which snapshots become references.
  package static let recordingVariable = "GALLEY_SNAPSHOTS"
  /// The variable that names the folder for what failed.
  package static let resultsVariable = "GALLEY_SNAPSHOT_RESULTS"

  /// The recording that the user asks for in this run; nil where that is left to the code.
  package var recording: SnapshotRecording?
  /// Whether nobody looks at what is recorded.
  package var isCI: Bool
  /// The folder for what failed; nil for one of the package's own.
  package var resultsFolder: String?
  /// The folder for temporary files.
  package var temporaryFolder: String
  /// The fault of the variables; nil where there is none.
  package var problem: String?

  @TaskLocal package static var current = RunEnvironment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// - Parameter value: the value of an environment variable; nil where it is not set.
  package init(_ value: (String) -> String?) {
    let asked = value(Self.recordingVariable) ?? ""
    recording = SnapshotRecording(rawValue: asked)
    isCI = !["", "0", "false"].contains(value("CI")?.lowercased() ?? "")
    resultsFolder = value(Self.resultsVariable).flatMap { $0.isEmpty ? nil : $0 }
    temporaryFolder = value("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    if recording == nil, !asked.isEmpty { problem = Self.problem(with: asked) }
  }

  /// Returns the snapshots that become references where the code asks for `code`.
  package func recording(_ code: SnapshotRecording?) -> SnapshotRecording {
    recording ?? (isCI ? .never : code ?? .missing)
  }

  private static func problem(with word: String) -> String {
    let words = SnapshotRecording.allCases.map(\.rawValue)
    return "the environment variable \(recordingVariable) is '\(word)'"
      + Suggestion.phrase(for: word, among: words) + "; expected \(Suggestion.list(words))"
  }
}
