package import GalleyGraphics
package import GalleyNotation
package import GalleyRendering
package import GalleyScenes
import Synchronization

/// Composes the pictures of one state, on one thread.
package struct StateComposer {
  package let state: SceneState
  package let scene: Scene
  /// The assets of the drawings so far, and the warnings about them.
  package let notes = RenderMessages()

  private let tools: Result<Renderer, any Error>
  private let memory: MemoryBudget
  private let rule: WarningRule

  /// - `tools`: what draws it, or why there is nothing that does.
  init(
    _ state: SceneState, of scene: Scene, with tools: Result<Renderer, any Error>,
    sharing memory: MemoryBudget, rule: WarningRule
  ) {
    self.state = state
    self.scene = scene
    self.tools = tools
    self.memory = memory
    self.rule = rule
  }

  /// The renderer that draws the state.
  ///
  /// - Throws: where fonts of the system are missing, and other reasons why there is none.
  package var renderer: Renderer { get throws { try tools.get() } }

  /// Plays the state.
  ///
  /// - `scale`: Device pixels a point; nil for the scene's own.
  package func timeline(scale: Double?) throws -> StateTimeline {
    try scene.timeline(of: state, scale: scale, using: renderer)
  }

  /// Composes the picture that the state is, and notes it.
  ///
  /// - Throws: also where something is doubtful in it and that is not let through.
  package func still(of timeline: StateTimeline) throws -> ComposedState {
    let drawing = try timeline.drawing(at: timeline.instant)
    try note(drawing)
    if rule.judgesContrast || rule.isAudit { try judgeContrast(of: drawing.picture) }
    if rule.isAudit { try judgePlaces(in: drawing.picture) }
    return drawing
  }

  /// The pictures of the timeline, each composed and noted when it is asked for.
  ///
  /// - `first`: one of them, for its title and size.
  ///
  /// Throws where there are too many or they are too large.
  package func sequence(
    of timeline: StateTimeline, at timing: AnimationTiming, like first: Picture
  ) throws -> PictureSequence {
    if let problem = timing.problem(duration: timeline.duration, pixelSize: first.pixelSize) {
      throw scene.error(problem, in: state)
    }
    return timing.sequence(of: timeline, title: first.title) { try note($0) }
  }

  /// Does what holds a picture's pixels, at once or when there is memory for it.
  package func withMemory(for picture: Picture, _ body: () throws -> Void) rethrows {
    try memory.draw(picture.pixelSize, body)
  }

  private func judgeContrast(of picture: Picture) throws {
    var findings: [ContrastMeter.Finding] = []
    try withMemory(for: picture) {
      findings = try ContrastMeter(renderer: renderer).findings(in: picture)
    }
    if !rule.judgesContrast { findings.removeAll { !$0.isChosenByScene } }
    try judge(AuditFinding.contrast(of: findings))
  }

  private func judgePlaces(in picture: Picture) throws {
    try judge(PlacementAudit(of: picture, measuredBy: try renderer).findings)
  }

  /// Notes those that no comment accepts.
  private func judge(_ found: [AuditFinding]) throws(SceneError) {
    guard !found.isEmpty else { return }
    let acceptances = AuditAcceptances(of: scene)
    let findings = found.filter { !acceptances.accept($0.rule, at: $0.location) }
    notes.findings += findings
    try rule.judge(findings.map { $0.warning(in: [state.fileName]) })
  }

  /// Notes what is doubtful in the state as a whole.
  ///
  /// - Throws: where that is not let through.
  func warn(_ message: String) throws(SceneError) {
    let warnings = [Issue(message, at: scene.location(of: state), severity: .warning)]
    notes.add(warnings)
    try rule.judge(warnings)
  }

  private func note(_ drawing: ComposedState) throws(SceneError) {
    notes.add(drawing)
    try rule.judge(drawing.warnings)
  }
}

/// The messages about the drawings of a state, each once, in the order in which they came up.
package final class RenderMessages {
  package private(set) var warnings: [Issue] = []
  /// What an audit of them found.
  var findings: [AuditFinding] = []
  /// The images and fonts that were read.
  package private(set) var assetPaths: Set<String> = []
  private var known: Set<Issue> = []

  func add(_ drawing: ComposedState) {
    assetPaths.formUnion(drawing.assetPaths)
    add(drawing.warnings)
  }

  func add(_ more: [Issue]) { warnings += more.filter { known.insert($0).inserted } }
}

/// The treatment of doubtful things in a scene or a drawing, such as a missing glyph.
package struct WarningRule: Hashable, Sendable {
  package var isStrict: Bool
  /// Whether it is doubtful that a text hardly stands out from what lies behind it.
  package var judgesContrast: Bool
  /// Whether it is doubtful that texts and controls lie on each other, leave the screen, or are too
  /// small to touch, and that a text hardly stands out by the colors that a scene chose for it.
  package var isAudit = false

  package init(isStrict: Bool, judgesContrast: Bool = false) {
    self.isStrict = isStrict
    self.judgesContrast = judgesContrast
  }

  /// - Throws: the warnings as errors, where none is let through.
  package func judge(_ warnings: [Issue]) throws(SceneError) {
    guard isStrict, !warnings.isEmpty else { return }
    throw SceneError(warnings.map { Issue($0.message, at: $0.location) })
  }
}

/// Keeps what several threads draw at once within bounds: a picture that takes more than a thread's
/// share of the memory waits until no other such picture is drawn.
package final class MemoryBudget: Sendable {
  /// Of all threads together, beside what the one large picture takes.
  private static let bytes = 512 << 20
  /// Of each thread, however many there are: enough for any screen but the largest.
  private static let leastShare = 64 << 20
  /// The pixels drawn, and their rows on the way to a file.
  private static let bytesPerPixel = 8

  private let share: Int
  private let large = Mutex<Void>(())

  package init(threads: Int) { share = max(Self.bytes / max(1, threads), Self.leastShare) }

  /// Does what draws a picture of a size, at once or when it may.
  package func draw(
    _ size: (width: Int, height: Int), _ body: () throws -> Void
  ) rethrows {
    if isLarge(size) {
      try large.withLock { _ in try body() }
    } else {
      try body()
    }
  }

  /// Whether a picture waits for others.
  func isLarge(_ size: (width: Int, height: Int)) -> Bool {
    size.width * size.height * Self.bytesPerPixel > share
  }
}
