package import GalleyNotation

/// What an audit finds in the picture of a screen.
package enum AuditRule: String, Sendable, CaseIterable {
  /// Texts or controls lie on each other.
  case overlap
  /// Something that is drawn later covers some of a text.
  case covered
  /// A text or a control is in part beyond the screen.
  case offScreen = "off-screen"
  /// A control is smaller than a fingertip.
  case touchArea = "touch-area"
  /// A text hardly stands out from what is behind it.
  case contrast
}

/// What comments in a scene's files accept of an audit: `# galley:accept overlap: it fades`.
package struct AuditAcceptances {
  private let comments: [LintAcceptance]

  /// Reads the comments of all files of a scene; one without a reason accepts nothing.
  package init(of scene: Scene) {
    comments = scene.sources.flatMap(LintAcceptance.all).filter { !$0.reason.isEmpty }
  }

  /// Whether one of them accepts what a rule finds at a place.
  package func accept(_ rule: AuditRule, at location: SourceLocation) -> Bool {
    comments.contains {
      $0.rule == rule.rawValue && $0.location.file == location.file
        && $0.reaches(line: location.line)
    }
  }
}
