package import GalleyRendering
import Synchronization

/// Threads that take one job after another, each with a renderer of its own.
package struct DrawingCrew: Sendable {
  /// What a thread works with, or why it has nothing to work with.
  package typealias Tools = Result<Renderer, any Error>

  private let jobCount: Int
  private let makeRenderer: @Sendable () throws -> Renderer
  private let needsOwnRenderer: @Sendable (_ job: Int) -> Bool

  /// - Parameters:
  ///   - makeRenderer: is asked once in each thread but the calling one.
  ///   - needsOwnRenderer: whether a job must not leave what it adds, such as fonts, to the next.
  package init(
    jobCount: Int, makeRenderer: @escaping @Sendable () throws -> Renderer,
    needsOwnRenderer: @escaping @Sendable (_ job: Int) -> Bool
  ) {
    self.jobCount = jobCount
    self.makeRenderer = makeRenderer
    self.needsOwnRenderer = needsOwnRenderer
  }

  /// Does every job once, in at most so many threads; in the calling one with the renderer given.
  package func run(
    threads: Int, renderer: Renderer, job: @escaping @Sendable (Int, Tools) -> Void
  ) {
    let counter = Counter()
    WorkerThreads.run(
      min(threads, jobCount),
      elsewhere: { takeJobs(from: counter, with: Result { try makeRenderer() }, job) },
      here: { takeJobs(from: counter, with: .success(renderer), job) })
  }

  private func takeJobs(from counter: Counter, with tools: Tools, _ job: (Int, Tools) -> Void) {
    while let number = counter.next(below: jobCount) {
      job(number, needsOwnRenderer(number) ? Result { try makeRenderer() } : tools)
    }
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func next(below end: Int) -> Int? {
      let number = value.wrappingAdd(1, ordering: .relaxed).oldValue
      return number < end ? number : nil
    }
  }
}
