import GalleyChecking

/// What has been drawn so far, scene by scene; the threads of a run take turns at it.
struct RenderBoard {
  private struct SceneState {
    var openJobs: Int
    var tally = RenderTally()
    var hasFailed = false
    var lastJob: Int
  }

  private let plan: RenderPlan
  private var doneJobs = 0
  private var scenes: [Int: SceneState] = [:]
  private var warnings: [Int: [String]] = [:]
  private var errors: [Int: [String]] = [:]
  private var fileErrors: [Int: FileError] = [:]
  private var tally = RenderTally()
  private(set) var line: ProgressLine

  init(_ plan: RenderPlan, line: ProgressLine) {
    self.plan = plan
    self.line = line
    for (number, job) in plan.jobs.enumerated() {
      scenes[job.scene, default: SceneState(openJobs: 0, lastJob: number)].openJobs += 1
      scenes[job.scene]?.lastJob = number
    }
  }

  /// What a scene has come to.
  enum SceneEnd {
    /// Some of its jobs are not done.
    case open
    case complete
    case failed
  }

  /// Notes what came of a job, and says what its scene has come to.
  mutating func finish(
    _ job: Int, _ result: Result<RenderPlan.Drawn, RunError>
  ) -> SceneEnd {
    doneJobs += 1
    line.update(done: doneJobs)
    guard var scene = scenes[plan.jobs[job].scene] else { return .open }
    scene.openJobs -= 1
    switch result {
    case .success(let drawn):
      scene.tally += drawn.tally
      warnings[job] = drawn.warnings
    case .failure(let error):
      scene.hasFailed = true
      note(error, of: job)
    }
    scenes[plan.jobs[job].scene] = scene
    guard scene.openJobs == 0 else { return .open }
    return scene.hasFailed ? .failed : .complete
  }

  /// Notes what came of writing the files of a scene.
  mutating func finishWriting(scene: Int, error: RunError?) {
    if let error {
      note(error, of: scenes[scene]?.lastJob ?? 0)
    } else if let scene = scenes[scene] {
      tally += scene.tally
    }
  }

  private mutating func note(_ error: RunError, of job: Int) {
    if let file = error.file { fileErrors[job] = file } else { errors[job] = error.messages }
  }

  /// What is wrong with files once for all that have it, such as a full disk; the rest one by one.
  private var messages: [String] {
    let files = fileErrors.sorted { $0.key < $1.key }.map(\.value)
    return Self.inOrder(errors) + FileError.gathered(files).map { "galley: \($0)" }
  }

  /// What the run came to so far; messages are in the order of the jobs, however the threads went,
  /// and each is told once, however many states it is about.
  var outcome: RenderOutcome {
    RenderOutcome(
      warnings: Self.inOrder(warnings), errors: messages, tally: tally)
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
  /// What was written.
  var tally: RenderTally
}

/// How many files there are.
struct RenderTally: Equatable, Sendable {
  var pictures = 0
  var animations = 0

  static func += (sum: inout RenderTally, more: RenderTally) {
    sum.pictures += more.pictures
    sum.animations += more.animations
  }

  /// `2 pictures and 1 animation`, without those of which there are none.
  var description: String {
    let parts = [(pictures, "picture"), (animations, "animation")].filter { $0.0 > 0 }
      .map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return parts.isEmpty ? "no picture" : parts.joined(separator: " and ")
  }
}

/// Why a job failed, in words for the user, one message for each thing that is wrong.
struct RunError: Error {
  var messages: [String]
  /// The file that could not be read or written, where that is why.
  var file: FileError?

  init(messages: [String]) { self.messages = messages }

  init(writing error: any Error) {
    messages = ["galley: \(error)"]
    file = error as? FileError
  }
}
