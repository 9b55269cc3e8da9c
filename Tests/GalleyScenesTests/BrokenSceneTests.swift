import Foundation
import Galley
import Testing

/// A broken scene and the messages that it must bring, from `Fixtures/broken-scenes.txt`.
struct BrokenScene: CustomTestStringConvertible, Sendable {
  var title: String
  var scene: String
  var messages: String

  var testDescription: String { title }

  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/broken-scenes.txt")

  static let all: [BrokenScene] = {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "\n=== ").dropFirst().map { block in
      let title = String(block.prefix { $0 != "\n" })
      let parts = block.dropFirst(title.count + 1).components(separatedBy: "---\n")
      let messages = parts.last?.trimmingCharacters(in: .newlines) ?? ""
      return BrokenScene(title: title, scene: parts.first ?? "", messages: messages)
    }
  }()

  /// The file again, with other messages.
  static func text(_ scenes: [BrokenScene]) -> String {
    """
    # Broken scenes and what is said of each: a title, the scene, and the messages after a line of dashes.

    """ + scenes.map { "=== \($0.title)\n\($0.scene)---\n\($0.messages)\n" }.joined(separator: "\n")
  }
}

@Suite struct BrokenSceneTests {
  @Test func `there are at least fifty broken scenes`() {
    #expect(BrokenScene.all.count >= 50)
  }

  @Test(arguments: BrokenScene.all)
  func `a broken scene is told in the same words`(_ broken: BrokenScene) throws {
    #expect(try said(of: broken.scene) == broken.messages)
  }

  /// With GALLEY_RECORD set, writes down what is said today; such a run is never green.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil))
  func `messages are recorded on demand`() throws {
    let recorded = try BrokenScene.all.map { broken in
      BrokenScene(
        title: broken.title, scene: broken.scene, messages: try said(of: broken.scene))
    }
    try BrokenScene.text(recorded).write(to: BrokenScene.file, atomically: true, encoding: .utf8)
    Issue.record("the messages were recorded; read them, then run the tests without GALLEY_RECORD")
  }

  /// What reading and drawing the scene says, carets left out; empty where it says nothing.
  private func said(of scene: String) throws -> String {
    let renderer = try Renderer()
    let loader = SceneLoader(families: renderer.fontFamilies())
    do throws(SceneError) {
      let read = try loader.load(bytes: Array(scene.utf8), path: "scene.yaml")
      for state in read.states { _ = try read.drawing(of: state, using: renderer) }
      return ""
    } catch {
      return error.issues.map(\.description).joined(separator: "\n")
    }
  }
}
