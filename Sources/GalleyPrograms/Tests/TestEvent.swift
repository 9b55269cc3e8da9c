package import GalleyGraphics

/// An event of a program of tests, a line of JSON for each.
package enum TestEvent: Codable {
  /// A test of XCTest begins.
  case started(String)
  /// An assertion of it failed, or it threw an error or waited in vain; the file as the compiler
  /// knows it.
  case failed(name: String, message: String, file: String?, line: Int, isAssertion: Bool)
  /// - `assertions`: How many of its assertions passed.
  case ended(name: String, isSkipped: Bool, assertions: Int)
  /// A snapshot is held against its reference; a line of JSON on the standard input answers it.
  case snapshot(TestSnapshot)
  /// Something is to be told of what a test showed.
  case warned(ViewWarning)
  /// All tests have run.
  case done
}

/// The tests that a program of tests shall run, a line of JSON on its standard input.
package struct TestSelection: Codable {
  /// The names of the tests of XCTest.
  package var tests: [String]
  /// Whether those of Swift Testing run, too.
  package var hasSwiftTesting: Bool
  /// Regular expressions of the names of those that run, all where there is none, and of those that
  /// do not.
  package var filter: [String]
  package var skipped: [String]
  /// The colors, images and texts of the package; nil for none.
  package var resources: AppResources?

  package init(
    tests: [String], hasSwiftTesting: Bool, filter: [String] = [], skipped: [String] = []
  ) {
    self.tests = tests
    self.hasSwiftTesting = hasSwiftTesting
    self.filter = filter
    self.skipped = skipped
  }
}
