package import GalleyNotation
package import GalleyRewriting

/// A layout's program, ready to be started.
package struct BuiltLayout: Sendable {
  /// The path of the executable.
  package let program: String
  /// The class of the layout; nil where `makeLayout()` decides.
  package let layoutClass: LayoutClass?
  /// What the files hold, by which places that the program tells are led back to them.
  package let unit: RewrittenUnit
  /// Whether nothing had to be built.
  package let wasCached: Bool
  /// What is doubtful and did not stop the build.
  package var issues: [Issue] { unit.issues }
  /// Keeps a program that no cache could take until nobody needs it.
  let keeper: TemporaryFolder?
}
