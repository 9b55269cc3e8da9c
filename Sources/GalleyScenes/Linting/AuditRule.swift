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

extension Scene {
  /// Whether a comment accepts what a rule finds at a place: `# galley:accept overlap: it fades`.
  package func accepts(_ rule: AuditRule, at location: SourceLocation) -> Bool {
    sources.contains { source in
      source.path == location.file
        && LintAcceptance.all(in: source).contains {
          $0.rule == rule.rawValue && $0.line == location.line && !$0.reason.isEmpty
        }
    }
  }
}
