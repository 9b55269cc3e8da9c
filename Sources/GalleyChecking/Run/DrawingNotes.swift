package import GalleyNotation
internal import GalleyScenes

/// What there is to say of the drawings of a state, each thing once, in the order in which it came
/// up.
package final class DrawingNotes {
  package private(set) var warnings: [Issue] = []
  /// The images and fonts that were read.
  package private(set) var assetPaths: Set<String> = []
  private var known: Set<Issue> = []

  func add(_ drawing: Drawing) {
    assetPaths.formUnion(drawing.assetPaths)
    warnings += drawing.warnings.filter { known.insert($0).inserted }
  }
}
