import GalleyChecking
import GalleyRendering
import GalleyScenes
import GalleySystem
import Synchronization

/// Draws a plan with worker threads; the files of a scene take their places once all its states are
/// drawn.
final class RenderRun: Sendable {
  private let plan: RenderPlan
  private let makeRenderer: @Sendable () throws -> Renderer
  /// One for each scene.
  private let sinks: [any FileSink]
  private let board: Mutex<RenderBoard>

  /// - Parameters:
  ///   - makeRenderer: is asked once in each thread but the calling one.
  ///   - makeSink: is asked for each scene; it takes the scene's files.
  init(
    _ plan: RenderPlan, on console: Console,
    makeRenderer: @escaping @Sendable () throws -> Renderer,
    makeSink: () -> any FileSink
  ) {
    self.plan = plan
    self.makeRenderer = makeRenderer
    sinks = plan.scenes.map { _ in makeSink() }
    board = Mutex(RenderBoard(plan, line: ProgressLine(total: plan.jobs.count, on: console)))
  }

  /// Draws everything, in at most so many threads: in the calling one with the renderer given.
  func run(threads: Int, renderer: Renderer) -> RenderOutcome {
    // A font that a scene brings along must not be there for the next one.
    let crew = DrawingCrew(
      jobCount: plan.jobs.count, makeRenderer: makeRenderer,
      needsOwnRenderer: { [plan] in plan.scenes[plan.jobs[$0].scene].bringsFonts })
    let memory = MemoryShares(threads: threads)
    crew.run(threads: threads, renderer: renderer) { self.draw($0, with: $1, sharing: memory) }
    return board.withLock { board in
      board.line.clear()
      return board.outcome
    }
  }

  private func draw(
    _ number: Int, with tools: DrawingCrew.Tools, sharing memory: MemoryShares
  ) {
    let job = plan.jobs[number]
    MemoryWatch.note("drawing '\(job.state.fileName)' of '\(plan.scenes[job.scene].name)'")
    let result = Result {
      try plan.draw(job, with: tools.get(), to: sinks[job.scene], sharing: memory)
    }.mapError { runError($0, in: job) }
    switch board.withLock({ $0.finish(number, result) }) {
    case .open: break
    case .complete: commit(scene: job.scene)
    case .failed: sinks[job.scene].discard()
    }
  }

  private func commit(scene: Int) {
    let result = Result { try sinks[scene].commit() }
    let error: RunError? =
      if case .failure(let error) = result { RunError(writing: error) } else { nil }
    board.withLock { $0.finishWriting(scene: scene, error: error) }
  }

  private func runError(_ error: any Error, in job: RenderPlan.Job) -> RunError {
    if let error = error as? SceneError {
      return RunError(messages: error.issues.map(error.message))
    }
    if let error = error as? RenderingError, let source = error.source {
      return RunError(messages: ["\(source): \(error)"])
    }
    if error is FileError { return RunError(writing: error) }
    let subject = "'\(job.state.fileName)' of '\(plan.scenes[job.scene].name)'"
    return RunError(messages: ["galley: cannot draw \(subject): \(error)"])
  }
}
