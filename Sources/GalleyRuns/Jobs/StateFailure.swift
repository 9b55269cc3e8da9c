internal import GalleyGraphics
internal import GalleyRendering
package import GalleyScenes

/// A state that was not drawn, or whose drawing could not be used.
package enum StateFailure: Error, Sendable {
  case scene(SceneError)
  /// A file that cannot be read or written.
  case file(FileError)
  /// A fault at a place in a scene, which it names.
  case placed(String)
  case unplaced(String)

  package init(_ error: any Error, drawing state: SceneState, of scene: Scene) {
    switch error {
    case let error as SceneError: self = .scene(error)
    case is FileError, is RunError: self.init(keeping: error)
    default:
      let place = (error as? RenderingError)?.source
      self =
        place.map { .placed("\($0): \(error)") }
        ?? .unplaced("cannot draw '\(state.fileName)' of '\(scene.name)': \(error)")
    }
  }

  /// Why what was drawn is not kept.
  init(keeping error: any Error) {
    self = (error as? FileError).map(Self.file) ?? .unplaced("\(error)")
  }

  /// All that is wrong, for who knows which state is meant.
  package var text: String {
    switch self {
    case .scene(let error): error.description
    case .file(let error): error.description
    case .placed(let text), .unplaced(let text): text
    }
  }

  /// The messages of a command, one for each fault.
  var messages: [String] {
    switch self {
    case .scene(let error): error.issues.map(error.message)
    case .placed(let text): [text]
    case .file, .unplaced: ["galley: \(text)"]
    }
  }
}
