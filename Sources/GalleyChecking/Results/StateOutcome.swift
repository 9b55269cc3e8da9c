package import GalleyGeometry
package import GalleyNotation

/// What the check of one state's picture came to.
package struct StateOutcome: Sendable {
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// Drawn, and within what its gates let through.
    case same
    /// Drawn, and different from its reference.
    case changed
    /// Drawn for the first time: no reference was ever known.
    case new
    /// Drawn, and its reference, which the last check knew, is gone.
    case missing
    /// A reference that no state draws any more.
    case obsolete
    /// Not drawn, or not compared; the message says why.
    case failed
  }

  /// The scene's name; for an obsolete reference the name of its folder; for a failure of no scene
  /// what failed, such as `part 2 of 3`.
  package var scene: String
  /// The state's name with the values of the matrix's axes, such as `first.ipad-9.7`; empty for a
  /// scene that could not be read, whose states nobody knows, and for a failure of no scene.
  package var state: String
  package var status: Status
  /// The reference's path below the folder of references, such as `ring/first.png`; the drawn
  /// picture has the same path below `drawn` in the results. Of a scene that could not be read it
  /// is the folder of its references.
  package var path: String
  /// Where the state is written in its scene, or what keeps it from being read or drawn; nil for an
  /// obsolete reference and for a failure of no scene.
  package var source: SourceLocation?
  /// How long the check of the state took, in seconds; kept out of everything that must be the same
  /// twice.
  package var duration: Double
  /// What the comparison came to; nil where nothing was compared.
  package var comparison: PictureComparison?
  /// Why the state failed, nil where it did not.
  package var message: String?
  /// What is doubtful in the drawing.
  package var warnings: [String]
  /// Where differences do not count, in points of the screen.
  package var masks: [Rect]

  package init(
    scene: String, state: String, status: Status, path: String,
    source: SourceLocation? = nil, duration: Double = 0, comparison: PictureComparison? = nil,
    message: String? = nil, warnings: [String] = [], masks: [Rect] = []
  ) {
    self.scene = scene
    self.state = state
    self.status = status
    self.path = path
    self.source = source
    self.duration = duration
    self.comparison = comparison
    self.message = message
    self.warnings = warnings
    self.masks = masks
  }

  /// How people call the state: `ring/first`; a scene that could not be read by its name alone.
  package var name: String { isWhole ? scene : "\(scene)/\(state)" }

  /// Whether the state is the same, and only what things are called differs from its reference.
  var isRenamed: Bool { status == .same && comparison?.isRenamed == true }

  /// Whether no single state is meant, but a scene that could not be read, or the check itself.
  var isWhole: Bool { state.isEmpty }

  /// The path of the picture of the difference below `diff` in the results: a PNG, also where the
  /// reference is an SVG; of a course `first.apng.png`, beside that of the still.
  package var diffPath: String {
    if path.hasSuffix(".svg") { return path.dropLast(4) + ".png" }
    return path.hasSuffix(".png") ? path : path + ".png"
  }
}
