package import GalleyNotation

/// A finding with its place in the layout's files.
package struct LocatedFinding: Hashable, Sendable {
  package let finding: DoctorFinding
  package let location: SourceLocation
  /// Why the author accepts it; nil where nobody does.
  package let acceptedBecause: String?

  /// Whether it is a fault that nobody accepts.
  package var isFault: Bool { finding.severity == .fault && acceptedBecause == nil }

  /// As what is wrong with a file is told, advice as a warning; nil where somebody accepts it.
  package var issue: Issue? {
    guard acceptedBecause == nil else { return nil }
    return Issue(
      "\(finding.sentence) [\(finding.rule.name)]", at: location,
      severity: isFault ? .error : .warning)
  }
}

/// The result of a layout's examination.
package struct DoctorDiagnosis: Sendable {
  package let layoutClass: String
  package let location: SourceLocation
  /// All rules, in their order.
  package let rules: [DoctorRule]
  package let findings: [LocatedFinding]
  /// Mistakes of the comments that accept findings.
  package let issues: [Issue]
  /// Why the layout was examined with one section alone; nil where it was not.
  package let oneSectionReason: String?
  /// The types and functions of the files without which the layout was built, since it does not name
  /// them.
  package let leftOut: [String]
  /// Whether the examination went to its end; it does not where a layout stops again and again.
  package let isComplete: Bool

  /// Whether nothing is wrong that is not accepted.
  package var isHealthy: Bool { !findings.contains(where: \.isFault) }
}
