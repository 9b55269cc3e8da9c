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
  /// - Parameters:
  ///   - progress: is told how many jobs are done, by one thread at a time.
  ///   - salvage: is given what has come of the run where the process is about to die of it, and why each
  ///     job that is not done is not.
  package func run(
    threads: Int, renderer: Renderer,
    progress: @escaping @Sendable (_ done: Int) -> Void = { _ in },
    salvage: (@Sendable (RunOutcome<User.Product>, _ reason: (Int) -> String) -> Void)? = nil
  ) -> RunOutcome<User.Product> {
    let board = RunBoard<User.Product>(scenes: plan.jobs.map(\.scene), progress)
    let counter = Counter()
    let memory = MemoryShares(threads: threads)
    let workers = min(threads, plan.jobs.count)
    let share = max(1, threads / max(1, workers))
    func work() {
      WorkerThreads.run(
        workers,
        elsewhere: { takeJobs(counter, with: Result { try makeRenderer() }, share, memory, board) },
        here: { takeJobs(counter, with: .success(renderer), share, memory, board) })
    }
    if let salvage {
      MemoryWatch.salvaging({ salvage(board.outcome, reason(afterDeathAt: $0)) }, work)
    } else {
      work()
    }
    return board.outcome
  }

  /// Why a job was not done, where the process died at some work.
  private func reason(afterDeathAt work: String) -> (Int) -> String {
    { number in
      let own = VisibleText(line: self.work(at: plan.jobs[number])).text
      return own == work
        ? "galley crashed, or found no memory, while it drew it; leave it out meanwhile"
        : "galley ended before it was checked, while \(work); check again without that"
    }
  }

  private func work(at job: DrawingPlan<User.Task>.Job) -> String {
    "drawing '\(user.name(of: job))' of '\(plan.scenes[job.scene].name)'"
  }

  /// - Parameter threads: How many draw the frames of one course.
  private func takeJobs(
    _ counter: Counter, with tools: Result<Renderer, any Error>, _ threads: Int,
    _ memory: MemoryShares, _ board: RunBoard<User.Product>
  ) {
    while !(user.endsAtFailure && board.hasFailures), let number = counter.next(plan.jobs.count) {
      let (job, scene) = (plan.jobs[number], plan.scenes[plan.jobs[number].scene])
      MemoryWatch.note(work(at: job))
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
