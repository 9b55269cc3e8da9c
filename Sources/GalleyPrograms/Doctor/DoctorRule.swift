/// Something that UIKit expects of a layout.
///
/// A rule asks nothing that UIKit never asks.
package struct DoctorRule: Hashable, Sendable, Codable {
  /// In small letters with hyphens, such as `reload-equals-fresh`.
  package let name: String
  /// The rule in a clause.
  package let statement: String
  /// Where that is known from.
  package let source: String
  /// Rules whose findings explain what this one would find, which is then not asked.
  package let explanations: [String]
  package let severity: DoctorFinding.Severity

  package init(
    name: String, statement: String, source: String, explanations: [String] = [],
    severity: DoctorFinding.Severity = .fault
  ) {
    (self.name, self.statement, self.source) = (name, statement, source)
    (self.explanations, self.severity) = (explanations, severity)
  }
}

extension DoctorRule {
  /// The rules that are broken by a layout's program and not by an answer; no question is asked for
  /// them.
  package static let ofPrograms = [noCrash, answersInTime]

  /// A question ends no app.
  static let noCrash = DoctorRule(
    name: "no-crash",
    statement: "a layout answers every question that it is asked",
    source: "the questions are those of UIKit's recorded order of calls, or what containers of "
      + "SwiftUI propose")

  /// A question is answered soon.
  static let answersInTime = DoctorRule(
    name: "answers-in-time",
    statement: "a layout answers within seconds",
    source: "iOS ends an app whose main thread stands still")
}
