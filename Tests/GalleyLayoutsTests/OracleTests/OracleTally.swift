import Testing

/// Counts the cases of one oracle file and holds each against the table of exceptions.
struct OracleTally {
  let file: String
  /// What is counted.
  let noun: String
  private var count = 0
  private var passed = 0
  private var excepted = 0

  init(_ file: String, counting noun: String = "cases") {
    self.file = file
    self.noun = noun
  }

  /// Judges one case: the aspects that were compared, each with whether it agrees.
  mutating func judge(_ id: String, _ aspects: KeyValuePairs<String, Bool>) {
    count += 1
    let failed = Set(aspects.filter { !$0.value }.map(\.key))
    let exception = exceptions.first { $0.id == id }
    if failed.isEmpty, exception == nil {
      passed += 1
    } else if let exception, failed == exception.aspects {
      excepted += 1
    } else {
      Issue.record(
        "\(file) \(id): differs in \(failed.sorted()), expected \(exception?.aspects.sorted() ?? [])"
      )
    }
  }

  /// Prints the line that tells how many cases passed, and the exceptions with their reasons.
  func report() {
    print("oracle \(file): \(passed) of \(count) \(noun) pass, \(excepted) exceptions")
    for exception in exceptions {
      print("  exception \(exception.id): \(exception.reason)")
    }
    #expect(count > 0)
    #expect(passed + excepted == count)
    #expect(excepted == exceptions.count)
  }

  private var exceptions: [OracleException] {
    oracleExceptions.filter { $0.file == file && $0.noun == noun }
  }
}
