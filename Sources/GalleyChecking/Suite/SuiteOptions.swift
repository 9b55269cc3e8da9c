package import GalleyComparison
package import GalleyRendering
package import GalleyScenes

/// What a suite is checked with.
package struct SuiteOptions: Sendable {
  /// Only the states of these names; all where there is none.
  package var states: [String] = []
  package var shard: Shard?
  /// Device pixels a point, each of which has references of its own; nil for the scene's own.
  package var scales: [Double?] = [nil]
  /// How courses are drawn; nil where only stills are checked.
  package var course: CoursePace?
  /// What holds where scenes say nothing.
  package var check = CheckSpec()
  /// Whether the scenes are all whose references lie in the folder, as where a folder of scenes is
  /// checked; else only the folders of the scenes themselves are looked through for obsolete ones.
  package var coversReferences = true
  package var warningRule = WarningRule(isStrict: false)
  package var metrics = MetricCatalog.standard
  package var formats = FormatCatalog.standard

  package init() {}
}
