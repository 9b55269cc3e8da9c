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
  /// Whether an obsolete reference is a difference, as with `--strict`.
  package var isStrict = false
  /// The folder of the checkout, which CI servers read paths from; nil where they are read from the
  /// working folder.
  package var checkout: String?

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

  /// Whether a status makes the check fail.
  package func isDifference(_ status: StateOutcome.Status) -> Bool {
    switch status {
    case .changed, .new, .missing: true
    case .obsolete: isStrict
    case .same, .failed: false
    }
  }

  /// A path as a CI server reads it: from the checkout, or from the root where it leads out of that.
  func pathInCheckout(_ path: String) -> String {
    guard let checkout else { return path }
    let relative = FilePath.relative(path, from: checkout)
    return relative.hasPrefix("../") ? FilePath.real(path) : relative
  }

  /// Those a person should look at: all but the same ones, in order.
  package var notable: [StateOutcome] { outcomes.filter { $0.status != .same } }

  /// Those that are the same but for what things are called.
  var renamed: [StateOutcome] { outcomes.filter(\.isRenamed) }
}
