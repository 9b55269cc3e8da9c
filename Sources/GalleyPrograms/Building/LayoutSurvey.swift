package import GalleyRewriting

/// A survey of a layout's files before anything is built.
package struct LayoutSurvey: Sendable {
  /// Nil where a `makeLayout()` makes what nobody has named.
  package let layoutClass: LayoutClass?
  /// Whether the files have a `makeLayout()`.
  package let isMade: Bool
  /// Whether the files have a `makeDelegate()`.
  package let hasDelegate: Bool

  /// Reads the files and finds the layout that is meant.
  ///
  /// - Throws: in sentences with their cures, where a file cannot be read, and where no layout or
  ///   several could be meant.
  package init(of request: LayoutRequest) throws(BuildProblem) {
    let unit = RewrittenUnit(try LayoutBuilder.read(request))
    let choice = try LayoutChoice.named(unit, for: request)
    layoutClass = choice
    isMade = unit.makeLayout != nil
    hasDelegate = unit.makeDelegate != nil
    if !isMade, let choice { try LayoutChoice.checkName(of: choice) }
  }
}
