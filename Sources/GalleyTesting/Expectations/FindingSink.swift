internal import GalleyChecking
internal import GalleyNotation
internal import GalleySystem
internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// A finding of an expectation.
struct Finding: Sendable {
  enum Severity: Sendable {
    /// Fails the test.
    case failure
    /// Fails nothing.
    case warning
  }

  var message: String
  var severity = Severity.failure
  /// The line of the expectation.
  var location: Testing.SourceLocation
}

/// The destination of expectations' findings.
struct FindingSink: Sendable {
  var record: @Sendable (Finding) -> Void

  /// The one of the process; tests of expectations put another one in its place.
  @TaskLocal static var current = FindingSink.runningTest

  /// The test that runs, be it one of Swift Testing or one of XCTest.
  static let runningTest = FindingSink { finding in
    // Snapshots hold what anyone wrote, and what fails is printed to the log of a workflow.
    let message = SanitizedText(lines: finding.message).text
    switch finding.severity {
    case .failure:
      Issue.record(Comment(rawValue: message), sourceLocation: finding.location)
      #if canImport(XCTest)
        // Where no test of Swift Testing runs, an issue fails none of XCTest's; this fails the one
        // that runs, and does nothing where there is none.
        if Test.current == nil {
          XCTFail("\(finding.location.shown): \(message)")
        }
      #endif
    case .warning:
      // Before Swift 6.3 nothing can be told that fails no test.
      #if compiler(>=6.3)
        Issue.record(
          Comment(rawValue: message), severity: .warning, sourceLocation: finding.location)
      #endif
    }
  }
}

extension Testing.SourceLocation {
  /// XCTest takes a file's name only as a literal of the source, so the place goes with the words.
  fileprivate var shown: String { "\(fileID):\(line)" }
}
