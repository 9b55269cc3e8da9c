internal import GalleyHosting
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyPrograms
public import SwiftUI
public import Testing
public import UIKit

/// Expects that a layout does what UIKit expects of it.
///
/// New instances of the layout go through what apps do: they are laid out, scrolled, turned, reloaded,
/// updated, mirrored. Each fault is told at the caller's line: the question, the answer, the rule
/// with its source and, in brackets, its name. It is the examination of `galley doctor`, which knows
/// the line of the layout, too.
///
/// ```swift
/// @Test func `the carousel is healthy`() {
///   expectHealthy(CarouselLayout(), accepting: ["right-to-left"])
/// }
/// ```
///
/// The test may be on any thread; layouts are made and asked on the main one. A layout that crashes
/// takes the tests with it: where that happens, `galley doctor` says where.
///
/// - Parameters:
///   - layout: makes the layout; evaluated anew for each instance.
///   - delegate: makes the delegate of the layout's collection view; nil for none.
///   - accepting: the names of rules whose findings are no faults here. A comment in the layout's file
///     is for the command alone: a test does not know the file.
///   - sourceLocation: where faults are told.
///   - function: the test's name where no test runs, as in a detached task.
public func expectHealthy(
  _ layout: @autoclosure @escaping @MainActor @Sendable () -> UICollectionViewLayout,
  delegate: @autoclosure @escaping @MainActor @Sendable () -> (any UICollectionViewDelegate)? = nil,
  accepting: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) {
  expectHealthy(accepting, of: ExaminationInProcess.ruleNames, at: sourceLocation) {
    () throws(LayoutError) in try ExaminationInProcess(of: layout, delegate: delegate)
  }
}

/// Expects that a layout of SwiftUI answers what SwiftUI asks of it.
///
/// New instances of the layout are offered sizes, none and infinite ones among them, and place some
/// views. Everything else is as with layouts of UIKit, see
/// ``expectHealthy(_:delegate:accepting:sourceLocation:function:)``.
///
/// - Parameters:
///   - layout: makes the layout; evaluated anew for each instance.
///   - accepting: the names of rules whose findings are no faults here.
///   - sourceLocation: where faults are told.
///   - function: the test's name where no test runs, as in a detached task.
public func expectHealthy(
  _ layout: @autoclosure @escaping @MainActor @Sendable () -> any Layout,
  accepting: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) {
  expectHealthy(accepting, of: ExaminationInProcess.ruleNamesOfSwiftUI, at: sourceLocation) {
    () throws(LayoutError) in try ExaminationInProcess(hosting: layout)
  }
}

/// Tells what an examination finds.
///
/// - `accepting`: of these rules.
private func expectHealthy(
  _ accepting: [String], of rules: [String], at location: Testing.SourceLocation,
  _ examine: () throws(LayoutError) -> ExaminationInProcess
) {
  let sink = FindingSink.current
  func tell(_ message: String, _ severity: Finding.Severity = .failure) {
    sink.record(Finding(message: message, severity: severity, location: location))
  }
  let unknown = accepting.filter { !rules.contains($0) }
  for name in unknown { tell(Suggestion.unknown("rule", name, among: rules)) }
  do throws(LayoutError) {
    let examination = try examine()
    for finding in examination.findings where !accepting.contains(finding.rule.name) {
      tell(
        "\(examination.layoutClass): \(finding.sentence) [\(finding.rule.name)]",
        finding.severity == .fault ? .failure : .warning)
    }
    let found = Set(examination.findings.map(\.rule.name))
    for name in accepting where !found.contains(name) && !unknown.contains(name) {
      tell("'\(name)' is accepted and not found; take it away", .warning)
    }
  } catch {
    tell("the layout cannot be examined: \(error)")
  }
}
