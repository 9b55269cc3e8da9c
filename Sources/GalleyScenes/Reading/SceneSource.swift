/// A text file that a scene was read from: the scene itself, its base, or a file of its items.
public struct SceneSource: Hashable, Sendable {
  public var path: String
  /// Without a byte order mark.
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
