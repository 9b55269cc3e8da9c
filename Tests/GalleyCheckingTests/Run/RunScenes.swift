import Foundation
import GalleyComponents
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import GalleyRuns
import GalleyScenes
import Synchronization

/// A folder of scenes for one test.
final class RunScenes {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A scene of so many states, `0`, `1` and on; those that are broken have no item to tap.
  func scene(
    _ name: String, states: Int, broken: Set<Int> = [], extra: String = "", text: String = "ok"
  ) throws -> Scene {
    let list = (0..<states).map { number in
      let tap = broken.contains(number) ? ", do: [{ tap: 99 }]" : ""
      return "  - { name: \"\(number)\"\(tap) }"
    }
    let source = """
      galley: 1
      screen: { size: [40, 40], scale: 1, background: white }
      \(extra)
      views:
        - { text: "\(text)", at: { top: 0 } }
        - collection: ring
          layout: { kind: ring, item: 10 }
          cell: { style: disc, fill: teal }
          items: 3
      states:
      \(list.joined(separator: "\n"))
      """
    let path = folder.appending(path: "\(name).yaml").path
    return try SceneLoader().load(bytes: Array(source.utf8), path: path)
  }

  /// Puts a font beside the scenes.
  func addFont(_ name: String) throws {
    let file = URL(filePath: "/usr/share/fonts/truetype/lato/Lato-Regular.ttf")
    try FileManager.default.copyItem(at: file, to: folder.appending(path: name))
  }
}

/// Draws stills, and writes down what it is told.
final class RecordingUser: RenderConsumer {
  struct End: Hashable {
    var scene: Int
    var isWhole: Bool
  }

  struct Refusal: Error, CustomStringConvertible {
    var description = "the disk is made of cheese"
  }

  private struct Notes {
    var ends: [End] = []
    var renderers: [(scene: String, renderer: ObjectIdentifier)] = []
  }

  let endsAtFailure: Bool
  /// The scenes whose end is refused.
  private let refused: Set<Int>
  private let notes = Mutex(Notes())

  init(endsAtFailure: Bool = false, refused: Set<Int> = []) {
    self.endsAtFailure = endsAtFailure
    self.refused = refused
  }

  var ends: [End] { notes.withLock { $0.ends } }

  /// The scenes of which a renderer drew a state.
  func scenes(drawnBy renderer: Renderer) -> Set<String> {
    notes.withLock { notes in
      Set(notes.renderers.filter { $0.renderer == ObjectIdentifier(renderer) }.map(\.scene))
    }
  }

  func use(_ composer: StateComposer, for job: DrawingPlan<String>.Job) throws -> String {
    let still = try composer.still(of: composer.timeline(scale: nil))
    let renderer = ObjectIdentifier(try composer.renderer)
    notes.withLock { $0.renderers.append((composer.scene.name, renderer)) }
    return
      "\(composer.scene.name)/\(job.state.fileName) for \(job.task): \(still.picture.size.width)"
  }

  func end(ofScene scene: Int, isWhole: Bool) throws {
    notes.withLock { $0.ends.append(End(scene: scene, isWhole: isWhole)) }
    if refused.contains(scene) { throw Refusal() }
  }
}
