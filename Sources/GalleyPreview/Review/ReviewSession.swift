internal import GalleyChecking
internal import GalleyNotation
internal import GalleyRuns

/// The decisions on the results of one check, as a page has them.
///
/// The results are locked as long as something is written, and no longer.
struct ReviewSession {
  /// What can be undone.
  private enum Step {
    /// Of entries as they were before.
    case acceptance([Manifest.Entry], rejected: Set<Int>)
    /// Of what was rejected before.
    case rejection(rejected: Set<Int>, words: String)
  }

  let results: ResultsFolder
  /// Nil for those that were compared with.
  private let references: String?
  private(set) var manifest: Manifest
  /// The entries that the page shows, by their numbers in the manifest.
  let shown: [Int]
  /// Of those that are shown; noted here alone.
  private var rejected: Set<Int>
  /// No acceptance but the last one, which is the first of them.
  private var steps: [Step] = []

  init(_ manifest: Manifest, in results: ResultsFolder, references: String?) {
    self.results = results
    self.references = references
    self.manifest = manifest
    let shown = manifest.entries.indices.filter { manifest.entries[$0].outcome.status != .same }
    self.shown = shown
    rejected = Set(shown.indices.filter { manifest.entries[shown[$0]].decision == .rejected })
  }

  /// Takes decisions over that were made elsewhere.
  /// - Throws: where the results are those of another check.
  mutating func update(to found: Manifest) throws(RunError) {
    guard manifest.isOfSameCheck(as: found) else {
      throw RunError(
        "the results in '\(results.path)' are those of another check by now; nothing was changed;"
          + " load the page again")
    }
    for (number, entry) in shown.enumerated()
    where found.entries[entry].decision == .rejected
      && manifest.entries[entry].decision != .rejected
    {
      rejected.insert(number)
    }
    manifest = found
  }

  /// The decision on each entry that is shown: `accepted`, `rejected`, or none.
  var decisions: [String?] {
    shown.indices.map { number in
      if entry(number).decision == .accepted { return "accepted" }
      return rejected.contains(number) ? "rejected" : nil
    }
  }

  /// What an undo takes back, such as `accepting ring/first`; nil where there is nothing.
  var undoable: String? {
    switch steps.last {
    case .acceptance(let entries, _): "accepting \(Self.words(for: entries))"
    case .rejection(_, let words): words
    case nil: nil
    }
  }

  /// Makes the drawings the references, as `galley approve` does.
  ///
  /// - `numbers`: of what is shown.
  /// - Returns: what was done, in a sentence.
  mutating func accept(_ numbers: [Int]) throws -> String {
    var approval = try openApproval()
    let chosen = numbers.filter {
      entry($0).isApprovable && entry($0).decision != .accepted
    }
    guard !chosen.isEmpty else { return "There is nothing left to accept." }
    let entries = chosen.map(entry)
    try approval.accept(entries)
    manifest = approval.manifest
    steps = [.acceptance(entries, rejected: rejected)]
    rejected.subtract(chosen)
    return "Accepted \(Self.words(for: entries))."
  }

  /// Notes that drawings are wrong, or no longer that they are.
  mutating func reject(_ numbers: [Int], isWrong: Bool) -> String {
    let chosen = numbers.filter {
      entry($0).isApprovable && entry($0).decision != .accepted && rejected.contains($0) != isWrong
    }
    guard !chosen.isEmpty else { return "There is nothing left to reject." }
    let words = Self.words(for: chosen.map(entry))
    steps.append(
      .rejection(
        rejected: rejected, words: isWrong ? "rejecting \(words)" : "reopening \(words)"))
    if isWrong { rejected.formUnion(chosen) } else { rejected.subtract(chosen) }
    return isWrong ? "Rejected \(words)." : "Reopened \(words)."
  }

  /// Takes the last step back.
  /// - Returns: what was done, and what of it to show.
  mutating func undo() throws -> (sentence: String, number: Int?) {
    guard let step = steps.last, let undoable else { return ("There is nothing to undo.", nil) }
    var number: Int?
    switch step {
    case .acceptance(let entries, let before):
      var approval = try openApproval()
      try approval.takeBack(entries)
      manifest = approval.manifest
      rejected = before
      let paths = Set(entries.map(\.outcome.path))
      number = shown.indices.first { paths.contains(entry($0).outcome.path) }
    case .rejection(let before, _):
      number = rejected.symmetricDifference(before).min()
      rejected = before
    }
    steps.removeLast()
    return ("Undone: \(undoable).", number)
  }

  private func entry(_ number: Int) -> Manifest.Entry { manifest.entries[shown[number]] }

  private mutating func openApproval() throws -> Approval {
    let approval = try Approval(of: results, references: references)
    try update(to: approval.manifest)
    return approval
  }

  private static func words(for entries: [Manifest.Entry]) -> String {
    entries.count == 1 ? entries[0].outcome.name : entries.count.counting("state")
  }
}
