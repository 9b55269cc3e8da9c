/// The parts of a suite whose results are not there to be joined, and what is known of why.
struct MissingParts {
  /// A folder that was named and holds no results of a check that came to its end.
  private struct Problem {
    /// The part that its manifest says; nil where it says none.
    var shard: Shard?
    var error: any Error
  }

  private var problems: [Problem] = []
  /// In their order.
  private(set) var shards: [Shard] = []

  mutating func add(_ folder: ResultsFolder, _ error: any Error) {
    problems.append(Problem(shard: (try? folder.manifest())?.shard, error: error))
  }

  /// Finds out which parts are missing.
  ///
  /// - Throws: what is wrong with a folder, where no part is missing that it could be, or no part is
  ///   there.
  mutating func settle(given: [Shard?]) throws {
    let given = given.compactMap(\.self)
    let count = given.first?.count ?? 0
    let numbers = Set(given.map(\.number))
    shards = (0..<count).filter { !numbers.contains($0 + 1) }.compactMap {
      Shard("\($0 + 1)/\(count)")
    }
    if let problem = problems.first, shards.isEmpty { throw problem.error }
  }

  /// A failed entry for each part.
  var entries: [Manifest.Entry] {
    shards.map { shard in
      let reasons = problems.filter { $0.shard == nil || $0.shard == shard }.map { "\($0.error)" }
      let name = "part \(shard.number) of \(shard.count)"
      let message =
        ["its results are missing; run that part again, and join all \(shard.count)"] + reasons
      return Manifest.Entry(
        StateOutcome(
          scene: name, state: "", status: .failed, path: name,
          message: message.joined(separator: "\n")))
    }
  }
}
