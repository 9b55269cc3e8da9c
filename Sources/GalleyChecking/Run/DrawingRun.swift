package import GalleyRendering
internal import GalleyScenes
internal import GalleySystem
import Synchronization

/// Draws a plan with worker threads, and hands every state to who uses the drawings.
///
/// Each thread has a renderer of its own, which draws the frames of a course with those threads that
/// have no state of theirs. A scene that brings fonts is drawn by one for each of its
/// states, since a font that was added is there ever after, and must not be for the next scene.
package struct DrawingRun<User: DrawingUser>: Sendable {
  private let plan: DrawingPlan<User.Task>
  private let user: User
  private let rule: WarningRule
  private let makeRenderer: @Sendable () throws -> Renderer

  /// - Parameter makeRenderer: is asked once in each thread but the calling one, and for each state
  ///   of a scene that brings fonts.
  package init(
    _ plan: DrawingPlan<User.Task>, for user: User, rule: WarningRule,
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) {
    self.plan = plan
    self.user = user
    self.rule = rule
    self.makeRenderer = makeRenderer
  }

  /// Draws everything, in at most so many threads: in the calling one with the renderer given.
  ///
  /// - Parameter progress: is told how many jobs are done, by one thread at a time.
  package func run(
    threads: Int, renderer: Renderer, progress: @escaping @Sendable (_ done: Int) -> Void = { _ in }
  ) -> RunOutcome<User.Product> {
    let board = RunBoard<User.Product>(scenes: plan.jobs.map(\.scene), progress)
    let counter = Counter()
    let memory = MemoryShares(threads: threads)
    let workers = min(threads, plan.jobs.count)
    let share = max(1, threads / max(1, workers))
    WorkerThreads.run(
      workers,
      elsewhere: { takeJobs(counter, with: Result { try makeRenderer() }, share, memory, board) },
      here: { takeJobs(counter, with: .success(renderer), share, memory, board) })
    return board.outcome
  }

  /// - Parameter threads: How many draw the frames of one course.
  private func takeJobs(
    _ counter: Counter, with tools: Result<Renderer, any Error>, _ threads: Int,
    _ memory: MemoryShares, _ board: RunBoard<User.Product>
  ) {
    while !(user.endsAtFailure && board.hasFailures), let number = counter.next(plan.jobs.count) {
      let (job, scene) = (plan.jobs[number], plan.scenes[plan.jobs[number].scene])
      MemoryWatch.note("drawing '\(user.name(of: job))' of '\(scene.name)'")
      let tools = scene.bringsFonts ? Result { try makeRenderer() } : tools
      (try? tools.get())?.threadCount = threads
      let drawing = StateDrawing(
        job.state, of: scene, with: tools, sharing: memory, rule: rule)
      let result = Result { try user.use(drawing, for: job) }
        .mapError { StateFailure($0, drawing: job.state, of: scene) }
      guard let isWhole = board.note(result, of: number) else { continue }
      do {
        try user.end(ofScene: job.scene, isWhole: isWhole)
      } catch {
        board.note(StateFailure(keeping: error), ofScene: job.scene)
      }
    }
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func next(_ end: Int) -> Int? {
      let number = value.wrappingAdd(1, ordering: .relaxed).oldValue
      return number < end ? number : nil
    }
  }
}
