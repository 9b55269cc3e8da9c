internal import GalleyGeometry
internal import GalleyNotation
package import GalleyScenes

/// A scene that cannot be checked: its file cannot be read, or asks for what there is not.
///
/// It is one failed entry of a check, and the other scenes are checked. What its states are called
/// nobody knows, so its references are neither obsolete nor forgotten.
package struct UnreadScene: Sendable {
  package var name: String
  package var error: SceneError

  package init(name: String, error: SceneError) {
    self.name = name
    self.error = error
  }

  /// The entry of the scene as a whole.
  var entry: Manifest.Entry {
    Manifest.Entry(
      StateOutcome(
        scene: name, state: "", status: .failed, path: name,
        source: error.place?.fromHere, message: error.description))
  }
}

extension SceneError {
  /// Where the first error is.
  var place: SourceLocation? {
    (issues.first { $0.severity == .error } ?? issues.first)?.location
  }
}

extension SourceLocation {
  /// The place with a path that holds in another checkout.
  var fromHere: SourceLocation {
    SourceLocation(file: FilePath.fromHere(file), line: line, column: column)
  }
}
