import Foundation

/// The command that was built beside this executable.
struct GalleyCommand {
  let path: String

  /// Nil where it was not built.
  init?() {
    path =
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("galley").path
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
  }

  /// Why there is nothing to measure.
  static let missing = "  skipped: it needs swift build --product galley\n"

  /// What a run takes; nil where it fails.
  ///
  /// - `statuses`: Those that are none of failure.
  func run(_ arguments: [String], statuses: Set<Int32> = [0]) -> Cost? {
    ChildProcess.run([path] + arguments, statuses: statuses)
  }
}

/// A folder that is there while a body runs.
func withTemporaryFolder<Result>(_ name: String, _ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("galley-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
