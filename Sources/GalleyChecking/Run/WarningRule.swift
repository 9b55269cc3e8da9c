package import GalleyNotation
package import GalleyScenes

/// Whether what is doubtful in a scene or a drawing, such as a missing glyph, is let through.
package struct WarningRule: Hashable, Sendable {
  package var isStrict: Bool
  /// Whether it is doubtful that a text hardly stands out from what lies behind it.
  package var judgesContrast: Bool

  package init(isStrict: Bool, judgesContrast: Bool = false) {
    self.isStrict = isStrict
    self.judgesContrast = judgesContrast
  }

  /// - Throws: the warnings as errors, where none is let through.
  package func judge(_ warnings: [Issue]) throws(SceneError) {
    guard isStrict, !warnings.isEmpty else { return }
    throw SceneError(warnings.map { Issue($0.message, at: $0.location) })
  }
}
