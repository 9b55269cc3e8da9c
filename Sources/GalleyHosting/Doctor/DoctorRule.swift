/// Something that UIKit expects of a layout, and how a layout is examined for it.
///
/// A rule asks nothing that UIKit never asks.
package protocol DoctorRule: Sendable {
  /// In small letters with hyphens, such as `reload-equals-fresh`.
  var name: String { get }
  /// What is right.
  var statement: String { get }
  /// Where that is known from.
  var source: String { get }
  /// Rules whose findings explain what this one would find, which is then not asked.
  var explanations: [String] { get }
  var severity: DoctorFinding.Severity { get }

  /// Reports what is wrong, at most once for a member.
  @MainActor func examine(_ examination: Examination)
}

extension DoctorRule {
  package var explanations: [String] { [] }
  package var severity: DoctorFinding.Severity { .fault }
}
