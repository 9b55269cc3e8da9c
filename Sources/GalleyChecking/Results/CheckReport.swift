package import GalleyGeometry
package import GalleyNotation
package import GalleyRuns

/// The result of checking a suite.
package struct CheckReport: Sendable {
  /// In the order of the scenes and their states; obsolete references last, sorted by path.
  package var outcomes: [StateOutcome]
  /// How pixels were compared, such as `exact`.
  package var metric: String
  /// The folder of references as the user wrote it.
  package var references: String
  /// The revision whose drawings the references are; nil where they lie in a folder.
  package var revision: Revision?
  /// The folder of results as the user wrote it.
  package var results: String
  /// Wall time of the whole check, in seconds; kept out of everything that must be the same twice.
  package var duration: Double
  /// Whether an obsolete reference is a difference, as with `--strict`.
  package var isStrict = false
  /// The folder whose pictures were compared with the references as they lie there, so that nothing
  /// can be approved; nil for the drawings of a check, which lie in its results.
  package var compared: String?
  /// The folder of the checkout, which CI servers read paths from; nil where they are read from the
  /// working folder.
  package var checkout: String?

  package init(
    outcomes: [StateOutcome], metric: String, references: String, results: String, duration: Double
  ) {
    self.outcomes = outcomes
    self.metric = metric
    self.references = references
    self.results = results
    self.duration = duration
  }

  /// How pixels were compared, and with what where that is a revision.
  var way: String { metric + (revision.map { ", against \($0.words)" } ?? "") }

  /// The number of outcomes with a status.
  package func count(_ status: StateOutcome.Status) -> Int {
    outcomes.count { $0.status == status }
  }

  /// Whether a status makes the check fail.
  package func isDifference(_ status: StateOutcome.Status) -> Bool {
    switch status {
    case .changed, .new, .missing, .renamed: true
    case .obsolete: isStrict
    case .same, .failed: false
    }
  }

  /// What an outcome is of.
  var noun: String { compared == nil ? "state" : "picture" }
  /// What has several of them.
  var group: String { compared == nil ? "scene" : "folder" }

  /// A path as a CI server reads it: from the checkout, or from the root where it leads out of that.
  func pathInCheckout(_ path: String) -> String {
    guard let checkout else { return path }
    let relative = FilePath.relative(path, from: checkout)
    return relative.hasPrefix("../") ? FilePath.real(path) : relative
  }

  /// Those a person should look at: all but the same ones, in order.
  package var notable: [StateOutcome] { outcomes.filter { $0.status != .same } }

  /// What changed alike in several states.
  package var sharedChanges: SharedChanges { SharedChanges(among: outcomes) }

  /// Those a person should look at but for those in which nothing changed but what is shared.
  func notable(beside shared: SharedChanges) -> [StateOutcome] {
    outcomes.indices
      .filter { outcomes[$0].status != .same && shared.explanation(of: $0).isEmpty }
      .map { outcomes[$0] }
  }

  /// Those that are the same but for what things are called.
  var differingInNames: [StateOutcome] { outcomes.filter(\.differsInNames) }
}

/// The result of checking one state's picture.
package struct StateOutcome: Sendable {
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// Drawn, and within what its tolerances let through.
    case same
    /// Drawn, and different from its reference.
    case changed
    /// Drawn for the first time: no reference was ever known.
    case new
    /// Drawn, and its reference, which the last check knew, is gone.
    case missing
    /// Drawn under another name than before: the reference of that name shows the very same.
    case renamed
    /// A reference that no state draws any more.
    case obsolete
    /// Not drawn, or not compared; the message says why.
    case failed
  }

  /// The scene's name; for a picture of a folder that of its folder below that, `.` for itself; for
  /// an obsolete reference the name of its folder; for a failure of no scene
  /// what failed, such as `part 2 of 3`.
  package var scene: String
  /// The state's name with the values of the matrix's axes, such as `first.ipad-9.7`; empty for a
  /// scene that could not be read, whose states nobody knows, and for a failure of no scene.
  package var state: String
  package var status: Status
  /// The reference's path below the folder of references, such as `ring/first.png`; the drawn
  /// picture has the same path below `drawn` in the results.
  ///
  /// Of a scene that could not be read it is the folder of its references.
  package var path: String
  /// Where the state is written in its scene, or what keeps it from being read or drawn; nil for an
  /// obsolete reference and for a failure of no scene.
  package var source: SourceLocation?
  /// How long the check of the state took, in seconds; kept out of everything that must be the same
  /// twice.
  package var duration: Double
  /// The comparison; nil where nothing was compared.
  package var comparison: PictureComparison?
  /// The path of the reference of the name that the state had; nil where it was not renamed.
  package var formerPath: String?
  /// Why the state failed, nil where it did not.
  package var message: String?
  /// A sentence that names what drew the reference, and what the drawing, where these are two bundles
  /// and the pictures differ; nil elsewhere.
  package var origin: String?
  /// The warnings about the drawing.
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
  package var name: String {
    isWhole ? scene : scene == "." ? state : "\(scene)/\(state)"
  }

  /// Whether the state is the same, and only what things are called differs from its reference.
  var differsInNames: Bool { status == .same && comparison?.differsInNames == true }

  /// The name that a renamed state had, as people call it; nil where it was not renamed.
  package var formerName: String? {
    // Where a file is called by its whole name, so is the other.
    let isFile = state == FilePath.name(of: path)
    return formerPath.map {
      isFile ? $0 : FilePath.join(FilePath.folder(of: $0), PictureName.name(of: $0))
    }
  }

  /// Whether no single state is meant, but a scene that could not be read, or the check itself.
  var isWhole: Bool { state.isEmpty }

  /// The path of the picture of the difference below `diff` in the results: a PNG, also where the
  /// reference is an SVG; of a course `first.apng.png`, beside that of the still.
  package var diffPath: String {
    if path.hasSuffix(".svg") { return path.dropLast(4) + ".png" }
    return path.hasSuffix(".png") ? path : path + ".png"
  }
}
