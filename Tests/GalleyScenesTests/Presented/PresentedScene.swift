import Galley
import GalleyScenes

/// What a screen with some furniture draws.
enum PresentedScene {
  /// The first state of a screen.
  ///
  /// - `views`: Lines of YAML, each layer with its dash.
  /// - `screen`: Keys of a screen; it has one pixel a point.
  static func drawing(
    _ views: String, on screen: String, states: String = "[{ name: first }]", scale: Int = 1
  ) throws -> ComposedState {
    let text = """
      galley: 1
      screen: { \(screen), scale: \(scale) }
      views:
      \(views)
      states: \(states)
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
  }

  /// What is drawn after the screen's ground.
  static func commands(
    _ views: String, on screen: String, states: String = "[{ name: first }]", scale: Int = 1
  ) throws -> [DrawCommand] {
    try drawing(views, on: screen, states: states, scale: scale)
      .picture.commands.dropFirst().flatMap(\.leaves)
  }

  /// The outlines of what is filled or shows what is behind, in the order in which they are drawn.
  static func outlines(
    _ views: String, on screen: String, states: String = "[{ name: first }]", scale: Int = 1
  ) throws -> [Rect] {
    try commands(views, on: screen, states: states, scale: scale).compactMap { command in
      if case .backdrop(let backdrop) = command { return backdrop.shape.bounds }
      return command.fillBounds
    }
  }

  /// What furniture leaves of a screen.
  static func room(_ views: String, on screen: String) throws -> Rect? {
    let probe = "- { shape: rectangle, fill: \"#010203\", at: { all: 0, inside: safe-area } }"
    return try commands(views + "\n" + probe, on: screen).lazy.compactMap { command -> Rect? in
      guard case .fill(let fill) = command, fill.paint == .solid(Color(hex: 0x010203)) else {
        return nil
      }
      return fill.shape.bounds
    }.first
  }

  /// What is said of a scene that cannot be.
  static func issues(_ views: String) -> [String] {
    do {
      _ = try commands(views, on: "device: iphone-16")
      return []
    } catch let error as SceneError {
      return error.issues.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }
}
