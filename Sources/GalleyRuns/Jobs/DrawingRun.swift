package import GalleyRendering
internal import GalleyScenes
internal import GalleySystem
import Synchronization

/// Draws a plan with worker threads, and hands every state to who uses the drawings.
///
/// Each thread has a renderer of its own, which draws the frames of a course with those threads
/// that have no state of theirs. A scene that brings fonts is drawn by one for each of its states,
/// since a font that was added is there ever after, and must not be for the next scene.
package struct DrawingRun<User: RenderConsumer>: Sendable {
  private let plan: DrawingPlan<User.Task>
  private let user: User
  private let rule: WarningRule
  private let makeRenderer: @Sendable () throws -> Renderer

  /// - `makeRenderer`: is asked once in each thread but the calling one, and for each state of a
  ///   scene that brings fonts.
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
  /// - `progress`: is told how many jobs are done, by one thread at a time.
  /// - salvage: is given what has come of the run where the process is about to die of it, and why
  ///   each job that is not done is not.
  package func run(
    threads: Int, renderer: Renderer,
    progress: @escaping @Sendable (_ done: Int) -> Void = { _ in },
    salvage: (@Sendable (RunOutcome<User.Product>, _ reason: (Int) -> String) -> Void)? = nil
  ) -> RunOutcome<User.Product> {
    let board = JobResults<User.Product>(scenes: plan.jobs.map(\.scene), progress)
    let numbers = WorkerThreads.Jobs(count: plan.jobs.count)
    let memory = MemoryBudget(threads: threads)
    let workers = min(threads, plan.jobs.count)
    let share = max(1, threads / max(1, workers))
    func work() {
      WorkerThreads.run(
        workers,
        elsewhere: { takeJobs(numbers, with: Result { try makeRenderer() }, share, memory, board) },
        here: { takeJobs(numbers, with: .success(renderer), share, memory, board) })
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
      let own = SanitizedText(line: self.work(at: plan.jobs[number])).text
      return own == work
        ? "galley crashed, or found no memory, while it drew it; leave it out meanwhile"
        : "galley ended before it was checked, while \(work); check again without that"
    }
  }

  private func work(at job: DrawingPlan<User.Task>.Job) -> String {
    "drawing '\(user.name(of: job))' of '\(plan.scenes[job.scene].name)'"
  }

  /// - `threads`: How many draw the frames of one course.
  private func takeJobs(
    _ numbers: WorkerThreads.Jobs, with tools: Result<Renderer, any Error>, _ threads: Int,
    _ memory: MemoryBudget, _ board: JobResults<User.Product>
  ) {
    while !(user.endsAtFailure && board.hasFailures), let number = numbers.next() {
      let (job, scene) = (plan.jobs[number], plan.scenes[plan.jobs[number].scene])
      MemoryWatch.note(work(at: job))
      let tools = scene.bringsFonts ? Result { try makeRenderer() } : tools
      (try? tools.get())?.threadCount = threads
      let composer = StateComposer(
        job.state, of: scene, with: tools, sharing: memory, rule: rule)
      let result = Result { try user.use(composer, for: job) }
        .mapError { StateFailure($0, drawing: job.state, of: scene) }
      guard let isWhole = board.note(result, of: number) else { continue }
      do {
        try user.end(ofScene: job.scene, isWhole: isWhole)
      } catch {
        board.note(StateFailure(keeping: error), ofScene: job.scene)
      }
    }
  }
}

/// The outcome of a run, in the order of the plan, however the threads went.
package struct RunOutcome<Product: Sendable>: Sendable {
  /// By the numbers of the jobs.
  package var products: [(job: Int, product: Product)]
  /// By the numbers of the jobs; of one job there may be several.
  package var failures: [(job: Int, failure: StateFailure)]
}

/// The results of a run so far; its threads take turns at them.
final class JobResults<Product: Sendable>: Sendable {
  private struct Content {
    var doneJobs = 0
    /// How many jobs of a scene are not done.
    var openJobs: [Int: Int] = [:]
    var products: [Int: Product] = [:]
    var failures: [Int: [StateFailure]] = [:]
  }

  /// Of each job.
  private let scenes: [Int]
  private let progress: @Sendable (_ done: Int) -> Void
  private let content: Mutex<Content>

  init(scenes: [Int], _ progress: @escaping @Sendable (_ done: Int) -> Void) {
    self.scenes = scenes
    self.progress = progress
    var content = Content()
    for scene in scenes { content.openJobs[scene, default: 0] += 1 }
    self.content = Mutex(content)
  }

  var hasFailures: Bool { content.withLock { !$0.failures.isEmpty } }

  /// Notes what came of a job; where it is the last of its scene, says whether none of them failed.
  func note(_ result: Result<Product, StateFailure>, of job: Int) -> Bool? {
    content.withLock { content in
      content.doneJobs += 1
      progress(content.doneJobs)
      switch result {
      case .success(let product): content.products[job] = product
      case .failure(let failure): content.failures[job, default: []].append(failure)
      }
      content.openJobs[scenes[job], default: 0] -= 1
      guard content.openJobs[scenes[job]] == 0 else { return nil }
      return !content.failures.keys.contains { scenes[$0] == scenes[job] }
    }
  }

  /// Notes what failed after all jobs of a scene, as of the last of them.
  func note(_ failure: StateFailure, ofScene scene: Int) {
    let job = scenes.lastIndex(of: scene) ?? 0
    content.withLock { $0.failures[job, default: []].append(failure) }
  }

  var outcome: RunOutcome<Product> {
    content.withLock { content in
      RunOutcome(
        products: content.products.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
        failures: content.failures.sorted { $0.key < $1.key }.flatMap { job, failures in
          failures.map { (job, $0) }
        })
    }
  }
}

/// A consumer of a run's drawings: it writes them to files, or compares them.
package protocol RenderConsumer: Sendable {
  associatedtype Task: Sendable
  /// The product of one job.
  associatedtype Product: Sendable

  /// Whether the first job that fails ends the run; the jobs that have begun are brought to their
  /// end, and no scene after that is.
  var endsAtFailure: Bool { get }

  /// Returns the name of a job, for a message that there was no memory for it.
  func name(of job: DrawingPlan<Task>.Job) -> String

  /// Draws a state for its task. Threads do it side by side, each with a state of its own.
  func use(_ composer: StateComposer, for job: DrawingPlan<Task>.Job) throws -> Product

  /// Is told once, after the last of a scene's jobs.
  ///
  /// - `isWhole`: whether none of them failed.
  ///
  /// Throws what counts as a failure of the scene's last job.
  func end(ofScene scene: Int, isWhole: Bool) throws
}

extension RenderConsumer {
  package var endsAtFailure: Bool { false }
  package func name(of job: DrawingPlan<Task>.Job) -> String { job.state.fileName }
  package func end(ofScene scene: Int, isWhole: Bool) throws {}
}
