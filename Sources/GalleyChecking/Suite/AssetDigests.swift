internal import GalleyRendering
internal import GalleyRuns
import Synchronization

/// The images and fonts that scenes are drawn from, by the bytes that were read; threads take turns
/// at it.
final class AssetDigests: Sendable {
  private struct Content {
    var digests: [String: FileDigest] = [:]
    /// By the numbers of the scenes.
    var paths: [Int: Set<String>] = [:]
  }

  private let content = Mutex(Content())

  /// Notes from which files a state of a scene was just drawn, as the renderer has read them.
  ///
  /// - Throws: where another state was drawn from other bytes of one of them.
  func note(_ paths: [String], ofScene scene: Int, readBy renderer: Renderer) throws {
    try content.withLock { content in
      for path in paths {
        guard let digest = renderer.digest(ofAssetAt: path).map(FileDigest.init) else { continue }
        guard content.digests.updateValue(digest, forKey: path) ?? digest == digest else {
          throw RunError(
            "'\(path)' has changed while the suite was checked; run galley check again")
        }
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
