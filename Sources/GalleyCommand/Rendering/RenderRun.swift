import GalleyLayouts
import GalleyRendering
import GalleyScenes
import Synchronization

/// Draws a plan with worker threads, and writes the files of a scene once all its states are drawn.
final class RenderRun: Sendable {
  private let plan: RenderPlan
  private let makeRenderer: @Sendable () throws -> Renderer
  private let write: @Sendable ([OutputFile]) throws -> Void
  private let board: Mutex<RenderBoard>

  /// - Parameters:
  ///   - makeRenderer: is asked once in each thread but the calling one.
  ///   - write: takes all the files of one scene, in the order of its states.
  init(
    _ plan: RenderPlan, on console: Console,
    makeRenderer: @escaping @Sendable () throws -> Renderer,
    write: @escaping @Sendable ([OutputFile]) throws -> Void
  ) {
    self.plan = plan
    self.makeRenderer = makeRenderer
    self.write = write
    board = Mutex(RenderBoard(plan, line: ProgressLine(total: plan.jobs.count, on: console)))
  }

  /// Draws everything, in at most so many threads: in the calling one with the renderer given.
  func run(threads: Int, renderer: Renderer) -> RenderOutcome {
    WorkerThreads.run(
      min(threads, plan.jobs.count), elsewhere: { self.work() },
      here: { takeJobs(with: renderer) })
    return board.withLock { board in
      board.line.clear()
      return board.outcome
    }
  }

  private func work() {
    do {
      takeJobs(with: try makeRenderer())
    } catch {
      takeJobs { _ in throw error }
    }
  }

  private func takeJobs(with renderer: Renderer) {
    takeJobs { job in
      // A font that a scene brings along must not be there for the next one.
      let bringsFonts = plan.scenes[job.scene].bringsFonts
      return try plan.draw(job, with: bringsFonts ? try makeRenderer() : renderer)
    }
  }

  private func takeJobs(_ draw: (RenderPlan.Job) throws -> RenderPlan.Drawn) {
    while let number = board.withLock({ $0.takeJob() }) {
      let job = plan.jobs[number]
      let result = Result { try draw(job) }.mapError { runError($0, in: job) }
      if let files = board.withLock({ $0.finish(number, result) }) {
        writeFiles(files, ofScene: job.scene)
      }
    }
  }

  private func writeFiles(_ files: [OutputFile], ofScene scene: Int) {
    let result = Result { try write(files) }
    let error: String? =
      if case .failure(let error) = result { "galley: \(error)" } else { nil }
    board.withLock { $0.finishWriting(scene: scene, count: files.count, error: error) }
  }

  private func runError(_ error: any Error, in job: RenderPlan.Job) -> RunError {
    if let error = error as? SceneError {
      return RunError(messages: error.issues.map(error.message))
    }
    if let error = error as? RenderingError, let source = error.source {
      return RunError(messages: ["\(source): \(error)"])
    }
    let subject = "'\(job.state.fileName)' of '\(plan.scenes[job.scene].name)'"
    return RunError(messages: ["galley: cannot draw \(subject): \(error)"])
  }
}
