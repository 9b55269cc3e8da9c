package import GalleyScenes

/// A scene that cannot be drawn: its file cannot be read, or asks for what there is not.
///
/// What its states are called nobody knows, so its references are neither obsolete nor forgotten.
package struct UnreadableScene: Sendable {
  package var name: String
  package var error: SceneError

  package init(name: String, error: SceneError) {
    self.name = name
    self.error = error
  }
}
