import GalleyGeometry
import GalleyGraphics
import GalleyLayouts
import GalleyNotation
import GalleyRecords
import GalleyScenes
import GalleySystem
import Synchronization

/// Reads and draws the documents that have changed, in a thread of its own, so that nobody who types
/// waits for it.
final class SceneChecks: Sendable {
  /// What reading and drawing a document came to.
  struct Outcome: Sendable {
    var document: TextDocument
    var issues: [Issue]
    var frames: [Hover.Frame]
  }

  private struct Waiting {
    var documents: [String: TextDocument] = [:]
    var isRunning = false
    var isOver = false
  }

  /// How long one document's states are drawn; the rest is left out.
  private static let longestDrawing = Duration.seconds(10)
  private static let mostFrames = 20_000

  private let loader: @Sendable () -> SceneLoader
  private let makeResources: @Sendable () throws -> any DrawingResources
  private let pause: Double
  private let waiting = Mutex(Waiting())
  private let report: @Sendable (Outcome) -> Void

  /// - `pause`: How long typing must have stopped, in seconds.
  /// - `report`: Is called from the other thread.
  init(
    loader: @escaping @Sendable () -> SceneLoader,
    makeResources: @escaping @Sendable () throws -> any DrawingResources, pause: Double,
    report: @escaping @Sendable (Outcome) -> Void
  ) {
    self.loader = loader
    self.makeResources = makeResources
    self.pause = pause
    self.report = report
  }

  /// Lets documents be checked, in place of what they were before.
  func begin(_ documents: [TextDocument]) {
    guard !documents.isEmpty else { return }
    let isIdle = waiting.withLock { waiting in
      guard !waiting.isOver else { return false }
      for document in documents { waiting.documents[document.uri] = document }
      defer { waiting.isRunning = true }
      return !waiting.isRunning
    }
    if isIdle { WorkerThreads.startDetached { self.run() } }
  }

  /// Lets nothing be begun any more, and waits a while for what is drawn just now: a process must not
  /// end in the middle of it.
  func end() {
    waiting.withLock { waiting in
      waiting.isOver = true
      waiting.documents = [:]
    }
    for _ in 0..<500 where waiting.withLock({ $0.isRunning }) {
      WorkerThreads.pause(seconds: 0.01)
    }
  }

  func forget(_ uri: String) { waiting.withLock { $0.documents[uri] = nil } }

  private func run() {
    let resources = Result { try makeResources() }
    while let document = next() { report(outcome(of: document, resources)) }
  }

  /// The next document, once no other text of it has come for a while; nil at the end.
  private func next() -> TextDocument? {
    while true {
      let versions = waiting.withLock { $0.documents.mapValues(\.version) }
      WorkerThreads.pause(seconds: pause)
      let (document, isOver) = waiting.withLock { waiting -> (TextDocument?, Bool) in
        if waiting.documents.isEmpty {
          waiting.isRunning = false
          return (nil, true)
        }
        let settled = waiting.documents.values.filter { versions[$0.uri] == $0.version }
          .min { $0.uri < $1.uri }
        if let settled { waiting.documents[settled.uri] = nil }
        return (settled, false)
      }
      if let document { return document }
      if isOver { return nil }
    }
  }

  private func isStale(_ document: TextDocument) -> Bool {
    waiting.withLock { $0.isOver || $0.documents[document.uri] != nil }
  }

  private func outcome(
    of document: TextDocument, _ resources: Result<any DrawingResources, any Error>
  ) -> Outcome {
    var outcome = Outcome(document: document, issues: [], frames: [])
    guard document.isScene else { return outcome }
    do throws(SceneError) {
      let scene = try loader().load(
        bytes: document.bytes, path: document.path, isFound: true)
      outcome.issues = scene.warnings
      guard let resources = try? resources.get() else { return outcome }
      draw(scene, resources, into: &outcome)
    } catch {
      outcome.issues = error.issues
    }
    return outcome
  }

  private func draw(
    _ scene: Scene, _ shared: any DrawingResources, into outcome: inout Outcome
  ) {
    // A scene's own fonts serve that scene alone.
    let own = scene.bringsFonts ? try? makeResources() : shared
    guard let resources = own else { return }
    let end = ContinuousClock.now + Self.longestDrawing
    var seen = Set(outcome.issues)
    for state in scene.states {
      guard !isStale(outcome.document), ContinuousClock.now < end else { return }
      do throws(SceneError) {
        let drawing = try scene.drawing(of: state, using: resources)
        outcome.issues += drawing.warnings.filter { seen.insert($0).inserted }
        if outcome.frames.count < Self.mostFrames {
          outcome.frames += Self.frames(in: drawing, of: state)
        }
      } catch {
        outcome.issues += error.issues.filter { seen.insert($0).inserted }
      }
    }
  }

  private static func frames(in drawing: ComposedState, of state: SceneState) -> [Hover.Frame] {
    let record = drawing.record()
    let layers = (record.layers ?? []).compactMap { layer -> Hover.Frame? in
      guard let id = layer.name.givenID else { return nil }
      return Hover.Frame(id: id, state: state.fileName, frame: layer.frame)
    }
    let elements = record.collections.flatMap { collection in
      collection.elements.compactMap { element -> Hover.Frame? in
        guard let item = element.name.item, case .given(let id) = item, let frame = collection.frame
        else {
          return nil
        }
        return Hover.Frame(
          id: id, state: state.fileName,
          frame: element.attributes.frame.offset(by: frame.origin - collection.contentOffset))
      }
    }
    return layers + elements
  }
}

extension PartName {
  /// The id that a scene gives to a layer, or the name of a collection.
  fileprivate var givenID: String? {
    if case .collection(let name)? = steps.last { name } else { layer?.id }
  }
}

extension TextDocument {
  /// Whether the text is meant for Galley, be it right or wrong, and not for another program.
  var isScene: Bool { tree.entries.contains { $0.key == "galley" } }
}
