/// A text file that a scene was read from: the scene itself, its base, or a file of its items.
package struct SceneSource: Hashable, Sendable {
  package var path: String
  /// Without a byte order mark.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
