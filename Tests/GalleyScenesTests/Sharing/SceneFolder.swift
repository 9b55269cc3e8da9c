import Foundation
import Galley

/// A folder with the files of a scene, gone with the value.
final class SceneFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "galley-scene-\(UUID())")
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func scene(_ name: String = "scene.yaml", isFound: Bool = false) throws(SceneError) -> Scene {
    try SceneLoader().load(contentsOf: url.appending(path: name).path, isFound: isFound)
  }

  /// The messages of a scene that cannot be read, without the folder.
  func problems(_ name: String = "scene.yaml") -> [String] {
    do {
      _ = try scene(name)
      return []
    } catch {
      return error.issues.map { $0.description.replacing(url.path + "/", with: "") }
    }
  }

  /// The texts of each state, by its file's name.
  func texts(_ name: String = "scene.yaml") throws -> [String: [String]] {
    let scene = try scene(name)
    return try scene.states.reduce(into: [:]) { texts, state in
      let commands = try scene.drawing(of: state, using: FixedResources()).picture.commands
      texts[state.fileName] = commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    }
  }
}
