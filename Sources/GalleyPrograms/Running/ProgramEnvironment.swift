/// What a layout's program knows of the environment: little, and nothing of the place where it runs.
enum ProgramEnvironment {
  private static let kept: Set = ["PATH", "HOME", "LANG", "TMPDIR"]

  /// A line for each name; crashes are told with the way that led there.
  static func lines(from environment: [String: String]) -> [String] {
    environment.filter { kept.contains($0.key) }.map { "\($0.key)=\($0.value)" }
      + [CrashReport.environment, "TZ=UTC"]
  }
}
