internal import Foundation
internal import GalleyGraphics
package import GalleyPrograms
internal import GalleySystem
internal import Glibc
internal import Synchronization
@_spi(Hosting) internal import UIKit

/// The program that a package's tests become: it runs those that it is asked for, and tells of each.
@preconcurrency @MainActor
public enum TestProgram {
  private nonisolated static let output = Mutex<Int32>(-1)
  private nonisolated static let passedAssertions = Mutex(0)
  private nonisolated static let startedTests = Mutex(0)
  private nonisolated static let exchange = Mutex(())
  private nonisolated static let issues = Mutex<
    (@Sendable (String, StaticString, StaticString, UInt) -> Void)?
  >(nil)
  private static let encoder = JSONEncoder()
  private static var selection = TestSelection(tests: [], hasSwiftTesting: false)
  private static var names: Set<String> = []

  /// Reads what is asked for.
  ///
  /// What tests print goes to the standard error from here on, so that events are whole.
  public static func begin() {
    reportCrashes(to: STDERR_FILENO)
    output.withLock { $0 = dup(STDOUT_FILENO) }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    TextMeasuring.size = GlyphAdvances.size
    guard let line = readLine(),
      let read = try? JSONDecoder().decode(TestSelection.self, from: Data(line.utf8))
    else {
      _ = writeAll(
        Array("this program is started by galley, which knows what to ask it\n".utf8),
        to: STDERR_FILENO)
      exit(2)
    }
    selection = read
    if let resources = read.resources { AppResourceStore.become(resources) }
    AppResourceStore.listen { warning in
      if let line = try? JSONEncoder().encode(TestEvent.warned(warning)) {
        line.withUnsafeBytes { hand(on: $0) }
      }
    }
    ViewMaking.isDynamic = true
    names = Set(read.tests)
  }

  /// Whether a test of XCTest runs, by its class and method, such as `GridTests.Columns/testOne`.
  public static func runs(_ name: String) -> Bool { names.contains(name) }

  /// Whether a test of XCTest has run in a program before.
  public static func isOver(_ name: String) -> Bool {
    !selection.hasSwiftTesting && selection.skipped.contains(name)
  }

  /// Whether there are tests of XCTest to run.
  public static var hasXCTests: Bool { !names.isEmpty }

  /// Whether tests of Swift Testing run.
  public static var hasSwiftTesting: Bool { selection.hasSwiftTesting }

  /// Regular expressions of the names of tests of Swift Testing that run, and of those that do not.
  public static var filter: [String]? { selection.filter.isEmpty ? nil : selection.filter }
  public static var skipped: [String]? { selection.skipped.isEmpty ? nil : selection.skipped }

  /// Hands on an event of Swift Testing, from whatever thread.
  public nonisolated static func hand(on record: UnsafeRawBufferPointer) {
    let line = record.filter { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
    output.withLock { if writeAll(line, to: $0) != nil { exit(2) } }
  }

  /// Tells that a test of XCTest begins.
  public static func started(_ name: String) {
    startedTests.withLock { $0 += 1 }
    tell(.started(name))
  }

  /// How many tests of XCTest have begun.
  package nonisolated static var testCount: Int { startedTests.withLock { $0 } }

  /// Counts an assertion, which hears itself whether it fails.
  ///
  /// One within another is one of its own.
  public nonisolated static func counting<Answer>(
    _ assertion: () throws -> Answer
  ) rethrows -> Answer {
    let evaluated = Assertion()
    defer { if !evaluated.hasFailed.withLock({ $0 }) { passedAssertions.withLock { $0 += 1 } } }
    return try Assertion.$current.withValue(evaluated) { try assertion() }
  }

  /// Says how what is no assertion of XCTest fails the test that runs: a message, the file's id and
  /// path, and the line.
  public nonisolated static func recordIssues(
    by record: @escaping @Sendable (String, StaticString, StaticString, UInt) -> Void
  ) { issues.withLock { $0 = record } }

  /// Fails the test that runs.
  package nonisolated static func recordIssue(
    _ message: String, fileID: StaticString, file: StaticString, line: UInt
  ) { issues.withLock { $0 }?(message, fileID, file, line) }

  /// Holds a snapshot against its reference, which only the command sees, and waits for what it says.
  package nonisolated static func answer(to snapshot: TestSnapshot) -> TestSnapshotReply {
    exchange.withLock { _ in
      guard let line = try? SessionCoding.encoder.encode(TestEvent.snapshot(snapshot)) else {
        return TestSnapshotReply(failure: "the snapshot has numbers that cannot be told")
      }
      line.withUnsafeBytes { hand(on: $0) }
      guard let reply = readLine(),
        let read = try? JSONDecoder().decode(TestSnapshotReply.self, from: Data(reply.utf8))
      else { return TestSnapshotReply(failure: "nobody is here who compares snapshots") }
      return read
    }
  }

  /// Tells that an assertion failed, or that the test threw an error.
  public static func failed(_ name: String, _ message: String, _ file: String?, _ line: Int) {
    let assertion = Assertion.current
    assertion?.hasFailed.withLock { $0 = true }
    tell(
      .failed(
        name: name, message: message, file: file, line: line, isAssertion: assertion != nil))
  }

  /// Tells that a test of XCTest has ended.
  public static func ended(_ name: String, isSkipped: Bool) {
    let passed = passedAssertions.withLock { passed in
      defer { passed = 0 }
      return passed
    }
    tell(.ended(name: name, isSkipped: isSkipped, assertions: passed))
  }

  /// Tells that all have run, and ends.
  public static func end() -> Never {
    tell(.done)
    fflush(nil)
    _exit(0)
  }

  private static func tell(_ event: TestEvent) {
    guard let line = try? encoder.encode(event) else { return }
    line.withUnsafeBytes { hand(on: $0) }
  }
}

/// An assertion of XCTest that is evaluated.
private final class Assertion: Sendable {
  /// The innermost one that is evaluated; nil beside all.
  @TaskLocal static var current: Assertion?

  let hasFailed = Mutex(false)
}
