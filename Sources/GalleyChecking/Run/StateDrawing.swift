package import GalleyGraphics
package import GalleyNotation
package import GalleyRendering
package import GalleyScenes

/// One state in the hands of the thread that draws it, for who uses the drawing.
package struct StateDrawing {
  package let state: SceneState
  package let scene: Scene
  /// What the drawings so far were made from, and what is doubtful in them.
  package let notes = DrawingNotes()

  private let tools: Result<Renderer, any Error>
  private let memory: MemoryShares
  private let rule: WarningRule

  /// - Parameter tools: what draws it, or why there is nothing that does.
  init(
    _ state: SceneState, of scene: Scene, with tools: Result<Renderer, any Error>,
    sharing memory: MemoryShares, rule: WarningRule
  ) {
    self.state = state
    self.scene = scene
    self.tools = tools
    self.memory = memory
    self.rule = rule
  }

  /// What draws the state.
  ///
  /// - Throws: where fonts of the system are missing, and other reasons why there is none.
  package var renderer: Renderer { get throws { try tools.get() } }

  /// Plays the state.
  ///
  /// - Parameter scale: Device pixels a point; nil for the scene's own.
  package func course(scale: Double?) throws -> Course {
    try scene.course(of: state, scale: scale, resources: renderer)
  }

  /// Composes the picture that the state is, and notes it.
  ///
  /// - Throws: also where something is doubtful in it and that is not let through.
  package func still(of course: Course) throws -> Drawing {
    let drawing = try course.drawing(at: course.instant)
    try note(drawing)
    if rule.judgesContrast { try judgeContrast(of: drawing.picture) }
    return drawing
  }

  /// The pictures of the course, each composed and noted when it is asked for.
  ///
  /// - Parameter first: one of them, for its title and size.
  /// - Throws: where there are too many or they are too large.
  package func sequence(
    of course: Course, at pace: CoursePace, like first: Picture
  ) throws -> PictureSequence {
    if let problem = pace.problem(duration: course.duration, pixelSize: first.pixelSize) {
      throw scene.error(problem, in: state)
    }
    return pace.sequence(of: course, title: first.title) { try note($0) }
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
    let warnings = ContrastWarnings(state: state.fileName).warnings(of: findings)
    notes.add(warnings)
    try rule.judge(warnings)
  }

  private func note(_ drawing: Drawing) throws(SceneError) {
    notes.add(drawing)
    try rule.judge(drawing.warnings)
  }
}

/// What there is to say of the drawings of a state, each thing once, in the order in which it came
/// up.
package final class DrawingNotes {
  package private(set) var warnings: [Issue] = []
  /// The images and fonts that were read.
  package private(set) var assetPaths: Set<String> = []
  private var known: Set<Issue> = []

  func add(_ drawing: Drawing) {
    assetPaths.formUnion(drawing.assetPaths)
    add(drawing.warnings)
  }

  func add(_ more: [Issue]) { warnings += more.filter { known.insert($0).inserted } }
}
