import GalleyComponents
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import GalleyScenes

/// Draws small scenes and reads their pixels.
struct RecordingStage {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  /// A scene of layers, drawn with the renderer's own fonts unless others are given.
  func drawing(
    _ views: String, screen: String = "size: [320, 300], scale: 2",
    resources: (any DrawingResources)? = nil
  ) throws -> ComposedState {
    let text = """
      galley: 1
      screen: { \(screen) }
      views:
      \(views.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    guard let state = scene.states.first else { throw RenderingError("no state") }
    return try scene.drawing(of: state, using: resources ?? renderer)
  }

  func bitmap(_ views: String, screen: String) throws -> Bitmap {
    try renderer.bitmap(of: drawing(views, screen: screen).picture)
  }

  func bitmap(of commands: [DrawCommand], size: Size, scale: Double) throws -> Bitmap {
    try renderer.bitmap(of: Picture(size: size, scale: scale, title: "", commands: commands))
  }
}

extension Bitmap {
  /// How much of the white ground a black thing leaves of a pixel, from 0 to 1.
  func emptyShare(_ x: Int, _ y: Int) -> Double { Double(self[x, y].red) / 255 }

  func rgb(_ x: Int, _ y: Int) -> [Double] {
    let pixel = self[x, y]
    return [Double(pixel.red), Double(pixel.green), Double(pixel.blue)]
  }
}
