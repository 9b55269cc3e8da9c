/// A file that a picture is drawn from, and the folder that its path may not lead out of.
public struct AssetFile: Hashable, Sendable {
  /// As it can be opened.
  public var path: String
  /// Links and `..` are followed, and yet the file must lie here or below; nil where it may lie
  /// anywhere.
  public var folder: String?

  /// Makes a file of its path, and of the folder that it must lie in; nil for any.
  public init(_ path: String, within folder: String? = nil) {
    self.path = path
    self.folder = folder
  }
}
