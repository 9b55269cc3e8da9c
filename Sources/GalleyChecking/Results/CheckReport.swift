/// What the check of a suite came to.
package struct CheckReport: Sendable {
  /// In the order of the scenes and their states; obsolete references last, sorted by path.
  package var outcomes: [StateOutcome]
  /// How pixels were compared, such as `exact`.
  package var metric: String
  /// The folder of references as the user wrote it.
  package var references: String
  /// The folder of results as the user wrote it.
  package var results: String
  /// Wall time of the whole check, in seconds; kept out of everything that must be the same twice.
  package var duration: Double

  package init(
    outcomes: [StateOutcome], metric: String, references: String, results: String, duration: Double
  ) {
    self.outcomes = outcomes
    self.metric = metric
    self.references = references
    self.results = results
    self.duration = duration
  }

  /// The number of outcomes with a status.
  package func count(_ status: StateOutcome.Status) -> Int {
    outcomes.count { $0.status == status }
  }

  /// Those a person should look at: all but the same ones, in order.
  package var notable: [StateOutcome] { outcomes.filter { $0.status != .same } }

  /// Those that are the same but for what things are called.
  var renamed: [StateOutcome] { outcomes.filter(\.isRenamed) }
}
