/// Something that UIKit expects of a layout.
///
/// A rule asks nothing that UIKit never asks.
package struct DoctorRule: Hashable, Sendable {
  /// In small letters with hyphens, such as `reload-equals-fresh`.
  package let name: String
  /// What is right.
  package let statement: String
  /// Where that is known from.
  package let source: String
  /// Rules whose findings explain what this one would find, which is then not asked.
  package let explanations: [String]
  package let severity: DoctorFinding.Severity

  init(
    name: String, statement: String, source: String, explanations: [String] = [],
    severity: DoctorFinding.Severity = .fault
  ) {
    (self.name, self.statement, self.source) = (name, statement, source)
    (self.explanations, self.severity) = (explanations, severity)
  }
}
