package import GalleyNotation

/// What became of a test.
package struct TestOutcome: Hashable, Sendable {
  package enum Result: String, Hashable, Sendable {
    case passed
    case failed
    case skipped
    /// It ended the program.
    case crashed
    /// It did not end in time.
    case late
    /// It came to what was taken out, since it does not compile.
    case blocked
  }

  /// With the module, such as `GridTests.GridTests/testColumns`.
  package let name: String
  package var location: SourceLocation?
  package var result: Result
  /// What failed, at its place.
  package var failures: [Issue]
  /// How many assertions of XCTest passed and failed; of a test that ended the program only those
  /// that failed.
  package var assertions = AssertionCount()

  package init(
    name: String, location: SourceLocation?, result: Result = .passed, failures: [Issue] = []
  ) {
    self.name = name
    self.location = location
    self.result = result
    self.failures = failures
  }
}

/// How many assertions passed and failed.
package struct AssertionCount: Hashable, Sendable {
  package var passed = 0
  package var failed = 0
}

/// What became of a package's tests.
package struct TestDiagnosis: Sendable {
  package let outcomes: [TestOutcome]
  package let takenOut: [BuiltTests.TakenOut]
  /// The tests that were not run since too many stopped the program.
  package let notRun: [String]
  package let notes: [String]

  package func count(_ results: TestOutcome.Result...) -> Int {
    outcomes.count { results.contains($0.result) }
  }

  /// The assertions of all tests.
  package var assertions: AssertionCount {
    outcomes.reduce(into: AssertionCount()) { count, outcome in
      count.passed += outcome.assertions.passed
      count.failed += outcome.assertions.failed
    }
  }

  /// Whether all tests that compile passed.
  package var isPassed: Bool {
    notRun.isEmpty && outcomes.allSatisfy { [.passed, .skipped, .blocked].contains($0.result) }
  }
}
