internal import GalleyNotation
internal import GalleyRewriting

/// Leads findings back to lines of a layout's files.
struct DiagnosisPlaces {
  private let built: BuiltLayout

  init(_ built: BuiltLayout) { self.built = built }

  func diagnosis(_ course: DoctorCourse) -> DoctorDiagnosis {
    let name = course.findings.lazy.map(\.layoutClass).first { !$0.isEmpty } ?? course.layoutClass
    let layout =
      built.layoutClass ?? built.unit.classes.first { $0.name == name }
      ?? built.unit.classes.first { $0.name.hasSuffix("." + (name ?? "")) }
    let start =
      layout?.location ?? built.unit.makeLayout
      ?? SourceLocation(file: built.unit.files.first?.path ?? "", line: 1, column: 1)
    let accepted = built.unit.acceptedFindings
    let findings = course.findings.enumerated().map { number, finding in
      LocatedFinding(
        finding: finding,
        location: course.crashes[number] ?? layout?.member(finding.member)?.location
          ?? start,
        acceptedBecause: accepted.first { $0.name == finding.rule.name && !$0.reason.isEmpty }?
          .reason)
    }
    return DoctorDiagnosis(
      layoutClass: layout?.name ?? name ?? "the layout", location: start, rules: course.rules,
      findings: findings,
      issues: issues(accepted, course), oneSectionReason: course.oneSectionReason,
      isComplete: course.isDone || course.remaining() == nil)
  }

  private func issues(_ accepted: [AcceptedFinding], _ course: DoctorCourse) -> [Issue] {
    accepted.compactMap { comment in
      guard course.rules.contains(where: { $0.name == comment.name }) else {
        return Issue(
          Suggestion.unknown("rule", comment.name, among: course.rules.map(\.name)),
          at: comment.location, severity: .warning)
      }
      if comment.reason.isEmpty {
        return Issue(
          "'\(comment.name)' is accepted for no reason; write '// galley:accept \(comment.name): …' "
            + "with one", at: comment.location, severity: .warning)
      }
      guard course.isDone, !course.findings.contains(where: { $0.rule.name == comment.name }) else {
        return nil
      }
      return Issue(
        "'\(comment.name)' is accepted and not found; take the comment away", at: comment.location,
        severity: .warning)
    }
  }
}
