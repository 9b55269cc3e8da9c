import Galley

extension BenchmarkSuite {
  /// Instants of transitions, and moving pictures against still ones.
  static let motion = BenchmarkSuite(
    name: "motion", summary: "an instant of a transition, and an animation against its stills"
  ) { log in
    do {
      try InstantTable.run(&log)
      try AnimationAgainstStills.run(&log)
    } catch {
      report("  skipped: \(error)\n")
    }
  }
}
