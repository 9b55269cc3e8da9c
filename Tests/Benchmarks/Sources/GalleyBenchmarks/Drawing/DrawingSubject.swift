import Galley

@testable import GalleyRendering

/// The page that is drawn, read once from its scene.
struct DrawingSubject {
  let scenePath: String
  let scene: Scene
  let state: SceneState
  let renderer: Renderer

  /// - Throws: where the scene cannot be read or has no such state.
  init(scene path: String, state name: String) throws {
    scenePath = path
    renderer = try Renderer()
    scene = try SceneLoader(families: renderer.fontFamilies()).load(contentsOf: path)
    guard let state = scene.states.first(where: { $0.name == name }) else {
      throw SubjectError(description: "'\(path)' has no state '\(name)'")
    }
    self.state = state
  }

  /// Lets the renderer draw and encode on two threads for as long as something is measured.
  func onTwoThreads(_ body: () throws -> Void) rethrows {
    renderer.threadCount = 2
    defer { renderer.threadCount = 1 }
    try body()
  }

  func picture() throws -> Picture {
    try scene.drawing(of: state, using: renderer).picture
  }
}
