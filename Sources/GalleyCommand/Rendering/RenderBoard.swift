/// What has been drawn so far, scene by scene; the threads of a run take turns at it.
struct RenderBoard {
  private struct SceneState {
    var openJobs: Int
    /// What each job drew, by its number; emptied once the scene is written.
    var files: [Int: [OutputFile]] = [:]
    var hasFailed = false
    var lastJob: Int
  }

  private let plan: RenderPlan
  private var nextJob = 0
  private var doneJobs = 0
  private var scenes: [Int: SceneState] = [:]
  private var warnings: [Int: [String]] = [:]
  private var errors: [Int: [String]] = [:]
  private var fileCount = 0
  private(set) var line: ProgressLine

  init(_ plan: RenderPlan, line: ProgressLine) {
    self.plan = plan
    self.line = line
    for (number, job) in plan.jobs.enumerated() {
      scenes[job.scene, default: SceneState(openJobs: 0, lastJob: number)].openJobs += 1
      scenes[job.scene]?.lastJob = number
    }
  }

  /// The number of the next job that no thread has taken.
  mutating func takeJob() -> Int? {
    guard nextJob < plan.jobs.count else { return nil }
    defer { nextJob += 1 }
    return nextJob
  }

  /// Notes what came of a job.
  ///
  /// - Returns: the files of its scene, in the order of its states, where this was the last of its
  ///   jobs and none has failed.
  mutating func finish(_ job: Int, _ result: Result<RenderPlan.Drawn, RunError>) -> [OutputFile]? {
    doneJobs += 1
    line.update(done: doneJobs)
    guard var scene = scenes[plan.jobs[job].scene] else { return nil }
    scene.openJobs -= 1
    switch result {
    case .success(let drawn):
      scene.files[job] = drawn.files
      warnings[job] = drawn.warnings
    case .failure(let error):
      scene.hasFailed = true
      errors[job] = error.messages
    }
    let files = scene.files.sorted { $0.key < $1.key }.flatMap(\.value)
    if scene.openJobs == 0 || scene.hasFailed { scene.files = [:] }
    scenes[plan.jobs[job].scene] = scene
    return scene.openJobs == 0 && !scene.hasFailed ? files : nil
  }

  /// Notes what came of writing the files of a scene.
  mutating func finishWriting(scene: Int, count: Int, error: String?) {
    if let error {
      errors[scenes[scene]?.lastJob ?? 0] = [error]
    } else {
      fileCount += count
    }
  }

  /// What the run came to so far; messages are in the order of the jobs, however the threads went,
  /// and each is told once, however many states it is about.
  var outcome: RenderOutcome {
    RenderOutcome(
      warnings: Self.inOrder(warnings), errors: Self.inOrder(errors), fileCount: fileCount)
  }

  private static func inOrder(_ messages: [Int: [String]]) -> [String] {
    var told: Set<String> = []
    return messages.sorted { $0.key < $1.key }.flatMap(\.value).filter { told.insert($0).inserted }
  }
}

/// What a run came to.
struct RenderOutcome: Equatable {
  var warnings: [String]
  var errors: [String]
  /// How many files were written.
  var fileCount: Int
}

/// Why a job failed, in words for the user, one message for each thing that is wrong.
struct RunError: Error {
  var messages: [String]
}
