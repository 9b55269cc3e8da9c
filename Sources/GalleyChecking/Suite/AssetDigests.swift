import Synchronization

/// The images and fonts that scenes are drawn from, each read once; threads take turns at it.
final class AssetDigests: Sendable {
  private struct Content {
    var digests: [String: FileDigest] = [:]
    /// By the numbers of the scenes.
    var paths: [Int: Set<String>] = [:]
  }

  private let content = Mutex(Content())

  /// Notes from which files a state of a scene was just drawn; what is no file was not read.
  func note(_ paths: [String], ofScene scene: Int) throws {
    try content.withLock { content in
      for path in paths
      where content.digests[path] == nil && FileKind(at: path) == .file {
        content.digests[path] = try FileDigest(ofFileAtPath: path)
      }
      content.paths[scene, default: []].formUnion(paths)
    }
  }

  /// The files of a scene, sorted.
  func sources(ofScene scene: Int) -> [Manifest.DrawnScene.Source] {
    content.withLock { content in
      content.paths[scene, default: []].sorted().compactMap { path in
        content.digests[path].map { .init(path: FilePath.fromHere(path), digest: $0) }
      }
    }
  }
}
