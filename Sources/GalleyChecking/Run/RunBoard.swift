import Synchronization

/// What came of a run, in the order of the plan, however the threads went.
package struct RunOutcome<Product: Sendable>: Sendable {
  /// By the numbers of the jobs.
  package var products: [(job: Int, product: Product)]
  /// By the numbers of the jobs; of one job there may be several.
  package var failures: [(job: Int, failure: StateFailure)]
}

/// What has come of a run so far; its threads take turns at it.
final class RunBoard<Product: Sendable>: Sendable {
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
