import GalleyChecking
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyScenes

/// Draws one state: its still, and its course where something moves.
struct StateDrawing {
  let plan: RenderPlan
  let job: RenderPlan.Job
  let renderer: Renderer
  let sink: any FileSink
  let memory: MemoryShares
  private(set) var drawn = RenderPlan.Drawn()

  init(
    _ job: RenderPlan.Job, of plan: RenderPlan, with renderer: Renderer, to sink: any FileSink,
    sharing memory: MemoryShares
  ) {
    self.job = job
    self.plan = plan
    self.renderer = renderer
    self.sink = sink
    self.memory = memory
  }

  /// Draws the state at a scale in all formats.
  mutating func draw(scale: Double?) throws {
    let scene = plan.scenes[job.scene]
    let course = try scene.course(of: job.state, scale: scale, resources: renderer)
    let drawing = try course.drawing(at: course.instant)
    try note(drawing.warnings)
    try memory.draw(drawing.picture.pixelSize) {
      try draw(course, drawing.picture, scale: scale)
    }
  }

  private mutating func draw(_ course: Course, _ still: Picture, scale: Double?) throws {
    if let animation = plan.animation, course.duration > 0 {
      let problem = animation.pace.problem(
        duration: course.duration, pixelSize: still.pixelSize)
      if let problem { throw plan.scenes[job.scene].error(problem, in: job.state) }
      try draw(course, animation, title: still.title, scale: scale)
    }
    for format in plan.formats {
      let bytes = try format.encoder.encode(still, with: renderer)
      let path = plan.path(of: job, scale: scale, kind: format.kind)
      try sink.put(OutputFile(path: path, bytes: bytes))
      drawn.tally.pictures += 1
    }
  }

  private mutating func draw(
    _ course: Course, _ animation: AnimationPlan, title: String, scale: Double?
  ) throws {
    let notes = WarningNotes(check: plan.check)
    let sequence = animation.pace.sequence(of: course, title: title) { drawing in
      try notes.add(drawing.warnings)
    }
    for format in animation.formats {
      try sink.put(plan.path(of: job, scale: scale, kind: format.kind)) { write in
        try format.encoder.encode(sequence, with: renderer, to: write)
      }
      drawn.tally.animations += 1
    }
    drawn.warnings += notes.messages
  }

  private mutating func note(_ warnings: [Issue]) throws {
    try plan.check(warnings)
    drawn.warnings += warnings.map(\.description)
  }
}

/// The warnings of many pictures, each once.
private final class WarningNotes {
  private(set) var messages: [String] = []
  private var known: Set<Issue> = []
  private let check: ([Issue]) throws -> Void

  init(check: @escaping ([Issue]) throws -> Void) { self.check = check }

  func add(_ warnings: [Issue]) throws {
    guard !warnings.isEmpty else { return }
    try check(warnings)
    for warning in warnings where known.insert(warning).inserted {
      messages.append(warning.description)
    }
  }
}
